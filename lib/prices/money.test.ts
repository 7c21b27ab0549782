import { formatPoundRange, formatPounds, formatUnbrokenRange } from './money'

test.each([
  [1, '£1'],
  [999, '£999'],
  [1999, '£1,999'],
  [1_234_567, '£1,234,567'],
])('formats %d pounds as %s', (amount, text) => {
  expect(formatPounds(amount)).toBe(text)
})

test('formats a range with both signs', () => {
  expect(formatPoundRange({ from: 999, to: 1500 })).toBe('£999–£1,500')
})

test('joins the second amount of an unbroken range to the dash', () => {
  expect(formatUnbrokenRange({ from: 999, to: 1500 })).toBe('£999–\u2060£1,500')
})
