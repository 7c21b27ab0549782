import { readFileSync } from 'node:fs'
import { checkPricingPassword, demoPassword } from './gate-password'

test('the demo password counts when none is set, and the warning names it', () => {
  const unset = process.env.PRICING_PASSWORD
  delete process.env.PRICING_PASSWORD
  const { password, warnings } = checkPricingPassword()
  if (unset !== undefined) process.env.PRICING_PASSWORD = unset
  expect(readFileSync('.env', 'utf8')).toContain(`PRICING_PASSWORD=${password}\n`)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain(`"${password}"`)
})

test('the demo password is warned about in the environment too, where Next puts it', () => {
  expect(checkPricingPassword(demoPassword()).warnings[0]).toContain('demo password')
})

test('a strong password is taken in its normal form and without a warning', () => {
  expect(checkPricingPassword(' ﬁve-calm-herons-cross-slow-rivers\n')).toEqual({
    password: 'five-calm-herons-cross-slow-rivers',
    warnings: [],
  })
})

test.each(['', '   ', '\n'])('an empty password %j stops the build', (password) => {
  expect(() => checkPricingPassword(password)).toThrow(/^PRICING_PASSWORD is empty: .+\.$/)
})

test.each(['a', 'sevench', ' sevench '])('%j is too short', (password) => {
  expect(() => checkPricingPassword(password)).toThrow(/it needs at least 8/)
})

test.each(['eightch8', 'Xk3!vv0pQ_1', 'Password-2026!!', 'Invisalign 2026', '111122223333', 'aaaaaaaaaaaaaa'])(
  '%j is taken with a warning that it is easily guessed',
  (password) => {
    expect(checkPricingPassword(password)).toEqual({ password, warnings: [expect.stringContaining('easily guessed')] })
  },
)
