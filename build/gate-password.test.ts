import { checkPricingPassword, demoPassword, HOST_VARIABLES } from './gate-password'

/** Sets the variables that the check reads to these, and unsets the others of them. */
const setEnvironment = (variables: Record<string, string>) => {
  const others = { ...process.env }
  for (const name of ['PRICING_PASSWORD', ...HOST_VARIABLES]) delete others[name]
  jest.replaceProperty(process, 'env', { ...others, ...variables })
}
beforeEach(() => setEnvironment({}))
afterEach(() => jest.restoreAllMocks())

test('warns about the demo password, whether PRICING_PASSWORD is unset or set to it', () => {
  const unset = checkPricingPassword()
  expect(unset.warnings).toEqual([expect.stringContaining(`the public demo password "${demoPassword()}"`)])
  expect(checkPricingPassword(demoPassword())).toEqual(unset)
})

test.each(['CF_PAGES', 'NETLIFY', 'VERCEL', 'PUBLISH'])(
  'rejects a missing, empty or demo password when %s is set, and normalises a strong one',
  (host) => {
    const expected = /^PRICING_PASSWORD is not set, .+ in the build settings of this project at your host \(.+\)\.$/
    for (const password of [undefined, '', demoPassword()]) {
      setEnvironment({ [host]: 'true', ...(password !== undefined && { PRICING_PASSWORD: password }) })
      expect(() => checkPricingPassword()).toThrow(expected)
    }
    setEnvironment({ [host]: 'true', PRICING_PASSWORD: ' ﬁve-calm-herons-cross-slow-rivers\n' })
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

test.each([
  ['correct-horse\nbattery-staple', 'contains a line break'],
  ['correct-horse\r\nbattery-staple', 'contains a line break'],
  ['correct-horse\u2028battery-staple', 'contains a line break'],
  ['correct-horse\tbattery-staple', 'contains a control character'],
  ['correct-horse\0battery-staple', 'contains a control character'],
  ['correct-horse\ufffdbattery-staple', 'contains a control character or invalid UTF-8'],
  ['aaaaaaaaaaaaaaaa', 'repeats one character'],
  ['🦷'.repeat(20), 'repeats one character'],
  ['passwordpassword', 'repeats the same 8 characters'],
  ['abcabcabcabcabcabc', 'repeats the same 3 characters'],
  ['aaaaaaaaaaaaaaab', 'has only 2 different characters'],
])('rejects the password %j, which %s', (password, reason) => {
  expect(() => checkPricingPassword(password)).toThrow(`PRICING_PASSWORD ${reason}`)
})

test.each([
  '$correcthorsebatterystaple!',
  'back\\slash-horse-battery',
  'a "quoted" #horse battery',
  '🦷-horse-battery-staple',
])('accepts the password %j unchanged', (password) => expect(checkPricingPassword(password).password).toBe(password))
