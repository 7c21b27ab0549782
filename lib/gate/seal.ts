// The build encrypts and the visitor's browser decrypts: WebCrypto is available in both.

/** The encrypted content of a page; binary fields are base64url. */
export type EncryptedPayload = {
  version: 1
  /** Path of the page. */
  page: string
  /** Iteration count of PBKDF2. */
  iterations: number
  /** 16 bytes. */
  salt: string
  iv: string
  ciphertext: string
  /** SHA-256 of the other fields. Distinguishes a damaged payload from a wrong password; AES-GCM authenticates. */
  checksum: string
}

/** A payload whose checksum is correct. */
export type DecodedPayload = {
  iterations: number
  salt: Bytes
  iv: Bytes
  ciphertext: Bytes
  additionalData: Bytes
}

type Bytes = Uint8Array<ArrayBuffer>

/** The payload was truncated, altered or created by another version. */
export class DamagedPayloadError extends Error {}

/** The payload is intact, but the password or key does not decrypt it. */
export class WrongPasswordError extends Error {}

const ITERATIONS = 1_000_000
/** `min` is OWASP's minimum for PBKDF2 with SHA-256; above `max`, slow phones take too long. */
const ACCEPTED_ITERATIONS = { min: 600_000, max: 5_000_000 }
const IV_BYTES = 12
const ID_BYTES = 16
/** Plaintexts are padded to a multiple of this many bytes, so that the length of the ciphertext reveals little. */
const BLOCK_BYTES = 1024

/**
 * Encrypts a JSON value. The result is deterministic: the IV is derived from the content, so different contents have
 * different IVs.
 * @param page path of the page.
 * @param salt 16 bytes, base64url.
 */
export async function seal(
  content: unknown,
  { page, password, salt }: { page: string; password: string; salt: string },
): Promise<EncryptedPayload> {
  const json = utf8(JSON.stringify(content))
  // JSON.parse ignores trailing spaces.
  const plaintext = new Uint8Array(Math.ceil(json.length / BLOCK_BYTES) * BLOCK_BYTES).fill(0x20)
  plaintext.set(json)
  const additionalData = additionalDataOf(page, ITERATIONS)
  const deriveKey = await deriveKeys(password, fromBase64url(salt), ITERATIONS)
  const iv = (await hmac(await deriveKey('iv'), [...additionalData, ...plaintext])).slice(0, IV_BYTES)
  const key = await importAesKey(await deriveKey('encryption'), 'encrypt')
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plaintext)
  const payload = {
    version: 1 as const,
    page,
    iterations: ITERATIONS,
    salt,
    iv: toBase64url(iv),
    ciphertext: toBase64url(new Uint8Array(ciphertext)),
  }
  return { ...payload, checksum: await checksumOf(payload) }
}

/**
 * Verifies the checksum of a payload and decodes its fields.
 * @throws DamagedPayloadError when a field is missing or altered, or the iteration count is out of bounds.
 */
export async function decodePayload(payload: EncryptedPayload): Promise<DecodedPayload> {
  const { version, page, iterations, salt, iv, ciphertext, checksum } = payload
  const { min, max } = ACCEPTED_ITERATIONS
  const intact = version === 1 && iterations >= min && iterations <= max && (await checksumOf(payload)) === checksum
  if (!intact) throw new DamagedPayloadError('The payload is damaged.')
  return {
    iterations,
    salt: fromBase64url(salt),
    iv: fromBase64url(iv),
    ciphertext: fromBase64url(ciphertext),
    additionalData: additionalDataOf(page, iterations),
  }
}

/**
 * Decrypts a payload with a password.
 * @returns the content, the key (base64url) that decrypts it again, and an id for storing the key.
 * @throws WrongPasswordError when the password does not decrypt it.
 */
export async function decryptWithPassword(payload: DecodedPayload, password: string) {
  const deriveKey = await deriveKeys(password, payload.salt, payload.iterations)
  const key = toBase64url(await deriveKey('encryption'))
  const content = await decryptWithKey(payload, key)
  return { content, key, id: toBase64url((await deriveKey('entry')).slice(0, ID_BYTES)) }
}

/**
 * Decrypts a payload with a key.
 * @param key base64url; a malformed key counts as a wrong one.
 * @throws WrongPasswordError when the key does not decrypt it.
 */
export async function decryptWithKey(
  { iv, ciphertext, additionalData }: DecodedPayload,
  key: string,
): Promise<unknown> {
  let plaintext: ArrayBuffer
  try {
    const imported = await importAesKey(fromBase64url(key), 'decrypt')
    plaintext = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, imported, ciphertext)
  } catch {
    throw new WrongPasswordError('The key does not decrypt the payload.')
  }
  return JSON.parse(new TextDecoder().decode(plaintext))
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
async function deriveKeys(password: string, salt: Bytes, iterations: number) {
  const normalised = normalisePassword(password)
  // WebKit rejects an empty key.
  if (normalised === '') throw new WrongPasswordError('The password is empty.')
  const passwordKey = await crypto.subtle.importKey('raw', utf8(normalised), 'PBKDF2', false, ['deriveBits'])
  const rootBits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    passwordKey,
    256,
  )
  const rootKey = await crypto.subtle.importKey('raw', rootBits, 'HKDF', false, ['deriveBits'])
  return async (purpose: 'encryption' | 'iv' | 'entry'): Promise<Bytes> => {
    const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(`gate/v1/${purpose}`) }
    return new Uint8Array(await crypto.subtle.deriveBits(hkdf, rootKey, 256))
  }
}

function importAesKey(bytes: Bytes, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, [usage])
}

async function hmac(key: Bytes, data: number[]): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, Uint8Array.from(data)))
}

/** Returns the data that AES-GCM authenticates in addition to the content. */
function additionalDataOf(page: string, iterations: number): Bytes {
  return utf8(JSON.stringify(['gate', 1, page, iterations]))
}

async function checksumOf(payload: Omit<EncryptedPayload, 'checksum'>): Promise<string> {
  const { version, page, iterations, salt, iv, ciphertext } = payload
  const fields = utf8(JSON.stringify([version, page, iterations, salt, iv, ciphertext]))
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', fields)))
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
