/** Sizes in SVG units. A mark includes the gap after it. */
const MARK = { width: 10, height: 15 }
const GAP = 1

type Props = { count: number; inRow: number; markWidth: string; className?: string }

/**
 * Draws one mark per counted item.
 * @param inRow maximum number of marks in a row. Rows have similar lengths.
 * @param markWidth a length or percentage of CSS.
 */
export function CountMarks({ count, inRow, markWidth, className = '' }: Props) {
  const rowCount = Math.ceil(count / inRow)
  const columns = Math.ceil(count / rowCount)
  const rows = markRows(count, columns)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns * MARK.width - GAP} ${rowCount * MARK.height - GAP}`}
      strokeWidth={MARK.height - GAP}
      strokeDasharray={`${MARK.width - GAP} ${GAP}`}
      style={{ width: `calc(${columns} * ${markWidth})` }}
      className={`count-marks max-w-full fill-none stroke-(--solid) forced-colors:stroke-current ${className}`}
    >
      <path d={rows} />
    </svg>
  )
}

/** A dashed line for each row. The dashes are the marks. */
function markRows(count: number, columns: number): string {
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
    const length = Math.min(columns, count - row * columns)
    return `M0 ${row * MARK.height + (MARK.height - GAP) / 2}h${length * MARK.width - GAP}`
  }).join('')
}
