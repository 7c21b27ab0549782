import type { PricingPackage } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { chargeAt, chargeAtCap } from '@/lib/prices/charge'
import { formatPounds } from '@/lib/prices/money'
import type { PricingContent } from '@/lib/prices/pricing-content'

/** Interval of the axis labels, in attended consultations. */
const AXIS_INTERVAL = 10

type Props = { content: PricingContent; attended: number }

/**
 * Step chart of both packages' monthly charges by attended consultations: Core is solid, Premium is outlined, and the column
 * of the chosen number is white. In SVG units, a column is 1 wide, and a pound is 1 high.
 */
export function ChargeChart({ content, attended }: Props) {
  const { core, premium } = content.packages
  const { max, chart } = content.estimator
  const columns = Array.from({ length: max + 1 }, (_, at) => at)
  const highest = Math.max(chargeAtCap(core.investment), chargeAtCap(premium.investment))
  const topOf = ({ investment }: PricingPackage, at = attended) => highest - chargeAt(investment, at)
  const stepsOf = (pricePackage: PricingPackage) =>
    columns.map((at) => `V${topOf(pricePackage, at)}H${at + 1}`).join('')
  const plateaus = [core, premium]
    .map(({ investment }) => `M${investment.cap} ${highest - chargeAtCap(investment)}H${columns.length}`)
    .join('')
  const alt = interpolate(chart, {
    core: formatPounds(chargeAtCap(core.investment)),
    coreCap: core.investment.cap,
    premium: formatPounds(chargeAtCap(premium.investment)),
    premiumCap: premium.investment.cap,
  })
  return (
    <div role="img" aria-label={alt} className="text-sm font-semibold">
      <div className="charge-plot">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${columns.length} ${highest}`}
          preserveAspectRatio="none"
          className="charge-steps"
        >
          <path d={`M0 ${highest}${stepsOf(premium)}V${highest}`} className="fill-surface-deep" />
          <path d={`M0 ${highest}${stepsOf(core)}V${highest}Z`} className="fill-solid stroke-none" />
          <path d={plateaus} className="stroke-6" />
          <path
            d={`M${attended} ${highest}V${topOf(premium)}h1V${highest}M${attended} ${topOf(core)}h1`}
            className="fill-white"
          />
        </svg>
        {[0, chargeAtCap(core.investment), chargeAtCap(premium.investment)].map((pounds) => (
          <span key={pounds} style={{ bottom: `${(pounds / highest) * 100}%` }} className="charge-label">
            {formatPounds(pounds)}
          </span>
        ))}
      </div>
      <p className="charge-axis">
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
