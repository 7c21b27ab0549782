import { readFileSync } from 'node:fs'
import { pricingSalt } from '@/content/pricing-salt'
import { demoPassword } from '@/build/gate-password'
import { seal, type Envelope } from '@/lib/gate/seal'
import { pricingSheet, type PricingSheet } from '@/lib/prices/pricing-sheet'
import { testPassword } from './test-password'

/**
 * What /pricing holds under seal, and the password that opens it. Equal content and password give equal bytes, so that
 * the sealed text is found in what was exported.
 * @throws Error when out/ is sealed with neither the tests' password nor the demo one, or holds other content.
 */
export async function sealedSheet(): Promise<{ password: string; sheet: PricingSheet; envelope: Envelope }> {
  const published = readFileSync('out/pricing.txt', 'utf8')
  const sheet = pricingSheet()
  for (const password of [testPassword, demoPassword()]) {
    const envelope = await seal(sheet, { page: '/pricing', password, salt: pricingSalt })
    if (published.includes(envelope.ciphertext)) return { password, sheet, envelope }
  }
  throw new Error('out/ is sealed with another password or content: run npm run test:build, or set PRICING_PASSWORD.')
}
