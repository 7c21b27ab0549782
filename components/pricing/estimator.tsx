import { useEffect, useState } from 'react'
import { PerMonth } from '@/components/prices/price'
import { Section } from '@/components/ui/section'
import type { PricingPackage } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { monthlyCharge, formatPounds } from '@/lib/prices/money'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'
import { ChargeChart } from './charge-chart'

/** Milliseconds between the last input and the announcement of the sums. */
const DEBOUNCE_MS = 400

export function Estimator({ sheet }: { sheet: PricingSheet }) {
  const { estimator: labels, priceLabels, packages } = sheet
  const [attended, setAttended] = useState<number>(labels.start)
  const [announced, setAnnounced] = useState('')
  const { core, premium } = packages
  const consultations = interpolate(attended === 1 ? labels.attended.one : labels.attended.many, { attended })
  const announcement = interpolate(labels.announcement, {
    attended: consultations,
    core: formatPounds(monthlyCharge(core.investment, attended).total),
    premium: formatPounds(monthlyCharge(premium.investment, attended).total),
  })
  useEffect(() => {
    if (attended === labels.start && announced === '') return
    const timer = setTimeout(() => setAnnounced(announcement), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [announced, announcement, attended, labels.start])

  return (
    <Section labelledBy="estimator-title">
      <h2 id="estimator-title">{labels.title}</h2>
      <p className="mt-4 max-w-measure-2xl text-lead text-muted print:hidden">{labels.lead}</p>
      <div className="mt-10 grid gap-10 lg:grid-cols-[1.6fr_1fr] lg:gap-16">
        <div>
          <div className="flex items-baseline justify-between gap-4">
            <label htmlFor="attended" className="font-medium">
              {labels.label}
            </label>
            <span aria-hidden className="figure text-h2 leading-none tabular-nums">
              {attended}
            </span>
          </div>
          <ChargeChart sheet={sheet} attended={attended} />
          <input
            id="attended"
            type="range"
            min={0}
            max={labels.max}
            value={attended}
            onChange={(event) => setAttended(event.target.valueAsNumber)}
            aria-valuetext={consultations}
            className="slider mt-1 block h-11 w-full cursor-pointer print:hidden"
          />
        </div>
        <div className="grid content-center gap-8 sm:grid-cols-2 lg:grid-cols-1">
          <Estimate pricePackage={core} sheet={sheet} attended={attended} />
          <Estimate pricePackage={premium} sheet={sheet} attended={attended} />
        </div>
      </div>
      <p className="mt-8 border-t border-line pt-4 text-small text-muted">{priceLabels.vat}</p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </Section>
  )
}

type EstimateProps = { pricePackage: PricingPackage; sheet: PricingSheet; attended: number }

/** The monthly charge of one package. */
function Estimate({ pricePackage: { name, investment }, sheet, attended }: EstimateProps) {
  const { estimator: labels } = sheet
  const { monthly, perConsultation, cap } = investment
  const { charged, total } = monthlyCharge(investment, attended)
  const fee = formatPounds(perConsultation)
  return (
    <div role="group" aria-label={name} className="break-inside-avoid border-t border-ink pt-4">
      <h3 className="font-sans text-base font-medium tracking-normal">{name}</h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className="figure text-h2 leading-none tabular-nums">{formatPounds(total)}</span>
        <span className="figure text-h3 text-muted">
          <PerMonth labels={sheet.priceLabels} />
        </span>
      </p>
      <p className="mt-2 text-small tabular-nums">
        <span>{interpolate(labels.sum, { monthly: formatPounds(monthly), charged, fee })}</span>
        <span className="ml-3 text-brass">
          {charged === cap ? labels.capped : interpolate(labels.running, { left: cap - charged })}
        </span>
      </p>
      <p className="mt-2 max-w-measure-2xl text-small text-muted">
        {interpolate(labels.formula, {
          monthly: formatPounds(monthly),
          fee,
          cap,
          max: formatPounds(monthlyCharge(investment, cap).total),
        })}
      </p>
    </div>
  )
}
