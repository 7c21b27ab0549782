import type { PricingPackage } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { monthlyCharge, formatPounds } from '@/lib/prices/money'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'

export function Estimate({
  terms: { name, investment },
  words,
  perMonth,
  attended,
}: {
  terms: PricingPackage
  words: PricingSheet['estimator']
  perMonth: string
  attended: number
}) {
  const { monthly, perConsultation, cap } = investment
  const { charged, total } = monthlyCharge(investment, attended)
  const fee = formatPounds(perConsultation)
  return (
    <div role="group" aria-label={name} className="break-inside-avoid border-t border-ink pt-4">
      <h3 className="font-sans text-base font-medium tracking-normal">{name}</h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className="figure text-h2 leading-none tabular-nums">{formatPounds(total)}</span>
        <span className="figure text-h3 text-muted">{perMonth}</span>
      </p>
      <p className="mt-2 text-small tabular-nums">
        <span>{interpolate(words.sum, { monthly: formatPounds(monthly), charged, fee })}</span>
        <span className="ml-3 text-brass">
          {charged === cap ? words.capped : interpolate(words.running, { left: cap - charged })}
        </span>
      </p>
      <p className="mt-2 max-w-measure-2xl text-small text-muted">
        {interpolate(words.formula, {
          monthly: formatPounds(monthly),
          fee,
          cap,
          max: formatPounds(monthlyCharge(investment, cap).total),
        })}
      </p>
    </div>
  )
}
