/** Dashes of Unicode and look-alikes: the minus of Japanese keyboards, bullets and lines. */
const HYPHENS = /[\p{Dash}\u02d7\u2043\u2500\u2796\u30fc\uff70]/gu

/** White space, line breaks, soft hyphens, zero-width and direction marks. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/** Returns a password without the invisible characters and other hyphens of pasted text. Every other character counts. */
export const normalizePassword = (entry: string) => entry.replace(HYPHENS, '-').replace(INVISIBLE, '')

/** The decrypted content, and the key in base64 that decrypts it again. */
export type DecryptedContent = { content: unknown; key: string }

/** Iteration count of PBKDF2 with SHA-256. OWASP's minimum is 600,000; several millions are too slow on phones. */
export const ITERATIONS = 1_000_000

/** Decrypts a result of `encrypt` with a password as typed or pasted. Resolves to undefined if the password is wrong. */
export async function decryptWithPassword(encrypted: string, password: string): Promise<DecryptedContent | undefined> {
  const bytes = new TextEncoder().encode(normalizePassword(password))
  // WebKit rejects an empty key.
  if (bytes.length === 0) return undefined
  const passwordKey = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
  const { salt } = partsOf(encrypted)
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS }
  const key = await crypto.subtle.deriveBits(algorithm, passwordKey, 256)
  return decryptWithKey(encrypted, btoa(String.fromCharCode(...new Uint8Array(key))))
}

/** Decrypts a result of `encrypt` with a key in base64. Resolves to undefined if the key is wrong or malformed. */
export async function decryptWithKey(encrypted: string, key: string): Promise<DecryptedContent | undefined> {
  const { iv, ciphertext } = partsOf(encrypted)
  try {
    const imported = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt'])
    const plaintext = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, imported, ciphertext)
    return { content: JSON.parse(new TextDecoder().decode(plaintext)), key }
  } catch {
    return undefined
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** Returns the bytes of the three parts of a result of `encrypt`. */
function partsOf(encrypted: string) {
  const [salt = '', iv = '', ciphertext = ''] = encrypted.split('.')
  return { salt: bytesOf(salt), iv: bytesOf(iv), ciphertext: bytesOf(ciphertext) }
}
