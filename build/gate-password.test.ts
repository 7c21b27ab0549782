import { tmpdir } from 'node:os'
import { checkPricingPassword, demoPassword } from './gate-password'

const root = process.cwd()
afterEach(() => {
  process.chdir(root)
  jest.restoreAllMocks()
})

test('the demo password is warned about by name, also in the environment, where Next puts it', () => {
  const others = { ...process.env }
  delete others.PRICING_PASSWORD
  jest.replaceProperty(process, 'env', others)
  const unset = checkPricingPassword()
  jest.restoreAllMocks()
  expect(unset.warnings).toEqual([expect.stringContaining(`the demo password "${demoPassword()}"`)])
  expect(unset).toEqual(checkPricingPassword(demoPassword()))
})

test('a strong password is taken in its normal form and without a warning, even where .env is missing', () => {
  process.chdir(tmpdir())
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
