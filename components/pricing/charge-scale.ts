import type { PricingPackage } from '@/content/types'
import { monthlyCharge } from '@/lib/prices/money'
import type { PricingContent } from '@/build/render/pricing-content'

/** Returns the charge of a package for a month, in whole pounds. */
export function chargeAt({ investment }: PricingPackage, attended: number): number {
  return monthlyCharge(investment, attended).total
}

/** Returns the highest charge of a package for a month, in whole pounds. */
export function chargeAtCap(pricePackage: PricingPackage): number {
  return chargeAt(pricePackage, pricePackage.investment.cap)
}

/**
 * Returns the scale of drawings of both packages' charges: a column, one unit wide, for each number of attended
 * consultations, and a unit in height for each pound.
 */
export function chargeScale({ packages: { core, premium }, estimator: { max } }: PricingContent) {
  const columns = Array.from({ length: max + 1 }, (_, attended) => attended)
  const highest = Math.max(chargeAtCap(core), chargeAtCap(premium))
  return { columns, viewBox: `0 0 ${columns.length} ${highest}`, highest, y: (pounds: number) => highest - pounds }
}
