import { readFileSync } from 'node:fs'
import { DEMO_PASSWORD, findPasswordFault, generatePassword, resolvePassword } from './password'

afterEach(() => jest.restoreAllMocks())

const configure = (PRICING_PASSWORD: string | undefined) =>
  jest.replaceProperty(process, 'env', { ...process.env, PRICING_PASSWORD })

test('accepts every generated password', () => {
  for (const password of Array.from({ length: 1000 }, generatePassword)) {
    // 80 bits: 16 characters of an alphabet of 32.
    expect(password).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
    configure(password)
    expect(findPasswordFault()).toBeUndefined()
    expect(resolvePassword()).toBe(password)
  }
})

test.each([undefined, '', DEMO_PASSWORD])('uses the demo password for %j, and reports it', (password) => {
  configure(password)
  expect(resolvePassword()).toBe(DEMO_PASSWORD)
  expect(findPasswordFault()).toMatch(/^PRICING_PASSWORD is not set, or is the public demo password: .+\.$/)
})

const [GENERATED] = [generatePassword()]
const [, EXAMPLE] = /pricing#([\w-]+)/.exec(readFileSync('README.md', 'utf8'))!

test.each([
  ...['abc', 'pricing-2026-2026', 'Invisalign-2026', EXAMPLE, '0000-0000-0000-0000', '1234-1234-1234-1234'],
  ...[GENERATED.toUpperCase(), GENERATED.replaceAll('-', ''), GENERATED.slice(0, 14), `${GENERATED}-abcd`],
  ...[` ${GENERATED}`, `${GENERATED}\n`, `"${GENERATED}"`, GENERATED.replaceAll('-', '–')],
])('rejects %j in one sentence that does not repeat it', (password) => {
  configure(password)
  expect(resolvePassword).toThrow(
    /^PRICING_PASSWORD is not a password that npm run gate:new printed: [^.]+\.env\.local\.$/,
  )
  expect(findPasswordFault()).not.toContain(password)
})
