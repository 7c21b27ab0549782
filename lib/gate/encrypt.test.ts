import { decryptWithKey, decryptWithPassword, ITERATIONS, normalizePassword } from './decrypt'
import { encrypt } from './encrypt'

// Each derivation of a key takes up to a second.
jest.setTimeout(30_000)

const password = 'correct-horse-battery-staple'
const salt = 'AAECAwQFBgcICQoLDA0ODw'
const content = { title: 'Title £', price: 1495 }
const encrypted = encrypt(content, password, salt)

test('is decrypted by the password as pasted, and by the key that this returns', async () => {
  const { key } = (await decryptWithPassword(encrypted, `\u200b${password} \n`))!
  await expect(decryptWithKey(encrypted, key)).resolves.toEqual({ content, key })
})

test('derives the key with at least the iterations of PBKDF2 that OWASP recommends', () => {
  expect(ITERATIONS).toBeGreaterThanOrEqual(600_000)
})

test('gives different contents different IVs', () => {
  const other = encrypt({ ...content, price: 1496 }, password, salt)
  expect(other.split('.')[1]).not.toBe(encrypted.split('.')[1])
})

test('pads the content to multiples of 1 KiB', () => {
  const tagBytes = 16
  const bytesOf = (value: unknown) => Buffer.from(encrypt(value, password, salt).split('.')[2]!, 'base64').length
  expect(bytesOf(content)).toBe(1024 + tagBytes)
  expect(bytesOf('£'.repeat(600))).toBe(2048 + tagBytes)
})

const altered = encrypted.replace(/\.\w/, (start) => (start === '.A' ? '.B' : '.A'))

test.each([
  ['a password in capitals', () => decryptWithPassword(encrypted, password.toUpperCase())],
  ['a part of the password', () => decryptWithPassword(encrypted, password.slice(0, -1))],
  ['an empty password', () => decryptWithPassword(encrypted, ' ')],
  ['a malformed key', () => decryptWithKey(encrypted, '***')],
  ['an empty key', () => decryptWithKey(encrypted, '')],
  ['another key', () => decryptWithKey(encrypted, 'A'.repeat(43))],
  ['altered content', () => decryptWithPassword(altered, password)],
])('is not decrypted with %s', async (_, decrypted) => {
  expect(await decrypted()).toBeUndefined()
})

const INVISIBLE = ' \t\n\r\u00a0\u202f\u2028\u200b\u200d\u2060\ufeff\u200e\u061c\u202e\u2066\u00ad\u0085'
const HYPHENS = '-\u2010\u2011\u2013\u2014\u2212\ufe63\uff0d\u2043\u30fc\uff70\u2796\u02d7\u2500'

test.each([
  ...[...INVISIBLE].map((invisible) => [`${invisible}7k${invisible}2m${invisible}`, '7k2m']),
  ...[...HYPHENS].map((hyphen) => [`7k2m${hyphen}x9tq`, '7k2m-x9tq']),
  ...['7K2m-x9tq', '７k2m', 'x²', '“7k2m”', '7k2m.', '7_2', 'ﬁ', 'е'].map((entry) => [entry, entry]),
])('reads %j as %s', (entry, read) => {
  expect(normalizePassword(entry!)).toBe(read)
})
