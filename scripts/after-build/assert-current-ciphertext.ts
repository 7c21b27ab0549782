import { pricingSalt } from '@/content/pricing-salt'
import { BuildError } from '@/lib/build-error'
import { encrypt } from '@/lib/gate/encrypt'
import { resolvePassword } from '@/lib/gate/password'
import { pricingContent } from '@/lib/prices/pricing-content'

/**
 * Searches the exported scripts for the content of /pricing, encrypted again. Encryption is deterministic.
 * @throws BuildError when none has it, because a build cache has kept another password or content.
 */
export function assertCurrentCiphertext(scripts: readonly string[]): void {
  const encrypted = encrypt(pricingContent(), resolvePassword(), pricingSalt)
  if (!scripts.some((script) => script.includes(encrypted)))
    throw new BuildError(
      'The exported /pricing does not match content/pricing.ts and PRICING_PASSWORD, because the build cache is out of date: delete .next/ and build again.',
    )
}
