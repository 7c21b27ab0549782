import { resolvePassword, DEMO_PASSWORD } from './password'

const STRONG = 'five-calm-herons-cross-slow-rivers'

test('accepts letters, digits and hyphens, and returns the demo password if none is set', () => {
  expect(resolvePassword({ PRICING_PASSWORD: STRONG })).toBe(STRONG)
  expect(resolvePassword({ PRICING_PASSWORD: 'Zq7-Xw3-Rt9-Lk2M' })).toBe('Zq7-Xw3-Rt9-Lk2M')
  expect(resolvePassword({})).toBe(DEMO_PASSWORD)
  expect(resolvePassword({ PRICING_PASSWORD: '' })).toBe(DEMO_PASSWORD)
})

test.each([
  ['production', { PUBLISH: 'true' }],
  ['preview', { CF_PAGES: '1', CF_PAGES_BRANCH: 'new-prices' }],
])('rejects a missing, empty or demo password in a %s build', (_, deployment) => {
  for (const PRICING_PASSWORD of [undefined, '', DEMO_PASSWORD]) {
    expect(() => resolvePassword({ ...deployment, PRICING_PASSWORD })).toThrow(
      /^PRICING_PASSWORD is not set, or is the public demo password: .+ in the build settings of your host\.$/,
    )
  }
  expect(resolvePassword({ ...deployment, PRICING_PASSWORD: STRONG })).toBe(STRONG)
})

test.each(['abc', 'Invisalign-2026', 'aaaaaaaaaaaaaaaa'])(
  'rejects the weak password %j and says what to do',
  (PRICING_PASSWORD) => {
    expect(() => resolvePassword({ PRICING_PASSWORD })).toThrow(
      /^PRICING_PASSWORD must have at least 16 characters, .+ npm run gate:new prints\.$/,
    )
  },
)

test.each([
  ['$correcthorsebatterystaple!', '$ (U+0024)'],
  ['a "quoted" horse battery staple', 'the invisible character U+0020'],
  ['correct-horse\nbattery-staple', 'the invisible character U+000A'],
  ['correct-horse-battery-staple\u200b', 'the invisible character U+200B'],
  ['Zürich-horse-battery-staple', 'ü (U+00FC)'],
  ['correct–horse–battery–staple', '– (U+2013)'],
])('names the invalid character of the password %j', (PRICING_PASSWORD, character) => {
  expect(() => resolvePassword({ PRICING_PASSWORD })).toThrow(`npm run gate:new prints. It contains ${character}.`)
})
