import { AXIS_WEEKS } from '@/lib/week-axis'
import { WeekLines } from './week-lines'

/** Each drawn row has this share of the height of the one before, so that the rows end in a line. */
const ROW_RATIO = 0.72
const ROWS = Array.from({ length: 10 }, (_, row) => ROW_RATIO ** row)

/**
 * The weeks after the axis, into which the last phase continues: rows of a diary that become lower. Not on paper.
 * @param from the first week of the phase, at which the text begins on wide screens.
 */
export function OpenEnd({ text, from }: { text: string; from: number }) {
  return (
    <div aria-hidden="true" className="screen-only on-white">
      <p
        style={{ '--before': `${((from - 1) / AXIS_WEEKS) * 100}%` }}
        className="px-m py-item voice text-caption wide:ms-(--before) wide:indent-1"
      >
        {text}
      </p>
      <div className="further-weeks relative reveal-[wipe] slim:mx-m">
        <WeekLines />
        {ROWS.map((ratio) => (
          <div key={ratio} style={{ '--ratio': ratio }} className="further-row" />
        ))}
      </div>
    </div>
  )
}
