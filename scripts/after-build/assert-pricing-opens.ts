import { isDeepStrictEqual } from 'node:util'
import { BuildError } from '@/lib/build-error'
import { decryptWithPassword, SEALED } from '@/lib/gate/decrypt'
import { resolvePassword } from '@/lib/gate/password'
import { pricingContent } from '@/lib/prices/pricing-content'
import type { ExportedFile } from './exported-files'

/**
 * Decrypts the exported /pricing with PRICING_PASSWORD, as a browser does, and compares it with the content.
 * @throws BuildError when the encrypted content is missing, differs from the content, or isn't decrypted by the password.
 */
export async function assertPricingOpens(files: readonly ExportedFile[]): Promise<void> {
  const found = new Set(files.flatMap(({ text }) => text.match(SEALED) ?? []))
  const expected: unknown = JSON.parse(JSON.stringify(pricingContent()))
  const opened = await Promise.all(
    [...found].map((sealed) => decryptWithPassword(sealed, resolvePassword()).catch(() => {})),
  )
  if (found.size === 0 || !opened.every((result) => isDeepStrictEqual(result?.content, expected)))
    throw new BuildError(
      'The exported /pricing is not the current content, encrypted with PRICING_PASSWORD: delete .next/ and build again.',
    )
}
