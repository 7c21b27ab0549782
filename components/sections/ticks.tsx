/** A ruler of `count` units of time. Every nth tick is thicker. */
export function Ticks({ count, nth }: { count: number; nth: number }) {
  const ticks = Array.from({ length: count + 1 }, (_, index) => index)
  const isNth = (index: number) => index % nth === 0
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${count} 1`}
      preserveAspectRatio="none"
      className="block h-6 w-full reveal-[wipe] overflow-visible stroke-red *:[vector-effect:non-scaling-stroke]"
    >
      <path d={tickPath(ticks.filter((tick) => !isNth(tick)))} />
      <path d={tickPath(ticks.filter(isNth))} className="stroke-3" />
    </svg>
  )
}

const tickPath = (ticks: readonly number[]) => ticks.map((tick) => `M${tick} 0v1`).join('')
