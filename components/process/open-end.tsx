import type { PhasePlace } from '@/lib/place-phases'
import { AXIS_WEEKS } from '@/lib/week-axis'
import { WeekLines } from './week-lines'

/** The greatest share of the width before the text: the rest has space for it. */
const MOST_BEFORE = 3 / 4
/** The drawn rows. Each has this share of the height of the one before, so that they end in a line. */
const ROWS = 10
const ROW_RATIO = 0.72

type Props = { text: string; place: PhasePlace }

/** The weeks after the axis, into which the last phase continues: rows of a diary that become lower. Not on paper. */
export function OpenEnd({ text, place }: Props) {
  const before = Math.min((place.from - 1) / AXIS_WEEKS, MOST_BEFORE)
  return (
    <div aria-hidden="true" className="on-white paper:hidden">
      <p
        style={{ '--before': before }}
        className={`open-end px-m py-item voice text-caption ${place.isAdjacent ? 'wide:indent-1' : ''}`}
      >
        {text}
      </p>
      <div className="further-weeks relative reveal-[wipe]">
        <WeekLines lineClass="border-s-2 border-(--further)" />
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} style={{ '--ratio': ROW_RATIO ** row }} className="further-row" />
        ))}
      </div>
    </div>
  )
}
