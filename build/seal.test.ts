import { decryptWithKey, decryptWithPassword, normalisePassword, WrongPasswordError } from '@/lib/gate/decrypt'
import { seal } from './seal'

const password = 'correct horse battery-staple'
const salt = 'AAECAwQFBgcICQoLDA0ODw'
const content = { title: 'Title £', price: 1495 }
const payload = seal(content, password, salt)
const bytes = (base64: string) => Buffer.from(base64, 'base64').length

test('derives the IV from the content', () => {
  expect(seal({ ...content, price: 1496 }, password, salt).iv).not.toBe(payload.iv)
})

test('pads the content to multiples of 1 KiB', () => {
  const tagBytes = 16
  expect(bytes(payload.ciphertext)).toBe(1024 + tagBytes)
  expect(bytes(seal('£'.repeat(600), password, salt).ciphertext)).toBe(2048 + tagBytes)
})

test('rejects wrong passwords, wrong keys and altered payloads', async () => {
  const altered = { ...payload, iv: payload.ciphertext.slice(0, 16) }
  const attempts = await Promise.allSettled([
    decryptWithPassword(payload, password.toUpperCase()),
    decryptWithPassword(payload, ''),
    decryptWithKey(payload, '***'),
    decryptWithKey(payload, ''),
    decryptWithKey(payload, 'AAAA'),
    decryptWithKey(payload, 'A'.repeat(43)),
    decryptWithPassword(altered, password),
  ])
  for (const attempt of attempts) expect(attempt).toMatchObject({ reason: expect.any(WrongPasswordError) })
})

test('reports a malformed payload as an error of its own', async () => {
  const malformed = { ...payload, ciphertext: `${payload.ciphertext}…` }
  await expect(decryptWithPassword(malformed, password)).rejects.not.toBeInstanceOf(WrongPasswordError)
})

test.each([
  ['invisible characters', '\u200ecor\u00adrect\u200b horse battery-staple\u200f', password],
  ['a non-breaking hyphen', 'correct horse battery\u2011staple', password],
  ['an en dash', 'correct horse battery–staple', password],
  ['decomposed accents and ligatures', 'Zürich café ﬁne'.normalize('NFD'), 'Zürich café fine'],
])('normalises a password pasted with %s', (_, pasted, expected) => {
  expect(normalisePassword(pasted)).toBe(expected)
})
