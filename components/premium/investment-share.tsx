import { premium } from '@/content/premium'
import { formatPounds } from '@/lib/prices/money'

const { totalValue, investment } = premium
const share = `${(investment.monthly / totalValue) * 100}%`

/** The investment as a white part of the total value. */
export function InvestmentShare() {
  return (
    <p style={{ '--share': share }} className="investment-share h-full border-t border-line">
      <span className="flex h-full items-end px-m pb-2.5 on-white">{formatPounds(investment.monthly)}</span>
      <span className="px-m pb-2.5 text-right">{formatPounds(totalValue)}</span>
    </p>
  )
}
