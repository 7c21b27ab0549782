import { normalizePassword } from './normalize-password'

const INVISIBLE =
  ' \t\n\r\u00a0\u1680\u202f\u2028\u3000\u200b\u200c\u200d\u2060\ufeff\u200e\u200f\u061c\u202a\u202e\u2066\u00ad\u0085'
const HYPHENS = '-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d\u2043\u30fc\uff70\u2796\u02d7\u2500'

test.each([...INVISIBLE].map((character) => [character.codePointAt(0)!.toString(16), character]))(
  'ignores U+%s',
  (_, character) => {
    expect(normalizePassword(`${character}Calm${character}-herons${character}`)).toBe('Calm-herons')
  },
)

test.each([...HYPHENS].map((character) => [character.codePointAt(0)!.toString(16), character]))(
  'reads U+%s as a hyphen',
  (_, character) => {
    expect(normalizePassword(`Calm${character}herons`)).toBe('Calm-herons')
  },
)

test('reads full-width letters and digits', () => {
  expect(normalizePassword('ＡＺａｚ０９')).toBe('AZaz09')
})

test.each([...'!?.,:;"\'“”‘’«»()[]<>*_´`…＂！éаοßı١語ﬁ²①', 'e\u0301', '🔑'])(
  'does not accept %s in a password',
  (character) => {
    for (const entry of [`${character}Calmherons`, `Calm${character}herons`, `Calmherons${character}`])
      expect(normalizePassword(entry)).not.toBe('Calmherons')
  },
)

test('does not read a superscript or a ligature as plain letters', () => {
  for (const entry of ['Calm\u00b2', 'Calm\u2461', '\ufb01t']) expect(normalizePassword(entry)).toBe(entry)
})

test('keeps the letters, their case and their order', () => {
  expect(normalizePassword('Calm-Herons-27')).toBe('Calm-Herons-27')
})
