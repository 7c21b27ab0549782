import { normalizePassword, PASSWORD_CHARACTERS } from './normalize-password'
import { resolvePassword } from './password'

const CHARACTERS = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).filter((character) =>
  new RegExp(`[${PASSWORD_CHARACTERS}]`).test(character),
)
// prettier-ignore
const IGNORED = [
  ' ', '\t', '\n', '\r\n', '\u00a0', '\u1680', '\u202f', '\u205f', '\u2028', '\u3000', // white space
  '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u180e', '\u034f', '\ufe0f', '\u3164', '\u{e0020}', // zero width
  '\u200e', '\u200f', '\u061c', '\u202a', '\u202e', '\u2066', '\u2069', // direction
  '\u00ad', '\u0000', '\u007f', '\ufffc', '\u{1f511}', // soft hyphen, control characters, attachments, emoji
  '"', "'", '`', '“', '”', '„', '‘', '’', '«', '»', '＂', '´', '<', '>', '(', ')', '[', ']', '*', '_', '.', ',', ':', '…',
]
// prettier-ignore
const HYPHENS = [
  '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\ufe58', '\ufe63', '\uff0d', '\u2043', '\u058a',
  '\u30fc', '\uff70', '\u2796', '\u207b', '\u02d7', '\u2500',
]
// prettier-ignore
const WRONG = ['é', 'e\u0301', 'а', 'ο', 'ß', 'ı', '\u0301', '١', '語', 'А', 'Ａ\u0308']

/** Returns a function of random integers below its argument, the same in each run: the generator of Park and Miller. */
function seededRandom(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}

const random = seededRandom(20261127)
const pick = (list: readonly string[]) => list[random(list.length)]!
const passwords = Array.from({ length: 500 }, () =>
  Array.from({ length: 16 + random(20) }, () => (random(5) ? pick(CHARACTERS) : '-')).join(''),
)
const fullWidth = (character: string) =>
  character === '-' ? '\uff0d' : String.fromCharCode(character.charCodeAt(0) + 0xfee0)
/** Describes an entry by its code points, because most of these characters are invisible. */
const codes = (entry: string) =>
  JSON.stringify(entry).replace(/[^ -~]/gu, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`)

test('returns each password that the build accepts unchanged', () => {
  const accepted = passwords.filter((password) => new Set(password).size > 5)
  for (const password of accepted)
    expect(normalizePassword(resolvePassword({ PRICING_PASSWORD: password }))).toBe(password)
})

test('ignores what no password contains, and reads other hyphens and full-width letters', () => {
  for (const password of passwords) {
    const pasted = [...password].map((character) => {
      const seen = character === '-' ? pick(['-', ...HYPHENS]) : random(4) ? character : fullWidth(character)
      return (random(2) ? pick(IGNORED) : '') + seen
    })
    const entry = `${pasted.join('')}${pick(IGNORED)}`
    expect({ entry: codes(entry), password: normalizePassword(entry) }).toEqual({ entry: codes(entry), password })
  }
})

test.each([...IGNORED, ...HYPHENS].map((character) => [codes(character), character]))('reads %s', (_, character) => {
  const isHyphen = HYPHENS.includes(character)
  expect(normalizePassword(`${character}Calm${character}herons${character}`)).toBe(
    isHyphen ? '-Calm-herons-' : 'Calmherons',
  )
})

test('keeps an entry wrong whose letters, capitals, hyphens or order differ', () => {
  for (const password of passwords) {
    const at = random(password.length)
    const [before, character, after] = [password.slice(0, at), password[at]!, password.slice(at + 1)]
    const other = pick(CHARACTERS.filter((candidate) => candidate !== character))
    const entries = [
      `${before}${after}`,
      `${before}${other}${after}`,
      `${before}${character}${other}${after}`,
      `${before}${pick(WRONG)}${after}`,
      `${before}${character}${pick(WRONG)}${after}`,
      [...password].reverse().join('') + other,
      password.toUpperCase() + password.toLowerCase(),
    ]
    for (const entry of entries) expect(normalizePassword(entry)).not.toBe(password)
  }
})
