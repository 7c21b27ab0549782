import '@/build/load-env'
import { isDeepStrictEqual } from 'node:util'
import { readFileSync, writeFileSync } from 'node:fs'
import { filesBelow } from '@/build/files'
import { checkPricingPassword } from '@/build/gate-password'
import { pricingContent } from '@/build/render/pricing-content'
import { seal } from '@/build/seal'
import { pricingSalt } from '@/content/pricing-salt'
import { BuildError } from '@/lib/build-error'
import { decryptWithPassword, type EncryptedPayload } from '@/lib/gate/decrypt'

const FILE = '.generated/sealed-pricing.json'

/**
 * Encrypts the content of /pricing with PRICING_PASSWORD, for app/pricing/page.tsx. It runs outside Next.js, which would
 * change a password that contains `$`. `npm run assets` must have written the fonts.
 * @throws BuildError when the password is weak.
 */
export function writeSealedPricing(): void {
  const { password } = checkPricingPassword()
  writeFileSync(FILE, JSON.stringify(seal(pricingContent(), password, pricingSalt)))
}

/**
 * Unlocks the exported /pricing with the configured password, as a browser does.
 * @throws BuildError when the export has other encrypted content, or when the password does not decrypt it.
 */
export async function assertPricingUnlocks(folder: string): Promise<void> {
  const { password } = checkPricingPassword()
  const payload = JSON.parse(readFileSync(FILE, 'utf8')) as EncryptedPayload
  const isExported = filesBelow(folder)
    .filter((name) => /\.(html|js)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .some((source) => source.includes(payload.ciphertext) && source.includes(payload.iv))
  // JSON omits entries that are undefined.
  const expected: unknown = JSON.parse(JSON.stringify(pricingContent()))
  const content = await decryptWithPassword(payload, password)
    .then((result) => result.content)
    .catch(() => undefined)
  if (!isExported || !isDeepStrictEqual(content, expected))
    throw new BuildError(
      `PRICING_PASSWORD does not unlock ${folder}/pricing.html: delete .next/ and .generated/, and build again with the same password.`,
    )
}
