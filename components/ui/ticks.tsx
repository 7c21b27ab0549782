/**
 * A ruler whose intervals are units of time, from edge to edge. Every nth tick, counted from the first, is thicker and red.
 * @param className the colour of the other ticks and the height.
 */
export function Ticks({ count, nth, className }: { count: number; nth: number; className: string }) {
  const ticks = Array.from({ length: count + 1 }, (_, index) => index)
  const isNth = (index: number) => index % nth === 0
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${count} 1`}
      preserveAspectRatio="none"
      className={`block w-full reveal-[wipe] overflow-visible *:[vector-effect:non-scaling-stroke] ${className}`}
    >
      <path d={tickPath(ticks.filter((tick) => !isNth(tick)))} />
      <path d={tickPath(ticks.filter(isNth))} className="stroke-red stroke-3" />
    </svg>
  )
}

const tickPath = (ticks: readonly number[]) => ticks.map((tick) => `M${tick} 0v1`).join('')
