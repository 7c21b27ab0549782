import { patientsToCover } from './covering-patients'

test.each([
  [3000, 49, 11_725, 4],
  [3500, 49, 11_725, 4],
  [2000, 49, 11_725, 7],
  [110, 10, 1000, 10],
  [110, 10, 1001, 11],
])('patients worth £%d each, less a fee of £%d, cover £%d from the %dth on', (value, fee, cost, patients) => {
  expect(patientsToCover(value, fee, cost)).toBe(patients)
})

test.each([40, 49])('patients worth £%d never cover a cost if the fee for each is £49', (value) => {
  expect(patientsToCover(value, 49, 1000)).toBeUndefined()
})
