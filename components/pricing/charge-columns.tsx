import type { PricingContent } from '@/build/render/pricing-content'
import { chargeAt, chargeScale } from './charge-scale'

/** Space on both sides of a column, as a share of its width. */
const GAP = 0.06

/** The columns of the estimator, with the one that it starts with white. */
export function ChargeColumns({ content }: { content: PricingContent }) {
  const { core, premium } = content.packages
  const { start } = content.estimator
  const { columns, viewBox, highest, y } = chargeScale(content)
  const column = (at: number, top: number, foot: number) => `M${at + GAP} ${foot}V${top}H${at + 1 - GAP}V${foot}`
  const others = columns.filter((at) => at !== start)
  return (
    <svg viewBox={viewBox} preserveAspectRatio="none" className="block size-full fill-none">
      <path d={others.map((at) => column(at, y(chargeAt(core, at)), highest)).join('')} className="fill-solid" />
      <path
        d={others.map((at) => column(at, y(chargeAt(premium, at)), y(chargeAt(core, at)))).join('')}
        vectorEffect="non-scaling-stroke"
        className="stroke-solid"
      />
      <path d={column(start, y(chargeAt(premium, start)), highest)} className="fill-booked" />
    </svg>
  )
}
