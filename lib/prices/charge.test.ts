import { chargeAt } from './charge'

test.each([
  [19, 1190],
  [40, 1200],
])('charges for %d attended consultations £%d, up to the cap', (attended, charge) => {
  expect(chargeAt({ monthly: 1000, perConsultation: 10, cap: 20 }, attended)).toBe(charge)
})
