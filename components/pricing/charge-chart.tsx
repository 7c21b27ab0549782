import type { PricingPackage } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { monthlyCharge, formatPounds } from '@/lib/prices/money'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'

/** Attended consultations between two ticks. */
const TICK_INTERVAL = 10
/** Height of the plot, of which the highest charge leaves some for its label. */
const HEADROOM = 1.12

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
const chargeAtCap = ({ investment }: PricingPackage) => formatPounds(monthlyCharge(investment, investment.cap).total)

/** Columns of both packages' monthly charges by attended consultations: one package solid, the other outlined above it. */
export function ChargeChart({ sheet, attended }: { sheet: PricingSheet; attended: number }) {
  const { packages, estimator: labels } = sheet
  const { core, premium } = packages
  const count = labels.max + 1
  const total = ({ investment }: PricingPackage, at: number) => monthlyCharge(investment, at).total
  const top = Math.max(total(core, labels.max), total(premium, labels.max)) * HEADROOM
  const alt = interpolate(labels.chart, {
    core: chargeAtCap(core),
    coreCap: core.investment.cap,
    premium: chargeAtCap(premium),
    premiumCap: premium.investment.cap,
  })
  return (
    <div role="img" aria-label={alt} className="mt-6 break-inside-avoid">
      <div className="relative flex h-[clamp(21rem,36vw,56rem)] border-b">
        {Array.from({ length: count }, (_, at) => (
          <div key={at} className="relative flex-1">
            {[premium, core].map((pricePackage) => (
              <span
                key={pricePackage.name}
                style={{ height: percent(total(pricePackage, at), top) }}
                className={`absolute inset-x-px bottom-0 border print:border-ink ${columnClass(at === attended, pricePackage === core)}`}
              />
            ))}
          </div>
        ))}
        {[core, premium].map((pricePackage) => (
          <Cap
            key={pricePackage.name}
            {...{ pricePackage, count, top }}
            stops={labels.stops}
            isSolid={pricePackage === core}
          />
        ))}
      </div>
      <div className="relative h-7 font-semibold tabular-nums">
        {Array.from({ length: Math.floor(labels.max / TICK_INTERVAL) + 1 }, (_, index) => index * TICK_INTERVAL).map(
          (tick) => (
            <span key={tick} className="absolute top-1.5 -translate-x-1/2" style={{ left: percent(tick + 0.5, count) }}>
              {tick}
            </span>
          ),
        )}
      </div>
    </div>
  )
}

function columnClass(isChosen: boolean, isSolid: boolean): string {
  if (isChosen) return 'border-ink bg-booked'
  return isSolid ? 'border-ink bg-ink' : 'border-ink bg-deep'
}

type CapProps = {
  pricePackage: PricingPackage
  count: number
  top: number
  stops: PricingSheet['estimator']['stops']
  isSolid: boolean
}

/** A heavy rule from the cap of a package to the end, and the labels of its first and its highest charge. */
function Cap({ pricePackage, count, top, stops, isSolid }: CapProps) {
  const { name, investment } = pricePackage
  const bottom = percent(monthlyCharge(investment, investment.cap).total, top)
  const label = isSolid ? 'mt-3 bg-ink px-2 py-0.5 text-deep' : '-translate-y-full pb-2'
  return (
    <>
      <span
        style={{ left: percent(investment.cap, count), bottom }}
        className={`absolute right-0 h-1.5 ${isSolid ? 'translate-y-full bg-deep' : 'bg-ink'}`}
      />
      <span style={{ top: `calc(100% - ${bottom})` }} className={`absolute right-0 font-semibold ${label}`}>
        {interpolate(stops, { cap: chargeAtCap(pricePackage) })}
      </span>
      <span
        style={{ top: `calc(100% - ${percent(investment.monthly, top)})` }}
        className={`absolute left-0 font-semibold ${label}`}
      >
        {name} <span className="font-normal slim:hidden">{formatPounds(investment.monthly)}</span>
      </span>
    </>
  )
}
