/**
 * A ruler of `count` units of time. Every nth tick is thicker and red.
 * @param className sets the height and the colour of the other ticks.
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
