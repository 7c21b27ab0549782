import type { Investment } from '@/content/schema'
import { glossaryOf, investmentRows } from '@/lib/prices/investment'

/** The terms that a tooltip explains in the fee and the conditions of a package. */
export function glossaryTerms(investment: Investment) {
  const rows = investmentRows(investment)
  return glossaryOf(investment).filter(({ term }) => rows.some(({ label }) => label.includes(term)))
}
