import { checkPricingPassword, demoPassword } from './gate-password'

const setEnvironment = (variables: Record<string, string>) => {
  const others = { ...process.env }
  for (const name of ['PRICING_PASSWORD', 'CF_PAGES', 'NETLIFY', 'VERCEL']) delete others[name]
  jest.replaceProperty(process, 'env', { ...others, ...variables })
}
beforeEach(() => setEnvironment({}))
afterEach(() => jest.restoreAllMocks())

test('warns about the demo password, whether PRICING_PASSWORD is unset or set to it', () => {
  const unset = checkPricingPassword()
  expect(unset.warnings).toEqual([expect.stringContaining(`the public demo password "${demoPassword()}"`)])
  expect(checkPricingPassword(demoPassword())).toEqual(unset)
})

test.each(['CF_PAGES', 'NETLIFY', 'VERCEL'])(
  'rejects a missing, empty or demo password when %s is set, and normalises a strong one',
  (host) => {
    const expected = /^PRICING_PASSWORD is not set, .+ in the build settings of this project at your host \(.+\)\.$/
    for (const password of [undefined, '', demoPassword()]) {
      setEnvironment({ [host]: '1', ...(password !== undefined && { PRICING_PASSWORD: password }) })
      expect(() => checkPricingPassword()).toThrow(expected)
    }
    setEnvironment({ [host]: '1', PRICING_PASSWORD: ' ﬁve-calm-herons-cross-slow-rivers\n' })
    expect(checkPricingPassword()).toEqual({ password: 'five-calm-herons-cross-slow-rivers', warnings: [] })
  },
)

test.each([
  [' \n', 0],
  [' Invisalign 2026 ', 15],
])('rejects the short password %j', (password, length) => {
  const expected = `PRICING_PASSWORD has ${length} characters: it needs at least 16`
  expect(() => checkPricingPassword(password)).toThrow(expected)
})
