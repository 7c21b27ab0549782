import { investment } from '@/jest/term-investment'
import { termCost } from './term-cost'

test.each([
  [1, 1500, { from: 250, to: 750 }, { from: 1750, to: 2250 }],
  [3, 3500, { from: 750, to: 2250 }, { from: 4250, to: 5750 }],
  [12, 12_500, { from: 3000, to: 9000 }, { from: 15_500, to: 21_500 }],
])('adds up %d months, with the set-up fee once', (months, fees, adSpend, withFees) => {
  expect(termCost(investment, months)).toEqual({ fees, adSpend, withFees })
})
