import type { TermInvestment } from '@/content/schema'

/**
 * Adds up what a clinic pays during the minimum term, without the fees per consultation.
 * @returns whole pounds: the set-up fee with the monthly fees, the ad spend, and both.
 */
export function termCost({ monthly, setup, adSpend }: TermInvestment, months: number) {
  const fees = setup.price + months * monthly
  const term = { from: months * adSpend.range.from, to: months * adSpend.range.to }
  return { fees, adSpend: term, withFees: { from: fees + term.from, to: fees + term.to } }
}
