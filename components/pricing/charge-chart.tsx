import type { PricingPackage } from '@/content/types'
import { interpolate } from '@/lib/text/interpolate'
import { monthlyCharge, formatPounds } from '@/lib/prices/money'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'
import { ChargeLine } from './charge-line'

/** Whole pounds: the steps in which the plot grows with its highest sum. */
const HEADROOM = 500
/** Attended consultations between two marks of the axis. */
const TICK = 10

/** Both charges over the attended consultations: they rise, reach their cap and stay level. */
export function ChargeChart({
  packages: { core, premium },
  words,
  attended,
}: {
  packages: PricingSheet['packages']
  words: PricingSheet['estimator']
  attended: number
}) {
  const most = words.most
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
  const highest = Math.max(...[core, premium].map(({ investment }) => monthlyCharge(investment, most).total))
  const top = (Math.ceil(highest / HEADROOM) + 1) * HEADROOM
  const ticks = Array.from({ length: most / TICK + 1 }, (_, index) => index * TICK)
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
        <div className="absolute inset-y-0 w-px bg-line-strong" style={{ left: percent(attended, most) }} />
        <ChargeLine
          terms={core}
          colour="text-brass"
          stops={interpolate(words.stops, { cap: capped(core).total })}
          {...{ most, top, attended }}
        />
        <ChargeLine
          terms={premium}
          colour="text-accent"
          stops={interpolate(words.stops, { cap: capped(premium).total })}
          {...{ most, top, attended }}
        />
      </div>
      <div className="relative h-6 text-fine text-muted tabular-nums">
        {ticks.map((tick) => (
          <span key={tick} className="absolute top-1 -translate-x-1/2" style={{ left: percent(tick, most) }}>
            {tick}
          </span>
        ))}
      </div>
    </div>
  )
}
