import { createDecipheriv, hkdfSync, pbkdf2Sync } from 'node:crypto'
import {
  WrongPasswordError,
  decryptWithKey,
  decryptWithPassword,
  normalisePassword,
  seal,
  type EncryptedPayload,
} from './seal'

const password = 'correct horse battery-staple'
const salt = 'AAECAwQFBgcICQoLDA0ODw'
const content = { title: 'Title', price: 1495 }
const TAG_BYTES = 16

let payload: EncryptedPayload

beforeAll(async () => {
  payload = await seal(content, password, salt)
})

const bytesOf = (text: string) => Buffer.from(text, 'base64url')

test('encrypts a payload that node:crypto decrypts with the same key', async () => {
  const root = pbkdf2Sync(password, bytesOf(salt), 1_000_000, 32, 'sha256')
  const key = Buffer.from(hkdfSync('sha256', root, '', 'gate/v1/encryption', 32))
  const sealed = bytesOf(payload.ciphertext)
  const decipher = createDecipheriv('aes-256-gcm', key, bytesOf(payload.iv))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const plaintext = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  expect(JSON.parse(plaintext.toString())).toEqual(content)
  const decrypted = { content, key: key.toString('base64url') }
  expect(await decryptWithPassword(payload, ` ${password}\n`)).toEqual(decrypted)
  expect(await decryptWithKey(payload, decrypted.key)).toEqual(decrypted)
})

test('encrypts the same content to the same payload, and other content with another IV', async () => {
  expect(await seal(content, password, salt)).toEqual(payload)
  expect((await seal({ ...content, price: 1496 }, password, salt)).iv).not.toBe(payload.iv)
})

test('pads the content to multiples of 1 KiB', async () => {
  const { ciphertext } = await seal({ text: '£'.repeat(600) }, password, salt)
  expect(bytesOf(payload.ciphertext)).toHaveLength(1024 + TAG_BYTES)
  expect(bytesOf(ciphertext)).toHaveLength(2048 + TAG_BYTES)
})

test('rejects wrong passwords and stored keys, and malformed payloads with another error', async () => {
  for (const wrong of [password.toUpperCase(), ''])
    await expect(decryptWithPassword(payload, wrong)).rejects.toBeInstanceOf(WrongPasswordError)
  for (const key of ['***', '', 'AAAA', 'A'.repeat(43)])
    await expect(decryptWithKey(payload, key)).rejects.toBeInstanceOf(WrongPasswordError)
  const malformed = { ...payload, ciphertext: `${payload.ciphertext}…` }
  await expect(decryptWithPassword(malformed, password)).rejects.not.toBeInstanceOf(WrongPasswordError)
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
