/** A mark with the gap after it, in units of the drawing. */
const MARK = { width: 10, height: 15 }
const GAP = 1
/** Width of a mark in percent of the container, in a row of up to ten marks. */
const WIDTH_PERCENT = 10

/** Marks in a row of a drawing: more for a larger count, so that the drawing is wider than it is high. */
export function marksInRow(count: number): number {
  return Math.max(16, Math.ceil(Math.sqrt(5 * count)))
}

type Props = { count: number; booked?: number; inRow?: number; markWidth?: number; className?: string }

/**
 * A mark for each of what a figure counts. The booked ones are white.
 * @param inRow greatest number of marks in a row; the rows are of about the same length.
 * @param markWidth in em; without it, a row of ten or more fills the width.
 */
export function CountMarks({ count, booked = count, inRow = marksInRow(count), markWidth, className = '' }: Props) {
  const rows = Math.ceil(count / inRow)
  const columns = Math.ceil(count / rows)
  const width = markWidth ? `${(markWidth * columns).toFixed(3)}em` : `${Math.min(columns * WIDTH_PERCENT, 100)}%`
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns * MARK.width - GAP} ${rows * MARK.height - GAP}`}
      strokeWidth={MARK.height - GAP}
      strokeDasharray={`${MARK.width - GAP} ${GAP}`}
      style={{ '--marks-width': width }}
      className={`count-marks block w-(--marks-width) max-w-full fill-none stroke-(--solid) forced-colors:stroke-current ${className}`}
    >
      {booked < count && (
        <path
          d={markRows(count, columns)}
          className={booked > 0 ? 'marks-empty forced-colors:opacity-40' : undefined}
        />
      )}
      {booked > 0 && (
        <path
          d={markRows(booked, columns)}
          className="marks-booked reveal-[fill-y] stroke-(--booked) forced-colors:stroke-current"
        />
      )}
    </svg>
  )
}

/** A line for each row, whose dashes are the marks. */
function markRows(count: number, columns: number): string {
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
    const length = Math.min(columns, count - row * columns)
    return `M0 ${row * MARK.height + (MARK.height - GAP) / 2}h${length * MARK.width - GAP}`
  }).join('')
}
