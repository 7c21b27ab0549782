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
const options = { page: '/vector', password, salt: 'AAECAwQFBgcICQoLDA0ODw', iterations: 600_000 }
const content = { title: 'Fixed vector', price: 1495 }
const fields = ['version', 'page', 'iterations', 'salt', 'iv', 'ciphertext', 'checksum'] as const

let payload: EncryptedPayload
let decoded: DecodedPayload
let key: string

beforeAll(async () => {
  payload = await seal(content, options)
  decoded = await decodePayload(payload)
  key = (await openWithPassword(decoded, password)).key
})

const lengthOf = ({ ciphertext }: EncryptedPayload) => Buffer.from(ciphertext, 'base64url').length
const errorOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error)

/** The payload with other fields and a checksum that fits them, as somebody who forges one would make it. */
async function forged(changed: Partial<EncryptedPayload>): Promise<EncryptedPayload> {
  const { version, page, iterations, salt, iv, ciphertext } = { ...payload, ...changed }
  const text = JSON.stringify([version, page, iterations, salt, iv, ciphertext])
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(text))
  return { ...payload, ...changed, checksum: Buffer.from(digest).toString('base64url') }
}

test('what was sealed opens with its password, and again with the key that this gave', async () => {
  expect((await openWithPassword(decoded, password)).content).toEqual(content)
  expect(await openWithKey(decoded, key)).toEqual(content)
})

test('the bytes are those that another implementation makes', async () => {
  // Computed with node:crypto: pbkdf2Sync, hkdfSync, createHmac and aes-256-gcm.
  const vector = await seal(content, { ...options, password: 'correct horse battery staple' })
  expect(vector).toMatchObject({ version: 1, page: '/vector', iterations: 600_000, iv: 'igbIHkodd48a2lwj' })
  expect(vector.ciphertext).toMatch(/^G3sjbP_oAr8x-9VudzPCMbqXEYU137TIDPp-TjUL/)
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(vector.ciphertext, 'base64url'))
  expect(Buffer.from(digest).toString('base64url')).toBe('DxgmacQKm9OzQo1nMrq3UmN5X-5vILzqawdsetzB_eQ')
  expect(await openWithPassword(await decodePayload(vector), 'correct horse battery staple')).toEqual({
    content,
    key: 'DEbUt0KWJvtxj4eOLGpjeVFWNIsvyVjOzbUmXxWPBvw',
    id: 'wIgjY4RoBvVADNa5x6x2qg',
  })
})

test('the same content and password give the same bytes, other content another iv', async () => {
  expect(await seal(content, options)).toEqual(payload)
  expect((await seal({ ...content, price: 1496 }, options)).iv).not.toBe(payload.iv)
})

test('the length tells the size of the content in steps of 1 KiB only', async () => {
  const tag = 16
  expect(lengthOf(payload)).toBe(1024 + tag)
  expect(lengthOf(await seal({ text: '£'.repeat(600) }, options))).toBe(2048 + tag)
})

test.each(['incorrect horse', ''])('the password %j is wrong, which is told from damage', async (wrong) => {
  await expect(openWithPassword(decoded, wrong)).rejects.toBeInstanceOf(WrongPasswordError)
})

test.each([
  ['not base64url', '***'],
  ['empty', ''],
  ['too short', 'AAAA'],
  ['of another password', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
])('a kept key that is %s opens nothing', async (_, kept) => {
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
  ['fewer iterations than are safe', { iterations: 599_999 }],
  ['more iterations than a phone can bear', { iterations: 5_000_001 }],
  ['iterations that are no number', { iterations: '600000' as never }],
  ['a short salt', { salt: 'AAEC' }],
  ['a short iv', { iv: 'AAEC' }],
  ['text that is no base64url', { ciphertext: 'A+/=' }],
])('%s count as damage, even with a checksum that fits', async (_, changed) => {
  await expect(forged(changed).then(decodePayload)).rejects.toBeInstanceOf(DamagedError)
})

test('a salt or iterations that no reader would accept cannot be sealed with', async () => {
  await expect(seal(content, { ...options, salt: 'AAEC' })).rejects.toThrow('"AAEC" is not 16 bytes')
  await expect(seal(content, { ...options, iterations: 1000 })).rejects.toThrow('not between 600,000 and 5,000,000')
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
    for (const value of [undefined, null, 'text', {}])
      await expect(decodePayload(value)).rejects.toBeInstanceOf(DamagedError)
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
          const read = await forged({ [name]: name === 'iterations' ? count : text })
            .then(decodePayload)
            .catch((error: unknown) => error as Error)
          if (read instanceof Error) return read instanceof DamagedError
          // Base64 has spare bits at its end, and the key no longer depends on the salt once it is derived.
          fc.pre(bytes(read).join() !== bytes(decoded).join())
          return (await errorOf(openWithKey(read, key))) instanceof WrongPasswordError
        },
      ),
      { numRuns: 400 },
    )
  })
})
