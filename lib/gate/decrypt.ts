import { normalizePassword } from './normalize-password'

/** The decrypted content, and the key in base64 that decrypts it again. */
export type DecryptedContent = { content: unknown; key: string }

/** The password or key does not decrypt the content. */
export class WrongPasswordError extends Error {}

/** Iteration count of PBKDF2 with SHA-256. OWASP's minimum is 600,000; several millions are too slow on phones. */
export const ITERATIONS = 1_000_000

/** Matches results of `encrypt` in a text: salt, IV and ciphertext in base64. */
export const ENCRYPTED = /[\w+/]{22}==\.[\w+/]{16}\.[\w+/]{1000,}={0,2}/g

/**
 * Decrypts a result of `encrypt` with a password as typed or pasted.
 * @throws WrongPasswordError when the password does not decrypt it, Error when the encrypted content is malformed.
 */
export async function decryptWithPassword(encrypted: string, password: string): Promise<DecryptedContent> {
  const bytes = new TextEncoder().encode(normalizePassword(password))
  // WebKit rejects an empty key.
  if (bytes.length === 0) throw new WrongPasswordError('The password is empty.')
  const passwordKey = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
  const { salt } = parse(encrypted)
  const key = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS },
    passwordKey,
    256,
  )
  return decryptWithKey(encrypted, btoa(String.fromCharCode(...new Uint8Array(key))))
}

/**
 * Decrypts a result of `encrypt` with a key.
 * @param key base64; a malformed key counts as a wrong one.
 * @throws WrongPasswordError when the key does not decrypt it, Error when the encrypted content is malformed.
 */
export async function decryptWithKey(encrypted: string, key: string): Promise<DecryptedContent> {
  const { iv, ciphertext } = parse(encrypted)
  let plaintext: ArrayBuffer
  try {
    const imported = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt'])
    plaintext = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, imported, ciphertext)
  } catch {
    throw new WrongPasswordError('The key does not decrypt the content.')
  }
  return { content: JSON.parse(new TextDecoder().decode(plaintext)), key }
}

/** @throws Error when the encrypted content is malformed. */
function parse(encrypted: string) {
  const [salt = '', iv = '', ciphertext = ''] = encrypted.split('.')
  if (!ciphertext) throw new Error('The encrypted content is incomplete.')
  return { salt: bytesOf(salt), iv: bytesOf(iv), ciphertext: bytesOf(ciphertext) }
}

function bytesOf(base64: string) {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
