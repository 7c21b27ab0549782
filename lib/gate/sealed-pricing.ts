import 'server-only'
import { createCipheriv, createHmac, pbkdf2Sync } from 'node:crypto'
import { pricingSalt } from '@/content/pricing-salt'
import { pricingSheet } from '@/lib/prices/pricing-sheet'
import { ITERATIONS, normalisePassword, type EncryptedPayload } from './decrypt'

/** Plaintexts are padded to a multiple of this many bytes, so that the length of the ciphertext reveals little. */
const BLOCK_BYTES = 1024

/**
 * Encrypts the content of /pricing with PRICING_PASSWORD.
 * @throws Error when PRICING_PASSWORD is empty; build/check-content.ts rejects a weak one.
 */
export function sealedPricing(): EncryptedPayload {
  const password = process.env.PRICING_PASSWORD
  if (!password)
    throw new Error('PRICING_PASSWORD is not set: restore its line in .env, or set it in the build environment.')
  return seal(pricingSheet(), password, pricingSalt)
}

/**
 * Encrypts a JSON value. The result is deterministic: the IV is derived from the content, so different contents have
 * different IVs.
 * @param base64url salt of 16 bytes.
 */
export function seal(content: unknown, password: string, base64url: string): EncryptedPayload {
  const json = Buffer.from(JSON.stringify(content))
  // JSON.parse ignores trailing spaces.
  const plaintext = Buffer.alloc(Math.ceil(json.length / BLOCK_BYTES) * BLOCK_BYTES, ' ')
  json.copy(plaintext)
  const salt = Buffer.from(base64url, 'base64url')
  // Browsers derive only the first half, the key of AES.
  const bits = pbkdf2Sync(normalisePassword(password), salt, ITERATIONS, 64, 'sha256')
  const iv = createHmac('sha256', bits.subarray(32)).update(plaintext).digest().subarray(0, 12)
  const cipher = createCipheriv('aes-256-gcm', bits.subarray(0, 32), iv)
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final(), cipher.getAuthTag()])
  return { salt: salt.toString('base64'), iv: iv.toString('base64'), ciphertext: ciphertext.toString('base64') }
}
