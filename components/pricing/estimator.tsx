'use client'

import { useState } from 'react'
import { PerMonth } from '@/components/prices/per-month'
import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import type { PricingPackage } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import { chargeAt, chargeAtCap, monthlyCharge } from '@/lib/prices/charge'
import { formatPounds } from '@/lib/prices/money'
import type { PricingContent } from '@/lib/prices/pricing-content'
import { ChargeChart, ChargeLegend } from './charge-chart'

/** The monthly charge of both packages, for the number of attended consultations that the visitor sets with a slider. */
export function Estimator({ content }: { content: PricingContent }) {
  const { estimator: labels, priceLabels, packages } = content
  const [attended, setAttended] = useState<number>(labels.start)
  const { core, premium } = packages
  const consultations = interpolate(attended === 1 ? labels.attended.one : labels.attended.many, { attended })
  const announcement = interpolate(labels.announcement, {
    attended: consultations,
    core: formatPounds(chargeAt(core.investment, attended)),
    premium: formatPounds(chargeAt(premium.investment, attended)),
  })

  return (
    <Section labelledBy="estimator-title" ground="deep" className="break-inside-avoid pt-5">
      <TitleRow id="estimator-title" title={labels.title} lead={labels.lead} />
      <div style={{ '--count': labels.max + 1, '--chosen': attended }} className="[--column:calc(100%/var(--count))]">
        <ChargeChart content={content} attended={attended} />
        <div className="mt-1 flex flex-wrap justify-between gap-x-m">
          <label htmlFor="attended" className="text-small font-semibold">
            {labels.label}
          </label>
          <ChargeLegend content={content} />
        </div>
        <div className="charge-track mt-1 border-y">
          <input
            id="attended"
            type="range"
            min={0}
            max={labels.max}
            value={attended}
            onChange={(event) => setAttended(event.target.valueAsNumber)}
            aria-valuetext={announcement}
            className="charge-slider"
          />
        </div>
      </div>
      <div className="estimates mt-9">
        <Estimate pricePackage={core} content={content} attended={attended} />
        <Estimate pricePackage={premium} content={content} attended={attended} />
      </div>
      <p className="mt-8 border-t pt-4 font-semibold">{priceLabels.vat}</p>
    </Section>
  )
}

type EstimateProps = { pricePackage: PricingPackage; content: PricingContent; attended: number }

/** The monthly charge of one package. */
function Estimate({ pricePackage: { name, investment }, content, attended }: EstimateProps) {
  const { estimator: labels } = content
  const { monthly, perConsultation, cap } = investment
  const { charged, total } = monthlyCharge(investment, attended)
  const fee = formatPounds(perConsultation)
  const left = cap - charged
  return (
    <div role="group" aria-label={name} className="break-inside-avoid border-t-6 pt-3">
      <div className="estimate">
        <h3 className="estimate-name">{name}</h3>
        <p className="contents">
          <span className="estimate-total">
            <span style={{ '--size': `calc(100cqi / ${content.widestSum})` }} className="estimate-figure sized-figure">
              {formatPounds(total)}
            </span>
          </span>
          <span className="text-small font-semibold wide:col-start-2 wide:mt-2 wide:text-base">
            <PerMonth labels={content.priceLabels} />
          </span>
        </p>
        <p className="estimate-sum mt-1 text-label font-semibold tabular-nums wide:text-base">
          {interpolate(labels.sum, { monthly: formatPounds(monthly), charged, fee })}{' '}
          <span className={charged === cap ? '-ms-2 block w-fit px-2 on-white' : 'block text-soft'}>
            {charged === cap
              ? labels.capped
              : interpolate(left === 1 ? labels.running.one : labels.running.many, { left, fee })}
          </span>
        </p>
      </div>
      <p className="mt-6 max-w-text">
        {interpolate(labels.formula, {
          monthly: formatPounds(monthly),
          fee,
          cap,
          max: formatPounds(chargeAtCap(investment)),
        })}
      </p>
    </div>
  )
}
