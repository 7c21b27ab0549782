'use client'

import { useState } from 'react'
import { PerMonth } from '@/components/prices/per-month'
import { Section } from '@/components/ui/section'
import type { PricingPackage } from '@/content/types'
import { countedText } from '@/lib/counted-text'
import { interpolate } from '@/lib/interpolate'
import { chargeAt, chargeAtCap, monthlyCharge } from '@/lib/prices/charge'
import { formatPounds } from '@/lib/prices/money'
import type { PricingContent } from '@/lib/prices/pricing-content'
import { ChargeChart } from './charge-chart'

/** The monthly charge of both packages, for the number of attended consultations that the visitor sets with a slider. */
export function Estimator({ content }: { content: PricingContent }) {
  const { estimator: labels, priceLabels, packages } = content
  const [attended, setAttended] = useState<number>(labels.start)
  const { core, premium } = packages
  const consultations = interpolate(countedText(attended, labels.attended), { attended })
  const announcement = interpolate(labels.announcement, {
    attended: consultations,
    core: formatPounds(chargeAt(core.investment, attended)),
    premium: formatPounds(chargeAt(premium.investment, attended)),
  })

  return (
    <Section labelledBy="estimator-title" ground="deep" className="break-inside-avoid pt-5">
      <div className="columns items-end gap-y-4">
        <h2 id="estimator-title" className="wide:col-span-5">
          {labels.title}
        </h2>
        <p className="text-lead text-balance wide:col-[6/13]">{labels.lead}</p>
      </div>
      <div style={{ '--widest': content.widestSum }} className="estimates mt-4">
        <div className="estimate">
          <label htmlFor="attended" className="estimate-name">
            {labels.label}
          </label>
          {/* Not a live region: the slider announces the number with the charges. */}
          <output htmlFor="attended" aria-live="off" className="estimate-figure sized-figure">
            {attended}
          </output>
        </div>
        <Estimate pricePackage={core} isSolid {...{ content, attended }} />
        <Estimate pricePackage={premium} {...{ content, attended }} />
      </div>
      <div style={{ '--count': labels.max + 1, '--chosen': attended }} className="charge-scale">
        <ChargeChart content={content} attended={attended} />
        <div className="screen-only charge-track mt-1 border-y border-e">
          {/* eslint-disable-next-line no-restricted-syntax -- The page is interactive before it is unlocked. */}
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
      <p className="mt-8 border-t pt-4 font-semibold">{priceLabels.vat}</p>
    </Section>
  )
}

type EstimateProps = { pricePackage: PricingPackage; isSolid?: boolean; content: PricingContent; attended: number }

/**
 * The monthly charge of one package.
 * @param isSolid whether its area in the chart is solid, otherwise outlined.
 */
function Estimate({ pricePackage: { name, investment }, isSolid = false, content, attended }: EstimateProps) {
  const { estimator: labels } = content
  const { monthly, perConsultation, cap } = investment
  const { charged, total } = monthlyCharge(investment, attended)
  const fee = formatPounds(perConsultation)
  const left = cap - charged
  const from = interpolate(labels.from, { price: formatPounds(monthly) })
  const stops = interpolate(labels.stops, { cap: formatPounds(chargeAtCap(investment)) })
  return (
    <div role="group" aria-label={name} className="estimate break-inside-avoid">
      <div className="estimate-name">
        <span aria-hidden="true" className={`estimate-swatch ${isSolid ? 'is-solid' : ''}`} />
        <h3 className="inline text-base">{name}</h3>{' '}
        <span className="font-normal narrow:hidden">{`${from}, ${stops}`}</span>
      </div>
      <p className="flex flex-wrap items-baseline-last gap-x-3">
        <span className="estimate-figure sized-figure">{formatPounds(total)}</span>
        <span className="text-small font-semibold">
          <PerMonth labels={content.priceLabels} />
        </span>
      </p>
      <p className="estimate-sum">
        <span className="block font-semibold tabular-figures">
          {interpolate(labels.sum, { monthly: formatPounds(monthly), charged, fee })}
        </span>{' '}
        <span className={charged === cap ? 'estimate-capped font-semibold on-white' : 'block text-soft'}>
          {charged === cap ? labels.capped : interpolate(countedText(left, labels.running), { left, fee })}
        </span>
      </p>
    </div>
  )
}
