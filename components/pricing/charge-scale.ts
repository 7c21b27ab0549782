import type { PricingPackage } from '@/content/types'
import { chargeAtCap } from '@/lib/prices/charge'

type Content = {
  packages: Record<'core' | 'premium', Pick<PricingPackage, 'investment'>>
  estimator: { max: number }
}

/**
 * Returns the scale of drawings of both packages' charges: a column, one unit wide, for each number of attended
 * consultations, and a unit in height for each pound.
 */
export function chargeScale({ packages: { core, premium }, estimator: { max } }: Content) {
  const columns = Array.from({ length: max + 1 }, (_, attended) => attended)
  const highest = Math.max(chargeAtCap(core.investment), chargeAtCap(premium.investment))
  return { columns, viewBox: `0 0 ${columns.length} ${highest}`, highest, y: (pounds: number) => highest - pounds }
}
