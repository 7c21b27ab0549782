import { formatPoundRange, formatPounds, formatUnbrokenRange } from './money'

test('formats amounts in whole pounds, and ranges with both signs', () => {
  expect(formatPounds(1999)).toBe('£1,999')
  expect(formatPoundRange({ from: 999, to: 1500 })).toBe('£999–£1,500')
  expect(formatUnbrokenRange({ from: 999, to: 1500 })).toBe('£999–\u2060£1,500')
})
