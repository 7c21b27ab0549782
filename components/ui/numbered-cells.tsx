/** Cells in a row on wide screens, in which the number of each has space. On phones, half as many. */
const MOST_IN_ROW = 16

type Props = { count: number; booked?: number; label?: string; className?: string; cellClass: string }

/**
 * A numbered cell for each of what a figure counts. The booked ones are white.
 * @param label the text alternative, unless the text next to the cells says it.
 * @param className the width.
 * @param cellClass the height of a cell, and the size of its number.
 */
export function NumberedCells({ count, booked = count, label, className = '', cellClass }: Props) {
  const inRow = Math.min(count, MOST_IN_ROW)
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      style={{ '--cells': inRow, '--narrow-cells': Math.ceil(inRow / 2) }}
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
