import { normalizePassword } from './normalize-password'

const INVISIBLE = ' \t\n\r\u00a0\u202f\u2028\u200b\u200d\u2060\ufeff\u200e\u061c\u202e\u2066\u00ad\u0085'
const HYPHENS = '-\u2010\u2011\u2013\u2014\u2212\ufe63\uff0d\u2043\u30fc\uff70\u2796\u02d7\u2500'

test('ignores invisible characters, and reads look-alikes as hyphens', () => {
  for (const invisible of INVISIBLE) expect(normalizePassword(`${invisible}7k${invisible}2m${invisible}`)).toBe('7k2m')
  for (const hyphen of HYPHENS) expect(normalizePassword(`7k2m${hyphen}x9tq`)).toBe('7k2m-x9tq')
})

test('keeps every other character', () => {
  for (const entry of ['7K2m-x9tq', '７k2m', 'x²', '“7k2m”', '7k2m.', '7_2', 'ﬁ', 'е'])
    expect(normalizePassword(entry)).toBe(entry)
})
