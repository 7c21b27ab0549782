import 'server-only'
import { pricingSheet } from '@/lib/prices/pricing-sheet'
import { seal, type EncryptedPayload } from './seal'
import { pricingSalt } from '@/content/pricing-salt'

/**
 * Encrypts the content of /pricing with PRICING_PASSWORD, which build/check-content.ts has checked.
 * @throws WrongPasswordError when it is empty.
 */
export function sealedPricing(): Promise<EncryptedPayload> {
  return seal(pricingSheet(), process.env.PRICING_PASSWORD ?? '', pricingSalt)
}
