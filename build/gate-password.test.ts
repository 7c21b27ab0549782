import { checkPricingPassword, demoPassword } from './gate-password'

const setEnvironment = (variables: Record<string, string>) => {
  const others = { ...process.env }
  for (const name of ['PRICING_PASSWORD', 'CF_PAGES', 'NETLIFY', 'VERCEL']) delete others[name]
  jest.replaceProperty(process, 'env', { ...others, ...variables })
}
beforeEach(() => setEnvironment({}))
afterEach(() => jest.restoreAllMocks())

test('warns about the demo password', () => {
  const warning = expect.stringContaining(`the public demo password "${demoPassword()}"`)
  expect(checkPricingPassword(demoPassword()).warnings).toEqual([warning])
})

test.each(['CF_PAGES', 'NETLIFY', 'VERCEL'])('rejects a missing, empty or demo password when %s is set', (host) => {
  const expected = /^PRICING_PASSWORD is not set, .+ in the build settings of this project at your host \(.+\)\.$/
  for (const password of [undefined, '', demoPassword()]) {
    setEnvironment({ [host]: '1', ...(password !== undefined && { PRICING_PASSWORD: password }) })
    expect(() => checkPricingPassword()).toThrow(expected)
  }
  setEnvironment({ [host]: '1', PRICING_PASSWORD: 'five-calm-herons-cross-slow-rivers' })
  expect(checkPricingPassword().warnings).toEqual([])
})

test('normalises a strong password and does not warn about it', () => {
  expect(checkPricingPassword(' ﬁve-calm-herons-cross-slow-rivers\n')).toEqual({
    password: 'five-calm-herons-cross-slow-rivers',
    warnings: [],
  })
})

test('rejects empty and short passwords', () => {
  expect(() => checkPricingPassword(' \n')).toThrow('PRICING_PASSWORD has 0 characters: it needs at least 8')
  expect(() => checkPricingPassword(' sevench ')).toThrow('PRICING_PASSWORD has 7 characters: it needs at least 8')
})

test.each(['eightch8', 'Invisalign 2026', '111122223333', 'aaaaaaaaaaaaaa'])(
  'warns that %j is easily guessed',
  (weak) => {
    expect(checkPricingPassword(weak).warnings).toEqual([expect.stringContaining('easily guessed')])
  },
)
