import type { PricingPackage } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { monthlyCharge, formatPounds } from '@/lib/prices/money'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'

/** Whole pounds; the top of the plot is a multiple of it. */
const AXIS_STEP = 500
/** Attended consultations between two ticks. */
const TICK_INTERVAL = 10

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
const chargeAtCap = ({ investment }: PricingPackage) => formatPounds(monthlyCharge(investment, investment.cap).total)

/** A line chart of both packages' monthly charges by attended consultations. */
export function ChargeChart({ sheet, attended }: { sheet: PricingSheet; attended: number }) {
  const { packages, estimator: labels } = sheet
  const { core, premium } = packages
  const { max } = labels
  const highest = Math.max(...[core, premium].map(({ investment }) => monthlyCharge(investment, max).total))
  const top = (Math.ceil(highest / AXIS_STEP) + 1) * AXIS_STEP
  const ticks = Array.from({ length: max / TICK_INTERVAL + 1 }, (_, index) => index * TICK_INTERVAL)
  const alt = interpolate(labels.chart, {
    core: chargeAtCap(core),
    coreCap: core.investment.cap,
    premium: chargeAtCap(premium),
    premiumCap: premium.investment.cap,
  })
  return (
    <div role="img" aria-label={alt} className="mt-6 break-inside-avoid px-3.5 [print-color-adjust:exact]">
      <div className="relative h-64 border-b border-line sm:h-80">
        <div className="absolute inset-y-0 w-px bg-line-strong" style={{ left: percent(attended, max) }} />
        <ChargeLine pricePackage={core} colour="text-brass" {...{ labels, top, attended }} />
        <ChargeLine pricePackage={premium} colour="text-accent" {...{ labels, top, attended }} />
      </div>
      <div className="relative h-6 text-small text-muted tabular-nums">
        {ticks.map((tick) => (
          <span key={tick} className="absolute top-1 -translate-x-1/2" style={{ left: percent(tick, max) }}>
            {tick}
          </span>
        ))}
      </div>
    </div>
  )
}

type LineProps = {
  pricePackage: PricingPackage
  labels: PricingSheet['estimator']
  colour: string
  top: number
  attended: number
}

/**
 * The charge of one package by attended consultations, with a label where the cap is reached.
 * @param top whole pounds at the top of the plot.
 */
function ChargeLine({ pricePackage, labels: { max, stops }, colour, top, attended }: LineProps) {
  const { name, investment } = pricePackage
  const positionOf = (count: number) => {
    const { total } = monthlyCharge(investment, count)
    return { left: percent(count, max), bottom: percent(total, top) }
  }
  const points = [0, investment.cap, max].map((count) => `${count},${top - monthlyCharge(investment, count).total}`)
  const dot = 'absolute -translate-x-1/2 translate-y-1/2 rounded-full bg-current'
  return (
    <div className={`absolute inset-0 text-small font-medium ${colour}`}>
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
        style={{ ...positionOf(investment.cap), bottom: 0, height: positionOf(investment.cap).bottom }}
      />
      <span className="absolute translate-y-[calc(100%+0.25rem)]" style={{ bottom: positionOf(0).bottom }}>
        {name} <span className="font-normal tabular-nums max-sm:hidden">{formatPounds(investment.monthly)}</span>
      </span>
      <span className="absolute right-0 -translate-y-2" style={{ bottom: positionOf(max).bottom }}>
        {interpolate(stops, { cap: chargeAtCap(pricePackage) })}
      </span>
      <span className={`size-2 ${dot}`} style={positionOf(investment.cap)} />
      <span className={`size-4 border-2 border-canvas ${dot}`} style={positionOf(attended)} />
    </div>
  )
}
