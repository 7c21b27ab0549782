import { round } from '@/lib/round'
import { AXIS_WEEKS } from '@/lib/week-axis'
import { WeekLines } from './week-lines'

/** Height of each drawn row in relation to the first: they end in a line. */
const ROWS = [1, 0.72, 0.52, 0.37, 0.27, 0.19, 0.14, 0.1]

/**
 * The weeks after the axis, into which the last phase continues: rows of a diary that become lower. Not on paper.
 * @param from the first week of the phase, at which the text begins on wide screens.
 */
export function OpenEnd({ text, from }: { text: string; from: number }) {
  return (
    <div aria-hidden="true" className="screen-only on-white">
      <p
        style={{ '--before': `${round(((from - 1) / AXIS_WEEKS) * 100)}%` }}
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
