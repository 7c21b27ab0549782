/** Numbered white cells, one for each unit of the figure next to them. */
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
