/** A slot with the gap after it, in units of the drawing. slots.css has the same sizes for the stroke and its dashes. */
const SLOT = { width: 10, height: 15 }
const GAP = 1
/** Width of a slot in percent of the container, in a row of up to ten slots. */
const WIDTH_PERCENT = 10

/** Slots in a row of a drawing: more for a larger count, so that the drawing is wider than it is high. */
export function slotsInRow(count: number): number {
  return Math.max(16, Math.ceil(Math.sqrt(5 * count)))
}

type Props = { count: number; booked?: number; inRow?: number; slotWidth?: number; className?: string }

/**
 * A slot for each of what a figure counts. The booked ones are white.
 * @param inRow greatest number of slots in a row; the rows are of about the same length.
 * @param slotWidth in em; without it, a row of ten or more fills the width.
 */
export function Slots({ count, booked = count, inRow = slotsInRow(count), slotWidth, className = '' }: Props) {
  const rows = Math.ceil(count / inRow)
  const columns = Math.ceil(count / rows)
  const width = slotWidth ? `${(slotWidth * columns).toFixed(3)}em` : `${Math.min(columns * WIDTH_PERCENT, 100)}%`
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns * SLOT.width - GAP} ${rows * SLOT.height - GAP}`}
      style={{ '--slots-width': width }}
      className={`slots ${className}`}
    >
      {booked < count && <path d={slotRows(count, columns)} className={booked > 0 ? 'slots-empty' : undefined} />}
      {booked > 0 && <path d={slotRows(booked, columns)} className="slots-booked" />}
    </svg>
  )
}

/** A line for each row, whose dashes are the slots. */
function slotRows(count: number, columns: number): string {
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
    const length = Math.min(columns, count - row * columns)
    return `M0 ${row * SLOT.height + (SLOT.height - GAP) / 2}h${length * SLOT.width - GAP}`
  }).join('')
}
