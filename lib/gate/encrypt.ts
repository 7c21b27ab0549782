import 'server-only'
import { createCipheriv, createHmac, pbkdf2Sync } from 'node:crypto'
import { ITERATIONS } from './decrypt'

/** Plaintexts are padded to a multiple of this many bytes, so that the length of the ciphertext reveals little. */
const BLOCK_BYTES = 1024

/**
 * Encrypts a JSON value. The result is deterministic: the IV is derived from the content, so different contents have
 * different IVs.
 * @param salt 16 bytes in base64url.
 * @returns the salt, the IV of 12 bytes and the ciphertext with the authentication tag of AES-256-GCM, each in base64,
 * separated by dots.
 */
export function encrypt(content: unknown, password: string, salt: string): string {
  const json = Buffer.from(JSON.stringify(content))
  // JSON.parse ignores trailing spaces.
  const plaintext = Buffer.alloc(Math.ceil(json.length / BLOCK_BYTES) * BLOCK_BYTES, ' ')
  json.copy(plaintext)
  const saltBytes = Buffer.from(salt, 'base64url')
  // Browsers derive only the first half, the key of AES.
  const bits = pbkdf2Sync(password, saltBytes, ITERATIONS, 64, 'sha256')
  const iv = createHmac('sha256', bits.subarray(32)).update(plaintext).digest().subarray(0, 12)
  const cipher = createCipheriv('aes-256-gcm', bits.subarray(0, 32), iv)
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final(), cipher.getAuthTag()])
  return [saltBytes, iv, ciphertext].map((bytes) => bytes.toString('base64')).join('.')
}
