import 'server-only'
import { pricingSheet } from '@/lib/prices/pricing-sheet'
import { seal, type EncryptedPayload } from './seal'
import { pricingSalt } from '@/content/pricing-salt'

/**
 * Encrypts the content of /pricing with PRICING_PASSWORD.
 * @throws Error when PRICING_PASSWORD is empty; build/check-content.ts rejects a weak one.
 */
export function sealedPricing(): Promise<EncryptedPayload> {
  const password = process.env.PRICING_PASSWORD
  if (!password)
    throw new Error('PRICING_PASSWORD is not set: restore its line in .env, or set it in the build environment.')
  return seal(pricingSheet(), password, pricingSalt)
}
