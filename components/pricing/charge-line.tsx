import type { PricingPackage } from '@/content/schema'
import { monthlyCharge, formatPounds } from '@/lib/prices/money'

/**
 * The charge of one package by attended consultations.
 * @param top whole pounds at the top of the plot.
 * @param max attended consultations at its right edge.
 * @param capLabel shown where the charge has reached its cap.
 */
export function ChargeLine({
  terms: { name, investment },
  colour,
  capLabel,
  max,
  top,
  attended,
}: {
  terms: PricingPackage
  colour: string
  capLabel: string
  max: number
  top: number
  attended: number
}) {
  const place = (count: number) => {
    const { total } = monthlyCharge(investment, count)
    return { left: `${(count / max) * 100}%`, bottom: `${(total / top) * 100}%` }
  }
  const points = [0, investment.cap, max].map((count) => `${count},${top - monthlyCharge(investment, count).total}`)
  const dot = 'absolute -translate-x-1/2 translate-y-1/2 rounded-full bg-current'
  return (
    <div className={`absolute inset-0 text-fine font-medium ${colour}`}>
      <svg
        aria-hidden
        viewBox={`0 0 ${max} ${top}`}
        preserveAspectRatio="none"
        className="absolute size-full overflow-visible"
      >
        <polyline
          points={points.join(' ')}
          className="fill-none stroke-current"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span
        className="absolute border-l border-dotted border-current"
        style={{ ...place(investment.cap), bottom: 0, height: place(investment.cap).bottom }}
      />
      <span className="absolute translate-y-[calc(100%+0.25rem)]" style={{ bottom: place(0).bottom }}>
        {name} <span className="font-normal tabular-nums max-sm:hidden">{formatPounds(investment.monthly)}</span>
      </span>
      <span className="absolute right-0 -translate-y-2" style={{ bottom: place(max).bottom }}>
        {capLabel}
      </span>
      <span className={`size-2 ${dot}`} style={place(investment.cap)} />
      <span className={`size-4 border-2 border-canvas ${dot}`} style={place(attended)} />
    </div>
  )
}
