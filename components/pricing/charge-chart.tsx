import { Fragment } from 'react'
import type { PricingPackage } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { monthlyCharge, formatPounds } from '@/lib/prices/money'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'

/** Attended consultations between two ticks. */
const TICK_INTERVAL = 10

const charge = ({ investment }: PricingPackage, attended: number) => monthlyCharge(investment, attended).total
const chargeAtCap = (pricePackage: PricingPackage) => charge(pricePackage, pricePackage.investment.cap)

/**
 * Columns of both packages' monthly charges by attended consultations: Core solid, Premium outlined above it. The chosen
 * number is above its column.
 */
export function ChargeChart({ sheet, attended }: { sheet: PricingSheet; attended: number }) {
  const { core, premium } = sheet.packages
  const { max, chart, stops } = sheet.estimator
  const highest = Math.max(chargeAtCap(core), chargeAtCap(premium))
  const height = (pounds: number) => `${(pounds / highest) * 100}%`
  const alt = interpolate(chart, {
    core: formatPounds(chargeAtCap(core)),
    coreCap: core.investment.cap,
    premium: formatPounds(chargeAtCap(premium)),
    premiumCap: premium.investment.cap,
  })
  return (
    <div
      role="img"
      aria-label={alt}
      className="break-inside-avoid pt-[calc(clamp(6rem,11vw,16rem)-2.5rem)] [print-color-adjust:exact]"
    >
      <div className="relative mb-8 flex h-[clamp(21rem,34vw,54rem)] border-b">
        <span
          style={{ bottom: height(Math.max(charge(core, attended), charge(premium, attended))) }}
          className="absolute left-[clamp(0.4em,(var(--chosen)+0.5)*var(--column),100%-0.4em)] -translate-x-1/2 pb-5 voice trim-caps display-[clamp(5rem,11.5vw,17rem)]"
        >
          {attended}
        </span>
        {Array.from({ length: max + 1 }, (_, at) => (
          <div key={at} className="relative flex-1">
            {[premium, core].map((pricePackage) => (
              <span
                key={pricePackage.name}
                style={{ height: height(charge(pricePackage, at)) }}
                className={`absolute inset-x-px bottom-0 border border-ink ${at === attended ? 'bg-booked forced-colors:bg-[Highlight]' : pricePackage === core ? 'bg-ink forced-colors:bg-[CanvasText]' : 'bg-deep'}`}
              />
            ))}
            {at % TICK_INTERVAL === 0 && (
              <span className="absolute top-full left-1/2 -translate-x-1/2 pt-1.5 font-semibold">{at}</span>
            )}
          </div>
        ))}
        {/* A heavy rule from the cap to the end, and the labels of the first and the highest charge, below their columns' tops. */}
        {[core, premium].map((pricePackage) => {
          const { name, investment } = pricePackage
          const bottom = height(chargeAtCap(pricePackage))
          const [label, rule] =
            pricePackage === core
              ? ['bg-ink text-deep', 'translate-y-full bg-deep']
              : ['bg-deep', 'bg-ink forced-colors:bg-[CanvasText]']
          const labelClass = `absolute translate-y-[calc(100%+0.75rem)] px-2 py-0.5 font-semibold ${label}`
          return (
            <Fragment key={name}>
              <span
                style={{ left: `${(investment.cap / (max + 1)) * 100}%`, bottom }}
                className={`absolute right-0 h-1.5 ${rule}`}
              />
              <span style={{ bottom }} className={`right-0 ${labelClass}`}>
                {interpolate(stops, { cap: formatPounds(chargeAtCap(pricePackage)) })}
              </span>
              <span style={{ bottom: height(investment.monthly) }} className={labelClass}>
                {name} <span className="font-normal slim:hidden">{formatPounds(investment.monthly)}</span>
              </span>
            </Fragment>
          )
        })}
      </div>
    </div>
  )
}
