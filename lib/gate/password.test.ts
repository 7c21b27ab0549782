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

test.each([
  ...['abc', 'password12345678', 'pricing-2026-2026', 'five-calm-herons-cross-slow-rivers', 'Invisalign-2026'],
  ...[GENERATED.toUpperCase(), GENERATED.replaceAll('-', ''), GENERATED.slice(0, 14), GENERATED.slice(1)],
  ...[`${GENERATED}-`, `${GENERATED}-abcd`, ` ${GENERATED}`, `${GENERATED}\n`, `"${GENERATED}"`, `${GENERATED}\u200b`],
  ...['7k2m-x9tq-4hzn-c0dl', '7k2m–x9tq–4hzn–c0dw', '$7k2-x9tq-4hzn-c0dw'],
])('rejects %j in one sentence that does not repeat it', (password) => {
  configure(password)
  expect(resolvePassword).toThrow(
    /^PRICING_PASSWORD is not a password that npm run gate:new printed: [^.]+\.env\.local\.$/,
  )
  expect(findPasswordFault()).not.toContain(password)
})
