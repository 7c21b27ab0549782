import { formatPoundRange, formatPounds, monthlyCharge } from './money'

test('sums are shown in whole pounds', () => {
  expect([0, 1234567].map(formatPounds)).toEqual(['£0', '£1,234,567'])
  expect(formatPoundRange({ from: 1000, to: 2000 })).toBe('£1,000–£2,000')
})

test.each([
  [0, 0, 1000],
  [1, 1, 1010],
  [20, 20, 1200],
  [21, 20, 1200],
  [40, 20, 1200],
])('of %d attended consultations %d are charged, and the month costs £%d', (attended, charged, total) => {
  expect(monthlyCharge({ monthly: 1000, perConsultation: 10, cap: 20 }, attended)).toEqual({ charged, total })
})
