/** Slots in a row of a drawing: more for a larger count, so that the drawing is wider than it is high. */
export const slotsInRow = (count: number) => Math.max(16, Math.ceil(Math.sqrt(5 * count)))

type Props = { count: number; booked?: number; inRow?: number; slotWidth?: number; className?: string }

/**
 * A slot for each of what a figure counts. The booked ones are white.
 * @param inRow greatest number of slots in a row; the rows are of about the same length.
 * @param slotWidth in em; without it, a row of ten or more fills the width.
 */
export function Slots({ count, booked = count, inRow = slotsInRow(count), slotWidth, className = '' }: Props) {
  const rows = Math.ceil(count / inRow)
  const columns = Math.ceil(count / rows)
  const width = columns * 10 - 1
  const height = rows * 15 - 1
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      style={{
        '--slots-width': slotWidth ? `${(slotWidth * columns).toFixed(3)}em` : `${Math.min(columns * 10, 100)}%`,
      }}
      className={`block w-(--slots-width) max-w-full fill-none stroke-14 [stroke-dasharray:9_1] ${className}`}
    >
      {booked < count && (
        <path
          d={slotRows(count, columns)}
          className={`stroke-solid forced-colors:stroke-current paper:stroke-current ${booked > 0 ? 'forced-colors:opacity-40 paper:opacity-40' : ''}`}
        />
      )}
      {booked > 0 && (
        <path
          d={slotRows(booked, columns)}
          className="reveal-[fill-y] stroke-booked forced-colors:stroke-current paper:stroke-current"
        />
      )}
    </svg>
  )
}

/** A dashed line for each row. */
function slotRows(count: number, columns: number): string {
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
    const length = Math.min(columns, count - row * columns)
    return `M0 ${row * 15 + 7}h${length * 10 - 1}`
  }).join('')
}
