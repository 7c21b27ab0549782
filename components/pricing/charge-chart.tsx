import type { PricingPackage } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { monthlyCharge, formatPounds } from '@/lib/prices/money'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'
import { ChargeLine } from './charge-line'

/** Whole pounds: the top of the plot is a multiple of it. */
const AXIS_STEP = 500
/** Attended consultations between two ticks. */
const TICK_INTERVAL = 10

/** Both charges by attended consultations. */
export function ChargeChart({
  packages: { core, premium },
  words,
  attended,
}: {
  packages: PricingSheet['packages']
  words: PricingSheet['estimator']
  attended: number
}) {
  const { max } = words
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
  const highest = Math.max(...[core, premium].map(({ investment }) => monthlyCharge(investment, max).total))
  const top = (Math.ceil(highest / AXIS_STEP) + 1) * AXIS_STEP
  const ticks = Array.from({ length: max / TICK_INTERVAL + 1 }, (_, index) => index * TICK_INTERVAL)
  const capped = ({ investment }: PricingPackage) => ({
    cap: investment.cap,
    total: formatPounds(monthlyCharge(investment, investment.cap).total),
  })
  const alt = interpolate(words.chart, {
    core: capped(core).total,
    coreCap: capped(core).cap,
    premium: capped(premium).total,
    premiumCap: capped(premium).cap,
  })
  return (
    <div role="img" aria-label={alt} className="mt-6 break-inside-avoid px-3.5 [print-color-adjust:exact]">
      <div className="relative h-64 border-b border-line sm:h-80">
        <div className="absolute inset-y-0 w-px bg-line-strong" style={{ left: percent(attended, max) }} />
        <ChargeLine
          terms={core}
          colour="text-brass"
          capLabel={interpolate(words.stops, { cap: capped(core).total })}
          {...{ max, top, attended }}
        />
        <ChargeLine
          terms={premium}
          colour="text-accent"
          capLabel={interpolate(words.stops, { cap: capped(premium).total })}
          {...{ max, top, attended }}
        />
      </div>
      <div className="relative h-6 text-fine text-muted tabular-nums">
        {ticks.map((tick) => (
          <span key={tick} className="absolute top-1 -translate-x-1/2" style={{ left: percent(tick, max) }}>
            {tick}
          </span>
        ))}
      </div>
    </div>
  )
}
