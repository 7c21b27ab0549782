/** A numbered white cell for each of what a figure counts, which the text next to it says. */
export function NumberedCells({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="numbered-cells">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className="reveal-[fill-y] on-white">
          {`${index + 1} `}
        </i>
      ))}
    </span>
  )
}
