import type { Investment, PoundRange } from '@/content/types'

/** The prices of a package that are due whether or not patients attend. */
type FixedPrices = Pick<Investment, 'monthly'> & Partial<Pick<Investment, 'setup' | 'adSpend'>>

/** What a clinic pays during the minimum term, without the fees per consultation, in whole pounds. */
export type TermCost = {
  months: number
  /** Charged once. */
  setup?: number
  monthly: number
  /** The monthly fees of the term. */
  monthlyFees: number
  /** The set-up fee and the monthly fees. */
  fees: number
  /** Undefined if the ad spend has no period. */
  adSpend?: { monthly: PoundRange; term: PoundRange; withFees: PoundRange }
}

/**
 * Adds up what a clinic pays during the minimum term.
 * @param months length of the minimum term.
 */
export function termCost({ monthly, setup, adSpend }: FixedPrices, months: number): TermCost {
  const monthlyFees = months * monthly
  const fees = monthlyFees + (setup?.price ?? 0)
  const cost = { months, setup: setup?.price, monthly, monthlyFees, fees }
  if (!adSpend?.isMonthly) return cost
  const { from, to } = adSpend.range
  const term = { from: months * from, to: months * to }
  const withFees = { from: fees + term.from, to: fees + term.to }
  return { ...cost, adSpend: { monthly: adSpend.range, term, withFees } }
}
