import { useLayoutEffect, useRef } from 'react'
import type { PricingPackage } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import { chargeAt, chargeAtCap } from '@/lib/prices/charge'
import { formatPounds } from '@/lib/prices/money'
import type { PricingContent } from '@/lib/prices/pricing-content'
import { chargeScale } from './charge-scale'
import { hideUnclearLabels, type Area } from './hide-unclear-labels'

/** Attended consultations between two numbers of the axis. */
const AXIS_INTERVAL = 10

type Props = { content: PricingContent; attended: number }

/**
 * Both packages' monthly charges in steps, by attended consultations: Core solid, Premium outlined above it, and the
 * column of the chosen number white, below the number.
 */
export function ChargeChart({ content, attended }: Props) {
  const { core, premium } = content.packages
  const { columns, highest } = chargeScale(content)
  const plot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const coreHeightAt = (share: number) => {
      const column = Math.min(Math.floor(share * columns.length), columns.length - 1)
      return chargeAt(core.investment, column) / highest
    }
    const hideUnclear = () => hideUnclearLabels(plot.current!, coreHeightAt)
    hideUnclear()
    addEventListener('resize', hideUnclear)
    return () => removeEventListener('resize', hideUnclear)
  })

  const alt = interpolate(content.estimator.chart, {
    core: formatPounds(chargeAtCap(core.investment)),
    coreCap: core.investment.cap,
    premium: formatPounds(chargeAtCap(premium.investment)),
    premiumCap: premium.investment.cap,
  })
  return (
    <div role="img" aria-label={alt} className="charge-chart break-inside-avoid">
      <div ref={plot} className="charge-plot border-b text-small font-semibold">
        <ChargeSteps content={content} attended={attended} />
        <span
          style={{ bottom: shareOf(chargeAt(premium.investment, attended), highest) }}
          className="charge-number voice trim-caps"
        >
          {attended}
        </span>
        <ChargeLabels pricePackage={core} area="solid" content={content} />
        <ChargeLabels pricePackage={premium} area="outlined" content={content} />
      </div>
      <p className="charge-axis text-small font-semibold">
        {columns
          .filter((at) => at % AXIS_INTERVAL === 0)
          .map((at) => (
            <span key={at} style={{ '--at': at }}>
              {at}
            </span>
          ))}
      </p>
    </div>
  )
}

const shareOf = (pounds: number, highest: number) => `${(pounds / highest) * 100}%`

type LabelsProps = { pricePackage: PricingPackage; area: Area; content: PricingContent }

/** A package's name at its lowest charge, and its cap at the highest one. */
function ChargeLabels({ pricePackage: { name, investment }, area, content }: LabelsProps) {
  const { highest } = chargeScale(content)
  const { from, stops } = content.estimator
  const cap = chargeAtCap(investment)
  return (
    <>
      <span data-label={area} style={{ bottom: shareOf(investment.monthly, highest) }} className="charge-label">
        {name}{' '}
        <span className="font-normal slim:hidden">
          {interpolate(from, { price: formatPounds(investment.monthly) })}
        </span>
      </span>
      <span data-label={area} style={{ bottom: shareOf(cap, highest) }} className="charge-label of-cap">
        {interpolate(stops, { cap: formatPounds(cap) })}
      </span>
    </>
  )
}

/** The areas of both packages, the rule at the cap of Premium, and the column of the chosen number. */
function ChargeSteps({ content, attended }: Props) {
  const { core, premium } = content.packages
  const { columns, viewBox, highest, y } = chargeScale(content)
  const topOf = ({ investment }: PricingPackage) => y(chargeAt(investment, attended))
  const stepsOf = ({ investment }: PricingPackage) =>
    columns.map((at) => `V${y(chargeAt(investment, at))}H${at + 1}`).join('')
  return (
    <svg aria-hidden="true" viewBox={viewBox} preserveAspectRatio="none" className="charge-steps">
      <path d={`M0 ${highest}${stepsOf(premium)}V${highest}`} className="outlined" />
      <path d={`M0 ${highest}${stepsOf(core)}V${highest}Z`} className="solid" />
      <path d={`M${premium.investment.cap} 0H${columns.length}`} className="rule" />
      <path
        data-column
        d={`M${attended} ${highest}V${topOf(premium)}h1V${highest}M${attended} ${topOf(core)}h1`}
        className="chosen"
      />
    </svg>
  )
}
