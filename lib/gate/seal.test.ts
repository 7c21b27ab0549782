import { createDecipheriv, createHash, hkdfSync, pbkdf2Sync } from 'node:crypto'
import {
  DamagedPayloadError,
  WrongPasswordError,
  decodePayload,
  decryptWithKey,
  decryptWithPassword,
  normalisePassword,
  seal,
  type DecodedPayload,
  type EncryptedPayload,
} from './seal'

const password = 'correct horse battery-staple'
const options = { page: '/vector', password, salt: 'AAECAwQFBgcICQoLDA0ODw' }
const content = { title: 'Title', price: 1495 }
const TAG_BYTES = 16

let payload: EncryptedPayload
let decoded: DecodedPayload

beforeAll(async () => {
  payload = await seal(content, options)
  decoded = await decodePayload(payload)
})

const bytesOf = (text: string) => Buffer.from(text, 'base64url')

/** Returns the payload with changed fields and a correct checksum. */
function forge(changes: Partial<EncryptedPayload>): EncryptedPayload {
  const { version, page, iterations, salt, iv, ciphertext } = { ...payload, ...changes }
  const text = JSON.stringify([version, page, iterations, salt, iv, ciphertext])
  return { ...payload, ...changes, checksum: createHash('sha256').update(text).digest('base64url') }
}

test('encrypts a payload that node:crypto decrypts with the same key', async () => {
  const root = pbkdf2Sync(password, bytesOf(payload.salt), payload.iterations, 32, 'sha256')
  const key = Buffer.from(hkdfSync('sha256', root, '', 'gate/v1/encryption', 32))
  const sealed = bytesOf(payload.ciphertext)
  const decipher = createDecipheriv('aes-256-gcm', key, bytesOf(payload.iv))
  decipher.setAAD(Buffer.from(JSON.stringify(['gate', 1, payload.page, payload.iterations])))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const plaintext = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  expect(JSON.parse(plaintext.toString())).toEqual(content)
  expect(await decryptWithPassword(decoded, ` ${password}\n`)).toMatchObject({
    content,
    key: key.toString('base64url'),
  })
})

test('encrypts the same content to the same payload, and other content with another IV', async () => {
  expect(await seal(content, options)).toEqual(payload)
  expect((await seal({ ...content, price: 1496 }, options)).iv).not.toBe(payload.iv)
})

test('pads the content to multiples of 1 KiB', async () => {
  const { ciphertext } = await seal({ text: '£'.repeat(600) }, options)
  expect(decoded.ciphertext).toHaveLength(1024 + TAG_BYTES)
  expect(bytesOf(ciphertext)).toHaveLength(2048 + TAG_BYTES)
})

test('rejects wrong passwords and stored keys', async () => {
  for (const wrong of [password.toUpperCase(), ''])
    await expect(decryptWithPassword(decoded, wrong)).rejects.toBeInstanceOf(WrongPasswordError)
  for (const key of ['***', '', 'AAAA', 'A'.repeat(43)])
    await expect(decryptWithKey(decoded, key)).rejects.toBeInstanceOf(WrongPasswordError)
})

test.each([
  ['spaces around it', ` ${password}\n`, password],
  ['invisible characters', '\u200ecor\u00adrect\u200b horse battery-staple\u200f', password],
  ['a non-breaking hyphen', 'correct horse battery\u2011staple', password],
  ['an en dash', 'correct horse battery–staple', password],
  ['decomposed accents and ligatures', 'Zürich café ﬁne'.normalize('NFD'), 'Zürich café fine'],
])('normalises a password pasted with %s', (_, pasted, expected) => {
  expect(normalisePassword(pasted)).toBe(expected)
})

test.each([
  ['too few iterations', () => forge({ iterations: 599_999 })],
  ['too many iterations', () => forge({ iterations: 5_000_001 })],
  ['an altered field', () => ({ ...payload, salt: 'AAECAwQFBgcICQoLDA0OEA' })],
  ['a truncated ciphertext', () => ({ ...payload, ciphertext: payload.ciphertext.slice(0, -8) })],
  ['a missing checksum', () => ({ ...payload, checksum: undefined }) as never],
])('reports a payload with %s as damaged', async (_, damaged) => {
  await expect(decodePayload(damaged())).rejects.toBeInstanceOf(DamagedPayloadError)
})

test('rejects the correct key for a payload that was moved to another page', async () => {
  const { key } = await decryptWithPassword(decoded, password)
  const forged = await decodePayload(forge({ page: '/other' }))
  await expect(decryptWithKey(forged, key)).rejects.toBeInstanceOf(WrongPasswordError)
})
