import { missingCharacters } from './missing-characters'

test.each(['Łukasz Żak', 'Siân Llŷr', 'İpek Çelik', 'Nguyễn', '✓ £1,999 “quotes” – 2 × 3 … it’s #1 @ 50%'])(
  'has all characters of “%s” in both families',
  (text) => {
    expect(missingCharacters(text)).toEqual([])
  },
)

test('names the characters that are missing in one of the families or in both', () => {
  expect(missingCharacters('Ωmega →\n日 ĝ, Ĝ or ḉ')).toEqual(['Ω', '→', '日', 'Ĝ', 'ḉ'])
})
