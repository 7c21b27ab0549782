/** The encrypted content of /pricing; all fields are base64. */
export type EncryptedPayload = {
  /** 16 bytes. */
  salt: string
  iv: string
  /** AES-256-GCM, followed by the authentication tag. */
  ciphertext: string
}

/** `key` (base64) decrypts the content again. */
export type DecryptedContent = { content: unknown; key: string }

/** The password or key does not decrypt the payload. */
export class WrongPasswordError extends Error {}

/** Iteration count of PBKDF2 with SHA-256. OWASP's minimum is 600,000; with millions, slow phones take too long. */
export const ITERATIONS = 1_000_000

/**
 * Decrypts a payload with a password.
 * @throws WrongPasswordError when the password does not decrypt it.
 */
export async function decryptWithPassword(payload: EncryptedPayload, password: string): Promise<DecryptedContent> {
  const bytes = new TextEncoder().encode(normalisePassword(password))
  // WebKit rejects an empty key.
  if (bytes.length === 0) throw new WrongPasswordError('The password is empty.')
  const passwordKey = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
  const pbkdf2 = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(payload.salt), iterations: ITERATIONS }
  const key = await crypto.subtle.deriveBits(pbkdf2, passwordKey, 256)
  return decryptWithKey(payload, btoa(String.fromCharCode(...new Uint8Array(key))))
}

/**
 * Decrypts a payload with a key.
 * @param key base64; a malformed key counts as a wrong one.
 * @throws WrongPasswordError when the key does not decrypt it.
 */
export async function decryptWithKey(payload: EncryptedPayload, key: string): Promise<DecryptedContent> {
  const iv = bytesOf(payload.iv)
  const ciphertext = bytesOf(payload.ciphertext)
  let plaintext: ArrayBuffer
  try {
    const imported = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt'])
    plaintext = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, imported, ciphertext)
  } catch {
    throw new WrongPasswordError('The key does not decrypt the payload.')
  }
  return { content: JSON.parse(new TextDecoder().decode(plaintext)), key }
}

/**
 * Normalises a password, so that keyboards, word processors and pasting do not change it: applies Unicode NFKC, removes
 * invisible format characters and surrounding spaces, and replaces dashes with hyphens.
 */
export function normalisePassword(password: string): string {
  return password
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
}

function bytesOf(base64: string) {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
