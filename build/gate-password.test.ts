import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPricingPassword, demoPassword } from './gate-password'

const root = process.cwd()
const setEnvironment = (variables: Record<string, string>) => {
  const others = { ...process.env }
  for (const name of ['PRICING_PASSWORD', 'CF_PAGES', 'NETLIFY', 'VERCEL']) delete others[name]
  jest.replaceProperty(process, 'env', { ...others, ...variables })
}
beforeEach(() => setEnvironment({}))
afterEach(() => {
  process.chdir(root)
  jest.restoreAllMocks()
})

test('warns about the demo password, whether PRICING_PASSWORD is unset or set to it', () => {
  const unset = checkPricingPassword()
  expect(unset.warnings).toEqual([expect.stringContaining(`the public demo password "${demoPassword()}"`)])
  expect(checkPricingPassword(demoPassword())).toEqual(unset)
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

test('rejects the demo password on a host when it is quoted in .env', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'))
  writeFileSync(join(folder, '.env'), 'PRICING_PASSWORD="quoted-demo-password" # public\n')
  process.chdir(folder)
  setEnvironment({ NETLIFY: 'true', PRICING_PASSWORD: 'quoted-demo-password' })
  expect(() => checkPricingPassword()).toThrow('public demo password')
  process.chdir(root)
  rmSync(folder, { recursive: true })
})

test('normalises a strong password and does not warn about it, even without .env', () => {
  process.chdir(tmpdir())
  expect(checkPricingPassword(' ﬁve-calm-herons-cross-slow-rivers\n')).toEqual({
    password: 'five-calm-herons-cross-slow-rivers',
    warnings: [],
  })
})

test.each(['', '   ', '\n'])('rejects the empty password %j', (password) => {
  expect(() => checkPricingPassword(password)).toThrow(/^PRICING_PASSWORD is empty: .+\.$/)
})

test.each(['a', 'sevench', ' sevench '])('rejects %j as too short', (password) => {
  expect(() => checkPricingPassword(password)).toThrow(/it needs at least 8/)
})

test.each(['eightch8', 'Xk3!vv0pQ_1', 'Password-2026!!', 'Invisalign 2026', '111122223333', 'aaaaaaaaaaaaaa'])(
  'warns that %j is easily guessed',
  (password) => {
    expect(checkPricingPassword(password)).toEqual({ password, warnings: [expect.stringContaining('easily guessed')] })
  },
)
