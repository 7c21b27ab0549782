import { monthlyCharge } from './money'

test.each([
  [0, 0, 1000],
  [20, 20, 1200],
  [40, 20, 1200],
])('with %d attended consultations, charges for %d and £%d in total', (attended, charged, total) => {
  expect(monthlyCharge({ monthly: 1000, perConsultation: 10, cap: 20 }, attended)).toEqual({ charged, total })
})
