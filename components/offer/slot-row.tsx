export function SlotRow({ filled, slots }: { filled: number; slots: number }) {
  return (
    <div aria-hidden className="flex gap-1">
      {Array.from({ length: slots }, (_, index) => (
        <span
          key={index}
          className={`rounded-sm h-9 w-6 border forced-color-adjust-none print-exact print:h-5 print:w-3.5 ${index < filled ? 'border-accent bg-accent' : 'border-dashed border-line-strong'}`}
        />
      ))}
    </div>
  )
}
