import type { PricingPackage } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import { chargeAt, chargeAtCap } from '@/lib/prices/charge'
import { formatPounds } from '@/lib/prices/money'
import type { PricingContent } from '@/lib/prices/pricing-content'
import { chargeScale } from './charge-scale'

/** Attended consultations between two numbers of the axis. */
const AXIS_INTERVAL = 10

type Props = { content: PricingContent; attended: number }

/**
 * Both packages' monthly charges in steps, by attended consultations: Core solid, Premium outlined above it, and the
 * column of the chosen number white.
 */
export function ChargeChart({ content, attended }: Props) {
  const { core, premium } = content.packages
  const { columns, highest } = chargeScale(content)

  const alt = interpolate(content.estimator.chart, {
    core: formatPounds(chargeAtCap(core.investment)),
    coreCap: core.investment.cap,
    premium: formatPounds(chargeAtCap(premium.investment)),
    premiumCap: premium.investment.cap,
  })
  return (
    <div role="img" aria-label={alt} className="charge-chart break-inside-avoid">
      <div className="charge-plot border-b text-small font-semibold">
        <ChargeSteps content={content} attended={attended} />
        <span className="charge-end">{formatPounds(highest)}</span>
        <span className="charge-end">{formatPounds(0)}</span>
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
        d={`M${attended} ${highest}V${topOf(premium)}h1V${highest}M${attended} ${topOf(core)}h1`}
        className="chosen"
      />
    </svg>
  )
}
