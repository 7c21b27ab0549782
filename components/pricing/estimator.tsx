import { useState } from 'react'
import { PerMonth } from '@/components/prices/price'
import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import type { PricingPackage } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { monthlyCharge, formatPounds } from '@/lib/prices/money'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'
import { ChargeChart } from './charge-chart'

export function Estimator({ sheet }: { sheet: PricingSheet }) {
  const { estimator: labels, priceLabels, packages } = sheet
  const [attended, setAttended] = useState<number>(labels.start)
  const { core, premium } = packages
  const consultations = interpolate(attended === 1 ? labels.attended.one : labels.attended.many, { attended })
  const announcement = interpolate(labels.announcement, {
    attended: consultations,
    core: formatPounds(monthlyCharge(core.investment, attended).total),
    premium: formatPounds(monthlyCharge(premium.investment, attended).total),
  })

  return (
    <Section labelledBy="estimator-title" ground="deep">
      <TitleRow id="estimator-title" title={labels.title} lead={labels.lead} leadClass="paper:hidden" />
      <div
        style={{ '--count': labels.max + 1, '--chosen': attended }}
        className="mt-10 [--column:calc(100%/var(--count))]"
      >
        <ChargeChart sheet={sheet} attended={attended} />
        <label htmlFor="attended" className="font-semibold">
          {labels.label}
        </label>
        <div className="charge-track mt-2 border-y paper:hidden">
          <input
            id="attended"
            type="range"
            min={0}
            max={labels.max}
            value={attended}
            onChange={(event) => setAttended(event.target.valueAsNumber)}
            aria-valuetext={announcement}
            className="charge-slider block h-16 cursor-ew-resize appearance-none focus-visible:-outline-offset-3 forced-colors:appearance-auto"
          />
        </div>
      </div>
      <div className="mt-[clamp(2rem,4vw,5rem)] grid gap-x-[calc(2*var(--m))] gap-y-8 wide:grid-cols-2">
        <Estimate pricePackage={core} sheet={sheet} attended={attended} />
        <Estimate pricePackage={premium} sheet={sheet} attended={attended} />
      </div>
      <p className="mt-8 border-t pt-4 font-semibold">{priceLabels.vat}</p>
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
    <div role="group" aria-label={name} className="@container break-inside-avoid border-t-6 pt-4">
      <h3 className="mb-6 font-voice text-caption font-[450]">{name}</h3>
      <p>
        <span
          style={{ fontSize: `calc(96cqi / ${Math.max(sheet.widestSum, 1.85)} / var(--text-scale, 1))` }}
          className="block voice trim-caps tabular-nums paper:text-[3.6rem]!"
        >
          {formatPounds(total)}
        </span>
        <span className="mt-[calc(1rem+3cqi)] block voice text-[clamp(2.3rem,2.6vw,3.9rem)] paper:mt-3">
          <PerMonth labels={sheet.priceLabels} />
        </span>
      </p>
      <p className="mt-5 flex flex-wrap justify-between gap-x-6 text-name font-semibold tabular-nums">
        <span>{interpolate(labels.sum, { monthly: formatPounds(monthly), charged, fee })}</span>{' '}
        <span className={charged === cap ? 'px-2 on-white' : 'text-soft'}>
          {charged === cap ? labels.capped : interpolate(labels.running, { left: cap - charged, fee })}
        </span>
      </p>
      <p className="mt-4 max-w-[34em]">
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
