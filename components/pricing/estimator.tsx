'use client'

import { useRef, useState } from 'react'
import { PerMonth } from '@/components/prices/per-month'
import { Section } from '@/components/ui/section'
import type { PricingPackage } from '@/content/schema'
import { countedText } from '@/lib/counted-text'
import { interpolate } from '@/lib/interpolate'
import { chargeAt, chargeAtCap } from '@/lib/prices/charge'
import { formatPounds } from '@/lib/prices/money'
import type { PricingContent } from '@/lib/prices/pricing-content'
import { ChargeChart } from './charge-chart'

/** The monthly charge of both packages, for the number of attended consultations that the visitor sets with a slider. */
export function Estimator({ content }: { content: PricingContent }) {
  const { core, premium } = content.packages
  const labels = content.estimator
  const [attended, setAttended] = useState<number>(labels.start)
  const beforeTouch = useRef(attended)
  const announcement = interpolate(labels.announcement, {
    attended: interpolate(countedText(attended, labels.attended), { attended }),
    core: formatPounds(chargeAt(core.investment, attended)),
    premium: formatPounds(chargeAt(premium.investment, attended)),
  })

  return (
    <Section labelledBy="estimator-title" background="deep" className="estimator">
      <div className="columns items-end gap-y-4">
        <h2 id="estimator-title" className="wide:col-span-7">
          {labels.title}
        </h2>
        <p className="text-lg text-balance wide:col-[8/13]">
          <span className="screen-only">{labels.lead}</span> {labels.assumption}
        </p>
      </div>
      <div className="estimates">
        <div className="estimate">
          <label htmlFor="attended" className="font-semibold">
            {labels.label}
          </label>
          {/* Not a live region: the slider announces the number with the charges. */}
          <output htmlFor="attended" aria-live="off" className="estimate-figure sized-figure">
            {attended}
          </output>
        </div>
        <Estimate pricePackage={core} isSolid {...{ labels, attended }} />
        <Estimate pricePackage={premium} {...{ labels, attended }} />
      </div>
      <div style={{ '--count': labels.max + 1, '--chosen': attended }} className="charges">
        <ChargeChart content={content} attended={attended} />
        <div className="screen-only charge-track">
          {/* eslint-disable-next-line no-restricted-syntax -- The page is interactive before it is unlocked. */}
          <input
            id="attended"
            type="range"
            min={0}
            max={labels.max}
            value={attended}
            onChange={(event) => setAttended(event.target.valueAsNumber)}
            onPointerDown={() => {
              beforeTouch.current = attended
            }}
            // Browsers set the number at the touch, before a vertical swipe scrolls the page instead.
            onPointerCancel={() => setAttended(beforeTouch.current)}
            aria-valuetext={announcement}
            className="charge-slider"
          />
        </div>
      </div>
    </Section>
  )
}

type EstimateProps = {
  pricePackage: PricingPackage
  isSolid?: boolean
  labels: PricingContent['estimator']
  attended: number
}

/**
 * The monthly charge of one package.
 * @param isSolid whether its area in the chart is solid, otherwise outlined.
 */
function Estimate({ pricePackage: { name, investment }, isSolid = false, labels, attended }: EstimateProps) {
  const { monthly, perConsultation, cap } = investment
  const charged = Math.min(attended, cap)
  const left = cap - charged
  const fee = formatPounds(perConsultation)
  const from = interpolate(labels.from, { price: formatPounds(monthly) })
  const stops = interpolate(labels.stops, { cap: formatPounds(chargeAtCap(investment)) })
  return (
    <div role="group" aria-label={name} className="estimate">
      <div className="font-semibold">
        <span aria-hidden="true" className={`estimate-swatch ${isSolid ? 'is-solid' : ''}`} />
        <h3 className="inline text-base">{name}</h3>{' '}
        <span className="font-normal not-wide:hidden">{`${from}, ${stops}`}</span>
      </div>
      <p className="flex flex-wrap items-baseline-last gap-x-3">
        <span className="estimate-figure sized-figure">{formatPounds(chargeAt(investment, attended))}</span>
        <PerMonth className="text-sm font-semibold" />
      </p>
      {/* Its number of lines varies with the slider. */}
      <div className="min-h-[4lh] text-xs wide:min-h-[2lh] wide:text-sm">
        <p className="font-semibold tabular-figures">
          {interpolate(labels.sum, { monthly: formatPounds(monthly), charged, fee })}
        </p>
        {left === 0 ? (
          <p className="-ms-2 w-fit px-2 font-semibold theme-white">{labels.capped}</p>
        ) : (
          <p className="text-soft">{interpolate(countedText(left, labels.running), { left, fee })}</p>
        )}
      </div>
    </div>
  )
}
