import { createHash } from 'node:crypto'
import fc from 'fast-check'
import {
  DamagedError,
  WrongPasswordError,
  decodePayload,
  normalisePassword,
  openWithKey,
  openWithPassword,
  seal,
  type DecodedPayload,
  type EncryptedPayload,
} from './seal'

const password = 'correct horse battery-staple'
const options = { page: '/vector', password, salt: 'AAECAwQFBgcICQoLDA0ODw' }
const content = { title: 'Fixed vector', price: 1495 }
const key = 'zRRuWH0OLMPkFLcfulPJ5yWk57NBGRKM2xz0eu8oL24'
const fields = ['version', 'page', 'iterations', 'salt', 'iv', 'ciphertext', 'checksum'] as const

let payload: EncryptedPayload
let decoded: DecodedPayload

beforeAll(async () => {
  payload = await seal(content, options)
  decoded = await decodePayload(payload)
})

const digestOf = (data: string | Buffer) => createHash('sha256').update(data).digest('base64url')
const errorOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error)

/** The payload with other fields and a checksum that fits them, as somebody who forges one would make it. */
function forged(changed: Partial<EncryptedPayload>): EncryptedPayload {
  const { version, page, iterations, salt, iv, ciphertext } = { ...payload, ...changed }
  const text = JSON.stringify([version, page, iterations, salt, iv, ciphertext])
  return { ...payload, ...changed, checksum: digestOf(text) }
}

test('the bytes are those that another implementation makes, and open with its password and key', async () => {
  // Computed with node:crypto: pbkdf2Sync, hkdfSync, createHmac and aes-256-gcm.
  expect(payload).toMatchObject({ version: 1, page: '/vector', iterations: 1_000_000, iv: 'mQ-gWwF9pdaOfml3' })
  expect(digestOf(Buffer.from(payload.ciphertext, 'base64url'))).toBe('WzfI6ONBufKdFZrUsa5JDIjRLTw-d_75fywUQkcVuB0')
  expect(await openWithPassword(decoded, password)).toEqual({ content, key, id: 'Ir3E2YoraLAJ5OmFDz-Yfg' })
  expect(await openWithKey(decoded, key)).toEqual(content)
})

test('the same content and password give the same bytes, other content another iv', async () => {
  expect(await seal(content, options)).toEqual(payload)
  expect((await seal({ ...content, price: 1496 }, options)).iv).not.toBe(payload.iv)
})

test('the length tells the size of the content in steps of 1 KiB only', async () => {
  const tag = 16
  const { ciphertext } = await seal({ text: '£'.repeat(600) }, options)
  expect(decoded.ciphertext).toHaveLength(1024 + tag)
  expect(Buffer.from(ciphertext, 'base64url')).toHaveLength(2048 + tag)
})

test.each(['incorrect horse', ''])('the password %j is wrong, which is told from damage', async (wrong) => {
  await expect(openWithPassword(decoded, wrong)).rejects.toBeInstanceOf(WrongPasswordError)
})

test.each(['***', '', 'AAAA', 'A'.repeat(key.length)])('the kept key "%s" opens nothing', async (kept) => {
  await expect(openWithKey(decoded, kept)).rejects.toBeInstanceOf(WrongPasswordError)
})

test.each([
  ['spaces around it', ` ${password}\n`],
  ['a zero-width space', 'correct\u200b horse battery-staple'],
  ['a soft hyphen', 'cor\u00adrect horse battery-staple'],
  ['a direction mark', '\u200ecorrect horse battery-staple\u200f'],
  ['a hyphen that does not break', 'correct horse battery\u2011staple'],
  ['a dash', 'correct horse battery–staple'],
])('a password that was pasted with %s counts', (_, pasted) => {
  expect(normalisePassword(pasted)).toBe(password)
})

test('a password counts however its accents and ligatures are composed, when it is set and when it is typed', async () => {
  const accented = await decodePayload(await seal(content, { ...options, password: ' Zürich café ﬁne' }))
  expect((await openWithPassword(accented, 'Zürich café fine\n'.normalize('NFD'))).content).toEqual(content)
})

test.each([
  ['fewer iterations than are safe', 599_999],
  ['more iterations than a phone can bear', 5_000_001],
])('%s count as damage, even with a checksum that fits', async (_, iterations) => {
  await expect(decodePayload(forged({ iterations }))).rejects.toBeInstanceOf(DamagedError)
})

describe('whatever is altered', () => {
  const anyText = fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: fc.constantFrom(...'AZaz09-_') }))
  /** A text with some of its characters replaced. */
  const edit = fc.record({ at: fc.nat(2000), removed: fc.nat(40), added: fc.string({ maxLength: 40 }) })
  const edited = (text: string, { at, removed, added }: { at: number; removed: number; added: string }) => {
    const start = at % (text.length + 1)
    return text.slice(0, start) + added + text.slice(start + removed)
  }

  test('a payload with any one field altered or missing is damage', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...fields),
        fc.oneof(fc.anything(), anyText),
        edit,
        async (name, value, change) => {
          const original = payload[name]
          const other = typeof original === 'string' && typeof value === 'string' ? edited(original, change) : value
          fc.pre(!Object.is(other, original))
          return (await errorOf(decodePayload({ ...payload, [name]: other }))) instanceof DamagedError
        },
      ),
      { numRuns: 500 },
    )
  })

  test('a payload with a forged checksum does not open, not even with the key of the true one', async () => {
    const bytes = ({ iv, ciphertext, additionalData }: DecodedPayload) =>
      [iv, ciphertext, additionalData].map((part) => Buffer.from(part).toString('hex'))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('page', 'iv', 'ciphertext', 'salt', 'iterations' as const),
        fc.oneof(edit, anyText),
        fc.integer({ min: 600_000, max: 5_000_000 }),
        async (name, change, count) => {
          const text = typeof change === 'string' ? change : edited(String(payload[name]), change)
          const forgery = forged({ [name]: name === 'iterations' ? count : text })
          const read = await decodePayload(forgery).catch(() => undefined)
          // Base64 has spare bits at its end, and the key no longer depends on the salt once it is derived.
          fc.pre(!read || bytes(read).join() !== bytes(decoded).join())
          return !read || (await errorOf(openWithKey(read, key))) instanceof WrongPasswordError
        },
      ),
      { numRuns: 400 },
    )
  })
})
