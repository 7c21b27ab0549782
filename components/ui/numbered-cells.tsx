/** Cells in a row on wide screens and on phones, in which the number of each has space. */
const MOST_IN_ROW = { wide: 16, phone: 8 }

type Props = {
  count: number
  booked?: number
  inRow?: number
  label?: string
  className?: string
  cellClass: string
}

/**
 * A numbered cell for each of what a figure counts. The booked ones are white.
 * @param inRow cells in a row on wide screens.
 * @param label the text alternative, unless the text next to the cells says it.
 * @param className the width.
 * @param cellClass the height of a cell, and the size of its number.
 */
export function NumberedCells({ count, booked = count, inRow, label, className = '', cellClass }: Props) {
  const most = Math.min(count, MOST_IN_ROW.wide)
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      style={{ '--wide': inRow ?? most, '--tablet': most, '--phone': Math.min(count, MOST_IN_ROW.phone) }}
      className={`numbered-cells ${className}`}
    >
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`${cellClass} ${index < booked ? 'reveal-[fill-y] on-white' : ''}`}>
          {`${index + 1} `}
        </span>
      ))}
    </span>
  )
}
