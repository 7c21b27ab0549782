import type { PricingPackage } from '@/content/types'
import { fill } from '@/lib/fill'
import { monthlyCharge, pounds } from '@/lib/money'
import type { PricingSheet } from '@/lib/pricing-sheet'
import { ChargeLine } from './charge-line'

/** Whole pounds between two lines of the plot, and the room that it keeps above its highest sum. */
const STEP = 1000
const HEADROOM = 500
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
  const lines = Array.from({ length: Math.floor(top / STEP) + 1 }, (_, index) => index * STEP)
  const ticks = Array.from({ length: most / TICK + 1 }, (_, index) => index * TICK)
  const capped = ({ investment }: PricingPackage) => ({
    cap: investment.cap,
    total: pounds(monthlyCharge(investment, investment.cap).total),
  })
  const alternative = fill(words.chart, {
    core: capped(core).total,
    coreCap: capped(core).cap,
    premium: capped(premium).total,
    premiumCap: capped(premium).cap,
  })
  return (
    <div role="img" aria-label={alternative} className="mt-6 px-3.5">
      <div className="relative h-64 sm:h-80">
        {lines.map((sum) => (
          <div key={sum} className="absolute inset-x-0 border-t border-line" style={{ bottom: percent(sum, top) }} />
        ))}
        <div className="absolute inset-y-0 w-px bg-line-strong" style={{ left: percent(attended, most) }} />
        <ChargeLine terms={core} colour="text-brass" stops={fill(words.stops, { cap: capped(core).total })} {...{ most, top, attended }} />
        <ChargeLine terms={premium} colour="text-accent" stops={fill(words.stops, { cap: capped(premium).total })} {...{ most, top, attended }} />
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
