import fc from 'fast-check'
import { fromBase64url, toBase64url } from './bytes'
import {
  DamagedError,
  WrongPasswordError,
  openWithKey,
  openWithPassword,
  readEnvelope,
  seal,
  type Envelope,
  type Sealed,
} from './seal'

const password = 'correct horse battery staple'
const content = { title: 'Fuzzed', price: 1495 }
const fields = ['version', 'page', 'iterations', 'salt', 'iv', 'ciphertext', 'checksum'] as const

let envelope: Envelope
let sealed: Sealed
let key: string

beforeAll(async () => {
  envelope = await seal(content, { page: '/fuzz', password, salt: 'AAECAwQFBgcICQoLDA0ODw', iterations: 600_000 })
  sealed = await readEnvelope(envelope)
  key = (await openWithPassword(sealed, password)).key
})

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const nameOf = (error: unknown) => (error as Error | undefined)?.constructor.name

/** The envelope as somebody makes it who knows how the checksum is computed. */
async function withFittingChecksum(forged: Envelope): Promise<Envelope> {
  const text = JSON.stringify([
    forged.version,
    forged.page,
    forged.iterations,
    forged.salt,
    forged.iv,
    forged.ciphertext,
  ])
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(text))
  return { ...forged, checksum: toBase64url(new Uint8Array(digest)) }
}

const anyEnvelope = fc.oneof(
  fc.anything(),
  fc.record(Object.fromEntries(fields.map((name) => [name, fc.anything()])), { requiredKeys: [] }),
)
const anyText = fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: fc.constantFrom(...'AZaz09-_') }))
/** A text with one stretch of it replaced. */
const edit = fc.record({ at: fc.nat(2000), removed: fc.nat(40), added: fc.string({ maxLength: 40 }) })
const edited = (text: string, { at, removed, added }: { at: number; removed: number; added: string }) => {
  const start = at % (text.length + 1)
  return text.slice(0, start) + added + text.slice(start + removed)
}

test('whatever is read that is no envelope is damage, and nothing is derived from it', async () => {
  const derive = jest.spyOn(crypto.subtle, 'deriveBits')
  await fc.assert(
    fc.asyncProperty(anyEnvelope, async (value) => nameOf(await errorOf(readEnvelope(value))) === DamagedError.name),
    { numRuns: 500 },
  )
  expect(derive).not.toHaveBeenCalled()
  derive.mockRestore()
})

test('an envelope with any one field altered is damage', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...fields),
      fc.oneof(fc.anything(), anyText),
      edit,
      async (name, value, change) => {
        const original = envelope[name]
        const other = typeof original === 'string' && typeof value === 'string' ? edited(original, change) : value
        fc.pre(!Object.is(other, original))
        return (await errorOf(readEnvelope({ ...envelope, [name]: other }))) instanceof DamagedError
      },
    ),
    { numRuns: 500 },
  )
})

test('an altered envelope never opens, not even with the key of the true one and a checksum that fits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('page', 'iv', 'ciphertext', 'salt', 'iterations' as const),
      fc.oneof(edit, anyText),
      fc.integer({ min: 0, max: 6_000_000 }),
      async (name, change, count) => {
        const original = String(envelope[name])
        const text = typeof change === 'string' ? change : edited(original, change)
        const forged = { ...envelope, [name]: name === 'iterations' ? count : text }
        fc.pre(forged[name] !== envelope[name])
        const read = await readEnvelope(await withFittingChecksum(forged)).catch((error: unknown) => error)
        if (read instanceof DamagedError) return true
        if (read instanceof Error) throw read
        const candidate = read as Sealed
        // Base64 has spare bits at its end, and the key does not depend on the salt once it is derived.
        const sameBytes = (['iv', 'ciphertext', 'additionalData'] as const).every(
          (part) => toBase64url(candidate[part]) === toBase64url(sealed[part]),
        )
        fc.pre(!sameBytes)
        return (await errorOf(openWithKey(candidate, key))) instanceof WrongPasswordError
      },
    ),
    { numRuns: 400 },
  )
})

test('no kept key but the true one opens it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        anyText,
        fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => toBase64url(Uint8Array.from(bytes))),
      ),
      async (kept) => (await errorOf(openWithKey(sealed, kept))) instanceof WrongPasswordError,
    ),
    { numRuns: 300 },
  )
  expect(await openWithKey(sealed, key)).toEqual(content)
})

test('base64url reads back what it wrote', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect([...fromBase64url(toBase64url(Uint8Array.from(bytes)))]).toEqual([...bytes])
    }),
  )
})
