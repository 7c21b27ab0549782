import type { Investment } from '@/content/types'
import { feeText, type PriceLabels } from '@/lib/prices/investment'

/** The fee. Its condition in brackets is on one line where there is space for it. */
export function Fee({ investment, labels }: { investment: Investment; labels: PriceLabels }) {
  const [fee, condition] = feeText(investment, labels).split(/(?=\()/)
  return (
    <>
      {fee}
      {condition && <span className="inline-block">{condition}</span>}
    </>
  )
}
