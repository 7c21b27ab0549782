import { decryptWithKey, decryptWithPassword, ITERATIONS, normalizePassword, WrongPasswordError } from './decrypt'
import { encrypt } from './encrypt'

// Each derivation of a key takes up to a second.
jest.setTimeout(30_000)

const password = 'correct-horse-battery-staple'
const salt = 'AAECAwQFBgcICQoLDA0ODw'
const content = { title: 'Title £', price: 1495 }
const encrypted = encrypt(content, password, salt)
const ciphertextBytes = (value: unknown) => Buffer.from(encrypt(value, password, salt).split('.')[2]!, 'base64').length

test('is decrypted by the password, even between invisible characters, and by the key', async () => {
  const { key } = await decryptWithPassword(encrypted, `\u200b${password} \n`)
  await expect(decryptWithKey(encrypted, key)).resolves.toEqual({ content, key })
})

test('derives the key with at least the iterations of PBKDF2 that OWASP recommends', () => {
  expect(ITERATIONS).toBeGreaterThanOrEqual(600_000)
})

test('encrypts the same content to the same result, and derives the IV from the content', () => {
  expect(encrypt(content, password, salt)).toBe(encrypted)
  expect(encrypt({ ...content, price: 1496 }, password, salt).split('.')[1]).not.toBe(encrypted.split('.')[1])
})

test('pads the content to multiples of 1 KiB', () => {
  const tagBytes = 16
  expect(ciphertextBytes(content)).toBe(1024 + tagBytes)
  expect(ciphertextBytes('£'.repeat(600))).toBe(2048 + tagBytes)
})

test('rejects wrong passwords, wrong keys and altered content', async () => {
  const altered = encrypted.replace(/\.\w/, (start) => (start === '.A' ? '.B' : '.A'))
  const attempts = await Promise.allSettled([
    decryptWithPassword(encrypted, password.toUpperCase()),
    decryptWithPassword(encrypted, password.slice(0, -1)),
    decryptWithPassword(encrypted, ' '),
    decryptWithKey(encrypted, '***'),
    decryptWithKey(encrypted, ''),
    decryptWithKey(encrypted, 'A'.repeat(43)),
    decryptWithPassword(altered, password),
  ])
  for (const attempt of attempts) expect(attempt).toMatchObject({ reason: expect.any(WrongPasswordError) })
})

const INVISIBLE = ' \t\n\r\u00a0\u202f\u2028\u200b\u200d\u2060\ufeff\u200e\u061c\u202e\u2066\u00ad\u0085'
const HYPHENS = '-\u2010\u2011\u2013\u2014\u2212\ufe63\uff0d\u2043\u30fc\uff70\u2796\u02d7\u2500'

test('ignores invisible characters, and reads look-alikes as hyphens', () => {
  for (const invisible of INVISIBLE) expect(normalizePassword(`${invisible}7k${invisible}2m${invisible}`)).toBe('7k2m')
  for (const hyphen of HYPHENS) expect(normalizePassword(`7k2m${hyphen}x9tq`)).toBe('7k2m-x9tq')
})

test('keeps every other character', () => {
  for (const entry of ['7K2m-x9tq', '７k2m', 'x²', '“7k2m”', '7k2m.', '7_2', 'ﬁ', 'е'])
    expect(normalizePassword(entry)).toBe(entry)
})
