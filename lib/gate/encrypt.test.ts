import { decryptWithKey, decryptWithPassword, ITERATIONS, WrongPasswordError } from './decrypt'
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
    decryptWithPassword(encrypted, ' '),
    decryptWithKey(encrypted, '***'),
    decryptWithKey(encrypted, ''),
    decryptWithKey(encrypted, 'A'.repeat(43)),
    decryptWithPassword(altered, password),
  ])
  for (const attempt of attempts) expect(attempt).toMatchObject({ reason: expect.any(WrongPasswordError) })
})

test.each(['', 'AAAA.AAAA', `${encrypted}…`])('reports malformed content, not a wrong password', async (malformed) => {
  await expect(decryptWithPassword(malformed, password)).rejects.not.toBeInstanceOf(WrongPasswordError)
})
