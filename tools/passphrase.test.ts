import { checkPricingPassword } from '@/build/gate-password'
import { generatePassphrase } from './passphrase'

test('generates passphrases of six words that the password check accepts without a warning', () => {
  const [first, second] = [generatePassphrase(), generatePassphrase()]
  expect(first).toMatch(/^[a-z]+(-[a-z]+){5,}$/)
  expect(first).not.toBe(second)
  expect(checkPricingPassword(first).warnings).toEqual([])
})
