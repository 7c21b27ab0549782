import type { Investment } from '@/content/schema'
import { feeText, glossaryOf, investmentConditions } from '@/lib/prices/investment'

/** The terms that a tooltip explains in the fee and the conditions of a package. */
export function glossaryTerms(investment: Investment) {
  const labels = investmentConditions(investment).map(({ label }) => label)
  const texts = [feeText(investment), ...labels]
  return glossaryOf(investment).filter(({ term }) => texts.some((text) => text.includes(term)))
}
