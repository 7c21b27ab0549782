import {
  DamagedError,
  WrongPasswordError,
  openWithKey,
  openWithPassword,
  readEnvelope,
  seal,
  type Envelope,
} from './seal'

const password = 'correct horse battery staple'
const options = { page: '/vector', password, salt: 'AAECAwQFBgcICQoLDA0ODw', iterations: 600_000 }
const content = { title: 'Fixed vector', price: 1495 }

let envelope: Envelope

beforeAll(async () => {
  envelope = await seal(content, options)
})

async function open(candidate: unknown, typed = password) {
  return openWithPassword(await readEnvelope(candidate), typed)
}

/** The envelope with other fields and a checksum that fits them, as somebody who forges one would make it. */
async function forged(fields: Partial<Envelope>): Promise<Envelope> {
  const { version, page, iterations, salt, iv, ciphertext } = { ...envelope, ...fields }
  const text = JSON.stringify([version, page, iterations, salt, iv, ciphertext])
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(text))
  return { ...envelope, ...fields, checksum: Buffer.from(digest).toString('base64url') }
}

test('a sealed value opens with its password, and again with the key that this gave', async () => {
  const sealed = await readEnvelope(envelope)
  const opened = await openWithPassword(sealed, password)
  expect(opened.content).toEqual(content)
  expect(await openWithKey(sealed, opened.key)).toEqual(content)
})

test('the bytes are those that another implementation makes', async () => {
  // Computed with node:crypto: pbkdf2Sync, hkdfSync, createHmac and aes-256-gcm.
  expect(envelope).toMatchObject({ version: 1, page: '/vector', iterations: 600_000, iv: 'igbIHkodd48a2lwj' })
  expect(envelope.ciphertext).toMatch(/^G3sjbP_oAr8x-9VudzPCMbqXEYU137TIDPp-TjUL/)
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(envelope.ciphertext, 'base64url'))
  expect(Buffer.from(digest).toString('base64url')).toBe('DxgmacQKm9OzQo1nMrq3UmN5X-5vILzqawdsetzB_eQ')
  const { key, name } = await open(envelope)
  expect(key).toBe('DEbUt0KWJvtxj4eOLGpjeVFWNIsvyVjOzbUmXxWPBvw')
  expect(name).toBe('wIgjY4RoBvVADNa5x6x2qg')
})

test('the same content and password give the same bytes, other content another iv', async () => {
  expect(await seal(content, options)).toEqual(envelope)
  const edited = await seal({ ...content, price: 1496 }, options)
  expect(edited.iv).not.toBe(envelope.iv)
  expect(edited.ciphertext).not.toBe(envelope.ciphertext)
})

test('the length tells the size of the content in steps of 1 KiB only', async () => {
  const tag = 16
  const bytes = Buffer.from(envelope.ciphertext, 'base64url').length - tag
  expect(bytes).toBe(1024)
  const longer = await seal({ text: '£'.repeat(600) }, options)
  expect(Buffer.from(longer.ciphertext, 'base64url').length - tag).toBe(2048)
})

test('a wrong password is told from damage', async () => {
  await expect(open(envelope, 'incorrect horse')).rejects.toBeInstanceOf(WrongPasswordError)
  await expect(open(envelope, '')).rejects.toBeInstanceOf(WrongPasswordError)
})

test.each([
  ['not base64url', '***'],
  ['empty', ''],
  ['too short', 'AAAA'],
  ['of another envelope', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
])('a kept key that is %s opens nothing', async (_, key) => {
  await expect(openWithKey(await readEnvelope(envelope), key)).rejects.toBeInstanceOf(WrongPasswordError)
})

test('a password counts however it is composed, and without the spaces around it', async () => {
  const sealed = await seal(content, { ...options, password: 'Zürich café ﬁne' })
  expect((await open(sealed, ' Zürich café ﬁne '.normalize('NFD'))).content).toEqual(content)
  expect((await open(sealed, 'Zürich café fine\n')).content).toEqual(content)
})

test.each([
  ['a zero-width space', 'correct\u200b horse battery-staple'],
  ['a soft hyphen', 'cor\u00adrect horse battery-staple'],
  ['a direction mark', '\u200ecorrect horse battery-staple\u200f'],
  ['a hyphen that does not break', 'correct horse battery\u2011staple'],
  ['a dash', 'correct horse battery–staple'],
])('a password that was pasted with %s counts', async (_, pasted) => {
  const sealed = await seal(content, { ...options, password: 'correct horse battery-staple' })
  expect((await open(sealed, pasted)).content).toEqual(content)
})

const altered: [keyof Envelope, unknown][] = [
  ['version', 2],
  ['page', '/other'],
  ['iterations', 600_001],
  ['salt', 'BAECAwQFBgcICQoLDA0ODw'],
  ['iv', 'jgbIHkodd48a2lwj'],
  ['ciphertext', 'AAAA'],
  ['checksum', 'AAAA'],
]

test.each(altered)('an altered %s is damage', async (field, value) => {
  await expect(readEnvelope({ ...envelope, [field]: value })).rejects.toBeInstanceOf(DamagedError)
})

test.each(altered.filter(([field]) => !['version', 'checksum'].includes(field)))(
  'an altered %s does not open, even with a checksum that fits',
  async (field, value) => {
    const sealed = await readEnvelope(await forged({ [field]: value }))
    await expect(openWithPassword(sealed, password)).rejects.toBeInstanceOf(WrongPasswordError)
  },
)

test.each([
  ['fewer rounds than are safe', { iterations: 599_999 }],
  ['more rounds than a phone can bear', { iterations: 5_000_001 }],
  ['rounds that are no number', { iterations: '600000' as never }],
  ['a short salt', { salt: 'AAEC' }],
  ['a short iv', { iv: 'AAEC' }],
  ['text that is no base64url', { ciphertext: 'A+/=' }],
])('%s is refused before anything is derived, even with a checksum that fits', async (_, fields) => {
  await expect(forged(fields).then(readEnvelope)).rejects.toBeInstanceOf(DamagedError)
})

test.each([[undefined], [null], ['text'], [{}]])('%p is no envelope', async (value) => {
  await expect(readEnvelope(value)).rejects.toBeInstanceOf(DamagedError)
})

test('a salt or a count that no reader would accept cannot be sealed with', async () => {
  await expect(seal(content, { ...options, salt: 'AAEC' })).rejects.toThrow('A salt has 16 bytes, not 3.')
  await expect(seal(content, { ...options, iterations: 1000 })).rejects.toThrow('not between 600,000 and 5,000,000')
})
