import { fromBase64url, joined, toBase64url, utf8, type Bytes } from './bytes'

/**
 * Seals a page's content with a password when the site is built, and opens it in the visitor's browser.
 * WebCrypto only, so that both sides run the same code.
 */
export type Envelope = {
  version: 1
  /** The path that the content belongs to. */
  page: string
  /** PBKDF2 rounds. */
  iterations: number
  /** 16 bytes, base64url, as are the fields below. */
  salt: string
  iv: string
  ciphertext: string
  /** SHA-256 over all the above: tells damage from a wrong password, and protects nothing. */
  checksum: string
}

/** An envelope that was read, checked and found whole. */
export type Sealed = {
  iterations: number
  salt: Bytes
  iv: Bytes
  ciphertext: Bytes
  additionalData: Bytes
}

type Purpose = 'encryption' | 'iv' | 'entry'

/** The envelope is not what was built: it was cut, altered or made by another version. */
export class DamagedError extends Error {}

/** The envelope is whole, and the password or key does not open it. */
export class WrongPasswordError extends Error {}

const ITERATIONS = 1_000_000
const ACCEPTED = { from: 600_000, to: 5_000_000 }
const SALT_BYTES = 16
const IV_BYTES = 12
/** Lengths are rounded up to this many bytes, so that they tell little about the text. */
const STEP = 1024

/**
 * Seals a JSON value. Equal input gives equal bytes, and another value always another IV.
 * @param salt 16 bytes, base64url.
 * @throws RangeError when the salt is not 16 bytes or the count is not one that readers accept.
 */
export async function seal(
  content: unknown,
  {
    page,
    password,
    salt,
    iterations = ITERATIONS,
  }: { page: string; password: string; salt: string; iterations?: number },
): Promise<Envelope> {
  const saltBytes = fromBase64url(salt)
  if (saltBytes.length !== SALT_BYTES) throw new RangeError(`A salt has ${SALT_BYTES} bytes, not ${saltBytes.length}.`)
  if (!isAcceptedCount(iterations))
    throw new RangeError(`${iterations} iterations are not between 600,000 and 5,000,000.`)
  const plaintext = pad(JSON.stringify(content))
  const additionalData = bind(page, iterations)
  const derive = await stretch(password, saltBytes, iterations)
  const iv = (await sign(await derive('iv'), joined(additionalData, plaintext))).slice(0, IV_BYTES)
  const key = await aesKey(await derive('encryption'), 'encrypt')
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plaintext)
  const envelope = {
    version: 1 as const,
    page,
    iterations,
    salt,
    iv: toBase64url(iv),
    ciphertext: toBase64url(new Uint8Array(ciphertext)),
  }
  return { ...envelope, checksum: await checksumOf(envelope) }
}

/**
 * Checks an envelope before anything is derived from it.
 * @throws DamagedError when a field is missing, malformed or altered, or the count is out of bounds.
 */
export async function readEnvelope(value: unknown): Promise<Sealed> {
  const { version, page, iterations, salt, iv, ciphertext, checksum } = (value ?? {}) as Partial<Envelope>
  const whole =
    version === 1 &&
    typeof page === 'string' &&
    isAcceptedCount(iterations) &&
    [salt, iv, ciphertext, checksum].every((field) => typeof field === 'string' && /^[\w-]+$/.test(field)) &&
    (await checksumOf(value as Envelope)) === checksum
  if (!whole) throw new DamagedError('The envelope is damaged.')
  const sealed = {
    iterations,
    salt: bytesOf(salt!),
    iv: bytesOf(iv!),
    ciphertext: bytesOf(ciphertext!),
    additionalData: bind(page, iterations),
  }
  if (sealed.salt.length !== SALT_BYTES || sealed.iv.length !== IV_BYTES) throw new DamagedError('A length is wrong.')
  return sealed
}

/**
 * Opens an envelope with what a visitor typed.
 * @returns the content, the key that opens it again, and the name under which the key may be kept.
 * @throws WrongPasswordError when the password does not open it.
 */
export async function openWithPassword(
  sealed: Sealed,
  password: string,
): Promise<{ content: unknown; key: string; name: string }> {
  const derive = await stretch(password, sealed.salt, sealed.iterations)
  const key = toBase64url(await derive('encryption'))
  const content = await openWithKey(sealed, key)
  return { content, key, name: toBase64url((await derive('entry')).slice(0, SALT_BYTES)) }
}

/**
 * Opens an envelope with a key that was kept.
 * @param key base64url; anything else counts as a wrong one.
 * @throws WrongPasswordError when the key does not open it.
 * @throws DamagedError when what was sealed is not JSON.
 */
export async function openWithKey({ iv, ciphertext, additionalData }: Sealed, key: string): Promise<unknown> {
  let plaintext: ArrayBuffer
  try {
    const imported = await aesKey(fromBase64url(key), 'decrypt')
    plaintext = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, imported, ciphertext)
  } catch {
    throw new WrongPasswordError('The key does not open the envelope.')
  }
  try {
    return JSON.parse(new TextDecoder().decode(plaintext))
  } catch {
    throw new DamagedError('The sealed content is not JSON.')
  }
}

/**
 * The form in which a password counts, however it was typed, composed or pasted: Unicode's NFKC, without invisible
 * format characters, every dash a hyphen.
 */
export function normalisePassword(password: string): string {
  return password
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
}

/** One slow derivation; each purpose then gets 32 bytes of its own from it. */
async function stretch(
  password: string,
  salt: Bytes,
  iterations: number,
): Promise<(purpose: Purpose) => Promise<Bytes>> {
  const text = normalisePassword(password)
  // WebKit refuses an empty key.
  if (text === '') throw new WrongPasswordError('The password is empty.')
  const typed = await crypto.subtle.importKey('raw', utf8(text), 'PBKDF2', false, ['deriveBits'])
  const stretched = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, typed, 256)
  const root = await crypto.subtle.importKey('raw', stretched, 'HKDF', false, ['deriveBits'])
  return async (purpose) => {
    const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(`gate/v1/${purpose}`) }
    return new Uint8Array(await crypto.subtle.deriveBits(parameters, root, 256))
  }
}

function aesKey(bytes: Bytes, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, [usage])
}

async function sign(key: Bytes, data: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, data))
}

/** Letters that are all of base64url may still be none of it in their number. */
function bytesOf(field: string): Bytes {
  try {
    return fromBase64url(field)
  } catch {
    throw new DamagedError('A field is not base64url.')
  }
}

/** What the tag protects beside the content itself. */
function bind(page: string, iterations: number): Bytes {
  return utf8(JSON.stringify(['gate', 1, page, iterations]))
}

async function checksumOf({
  version,
  page,
  iterations,
  salt,
  iv,
  ciphertext,
}: Omit<Envelope, 'checksum'>): Promise<string> {
  const fields = utf8(JSON.stringify([version, page, iterations, salt, iv, ciphertext]))
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', fields)))
}

function isAcceptedCount(count: unknown): count is number {
  return Number.isInteger(count) && (count as number) >= ACCEPTED.from && (count as number) <= ACCEPTED.to
}

/** JSON may end in spaces. */
function pad(json: string): Bytes {
  const bytes = utf8(json)
  const padded = new Uint8Array(Math.ceil(bytes.length / STEP) * STEP).fill(0x20)
  padded.set(bytes)
  return padded
}
