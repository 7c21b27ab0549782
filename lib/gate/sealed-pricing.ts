import 'server-only'
import { pricingSheet } from '@/lib/prices/pricing-sheet'
import { checkPricingPassword } from './password'
import { seal, type Envelope } from './seal'
import { pricingSalt } from '@/content/pricing-salt'

/**
 * The only form in which the pricing leaves the build.
 * @throws Error when PRICING_PASSWORD is empty or too short.
 */
export function sealedPricing(): Promise<Envelope> {
  const { password } = checkPricingPassword()
  return seal(pricingSheet(), { page: '/pricing', password, salt: pricingSalt })
}
