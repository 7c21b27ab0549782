// The build encrypts and the visitor's browser decrypts: WebCrypto is available in both.

/** The encrypted content of /pricing; all fields are base64url. */
export type EncryptedPayload = {
  /** 16 bytes. */
  salt: string
  iv: string
  ciphertext: string
}

/** `key` (base64url) decrypts the content again. */
export type DecryptedContent = { content: unknown; key: string }

type Bytes = Uint8Array<ArrayBuffer>

/** The password or key does not decrypt the payload. */
export class WrongPasswordError extends Error {}

/** Iteration count of PBKDF2 with SHA-256. OWASP's minimum is 600,000; with millions, slow phones take too long. */
const ITERATIONS = 1_000_000
const IV_BYTES = 12
/** Plaintexts are padded to a multiple of this many bytes, so that the length of the ciphertext reveals little. */
const BLOCK_BYTES = 1024

/**
 * Encrypts a JSON value. The result is deterministic: the IV is derived from the content, so different contents have
 * different IVs.
 * @param salt 16 bytes, base64url.
 */
export async function seal(content: unknown, password: string, salt: string): Promise<EncryptedPayload> {
  const json = utf8(JSON.stringify(content))
  // JSON.parse ignores trailing spaces.
  const plaintext = new Uint8Array(Math.ceil(json.length / BLOCK_BYTES) * BLOCK_BYTES).fill(0x20)
  plaintext.set(json)
  const deriveKey = await deriveKeys(password, salt)
  const iv = (await hmac(await deriveKey('iv'), plaintext)).slice(0, IV_BYTES)
  const key = await importAesKey(await deriveKey('encryption'), 'encrypt')
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plaintext)
  return { salt, iv: toBase64url(iv), ciphertext: toBase64url(new Uint8Array(ciphertext)) }
}

/**
 * Decrypts a payload with a password.
 * @throws WrongPasswordError when the password does not decrypt it.
 */
export async function decryptWithPassword(payload: EncryptedPayload, password: string): Promise<DecryptedContent> {
  const deriveKey = await deriveKeys(password, payload.salt)
  return decryptWithKey(payload, toBase64url(await deriveKey('encryption')))
}

/**
 * Decrypts a payload with a key.
 * @param key base64url; a malformed key counts as a wrong one.
 * @throws WrongPasswordError when the key does not decrypt it.
 */
export async function decryptWithKey(payload: EncryptedPayload, key: string): Promise<DecryptedContent> {
  const [iv, ciphertext] = [fromBase64url(payload.iv), fromBase64url(payload.ciphertext)]
  let plaintext: ArrayBuffer
  try {
    const imported = await importAesKey(fromBase64url(key), 'decrypt')
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

/**
 * Derives a root key from the password with PBKDF2.
 * @returns a function that derives a key of 32 bytes for a purpose with HKDF.
 * @throws WrongPasswordError when the password is empty.
 */
async function deriveKeys(password: string, salt: string) {
  const normalised = normalisePassword(password)
  // WebKit rejects an empty key.
  if (normalised === '') throw new WrongPasswordError('The password is empty.')
  const passwordKey = await crypto.subtle.importKey('raw', utf8(normalised), 'PBKDF2', false, ['deriveBits'])
  const rootBits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64url(salt), iterations: ITERATIONS },
    passwordKey,
    256,
  )
  const rootKey = await crypto.subtle.importKey('raw', rootBits, 'HKDF', false, ['deriveBits'])
  return async (purpose: 'encryption' | 'iv'): Promise<Bytes> => {
    const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(`gate/v1/${purpose}`) }
    return new Uint8Array(await crypto.subtle.deriveBits(hkdf, rootKey, 256))
  }
}

function importAesKey(bytes: Bytes, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, [usage])
}

async function hmac(key: Bytes, data: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, data))
}

function utf8(text: string): Bytes {
  return new TextEncoder().encode(text)
}

function toBase64url(bytes: Bytes): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64url(text: string): Bytes {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
}
