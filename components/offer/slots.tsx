/** Slots of the picture: as many as the largest option has parts. */
const SLOTS = 9

/** How much of the diary's page an option fills: one slot for each of its parts. */
export function Slots({ parts }: { parts: number }) {
  return (
    <div aria-hidden className="mt-1 grid shrink-0 grid-cols-3 gap-1">
      {Array.from({ length: SLOTS }, (_, index) => (
        <span
          key={index}
          className={`h-3 w-5 rounded-xs border [print-color-adjust:exact] ${index < parts ? 'border-accent bg-accent' : 'border-dashed border-line-strong'}`}
        />
      ))}
    </div>
  )
}
