import { chargeAt, chargeAtCap, monthlyCharge } from './charge'

const investment = { monthly: 1000, perConsultation: 10, cap: 20 }

test.each([
  [0, 0, 1000],
  [19, 19, 1190],
  [20, 20, 1200],
  [40, 20, 1200],
])('with %d attended consultations, charges for %d and £%d in total', (attended, charged, total) => {
  expect(monthlyCharge(investment, attended)).toEqual({ charged, total })
  expect(chargeAt(investment, attended)).toBe(total)
})

test('charges the most at the cap', () => {
  expect(chargeAtCap(investment)).toBe(1200)
  expect(chargeAtCap({ ...investment, cap: 0 })).toBe(1000)
})
