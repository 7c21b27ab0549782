import type { PricingContent } from '@/lib/prices/pricing-content'
import { chargeAt } from '@/lib/prices/charge'
import { chargeScale } from './charge-scale'

/** Space on both sides of a column, as a share of its width. */
const GAP = 0.06

/** The columns of the estimator, with the one that it starts with white. */
export function ChargeColumns({ content }: { content: PricingContent }) {
  const { core, premium } = content.packages
  const { start } = content.estimator
  const { columns, viewBox, highest, y } = chargeScale(content)
  const coreTop = (at: number) => y(chargeAt(core.investment, at))
  const premiumTop = (at: number) => y(chargeAt(premium.investment, at))
  const column = (at: number, top: number, foot: number) => `M${at + GAP} ${foot}V${top}H${at + 1 - GAP}V${foot}`
  const others = columns.filter((at) => at !== start)
  return (
    <svg viewBox={viewBox} preserveAspectRatio="none" className="charge-columns">
      <path d={others.map((at) => column(at, coreTop(at), highest)).join('')} className="solid" />
      <path
        d={others.map((at) => column(at, premiumTop(at), coreTop(at))).join('')}
        vectorEffect="non-scaling-stroke"
        className="outlined"
      />
      <path d={column(start, premiumTop(start), highest)} className="chosen" />
    </svg>
  )
}
