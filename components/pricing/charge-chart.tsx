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
 * column of the chosen number white, below the number.
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
        <span
          style={{ bottom: shareOf(chargeAt(premium.investment, attended), highest) }}
          className="charge-number voice trim-caps"
        >
          {attended}
        </span>
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

/** The names of both areas, with the lowest and the highest charge on wide screens. */
export function ChargeLegend({ content }: { content: PricingContent }) {
  const { core, premium } = content.packages
  return (
    <ul className="flex gap-x-6 text-small">
      <LegendEntry pricePackage={core} swatch="bg-solid forced-colors:bg-[CanvasText]" content={content} />
      <LegendEntry pricePackage={premium} swatch="bg-deep forced-colors:bg-[Canvas]" content={content} />
    </ul>
  )
}

type EntryProps = { pricePackage: PricingPackage; swatch: string; content: PricingContent }

function LegendEntry({ pricePackage: { name, investment }, swatch, content }: EntryProps) {
  const { from, stops } = content.estimator
  const price = formatPounds(investment.monthly)
  const cap = formatPounds(chargeAtCap(investment))
  return (
    <li>
      <span aria-hidden="true" className={`me-2 inline-block size-[0.7em] border forced-color-adjust-none ${swatch}`} />
      <span className="font-semibold">{name}</span>
      <span className="slim:hidden">{` ${interpolate(from, { price })}, ${interpolate(stops, { cap })}`}</span>
    </li>
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
