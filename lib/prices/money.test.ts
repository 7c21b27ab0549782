import { monthlyCharge } from './money'

test.each([
  [0, 0, 1000],
  [1, 1, 1010],
  [20, 20, 1200],
  [21, 20, 1200],
  [40, 20, 1200],
])('of %d attended consultations %d are charged, and the month costs £%d', (attended, charged, total) => {
  expect(monthlyCharge({ monthly: 1000, perConsultation: 10, cap: 20 }, attended)).toEqual({ charged, total })
})
