import type { TermInvestment } from '@/content/schema'
import { termCost } from './term-cost'

const investment: TermInvestment = {
  monthly: 1800,
  perConsultation: 49,
  setup: { label: 'Set-up', price: 1825 },
  minimum: 'Minimum term',
  adSpend: { label: 'Advertising', range: { from: 1000, to: 1500 }, isMonthly: true },
}

test.each([
  [1, 3625, { from: 1000, to: 1500 }, { from: 4625, to: 5125 }],
  [3, 7225, { from: 3000, to: 4500 }, { from: 10_225, to: 11_725 }],
  [12, 23_425, { from: 12_000, to: 18_000 }, { from: 35_425, to: 41_425 }],
])('adds up %d months, with the set-up fee once', (months, fees, adSpend, withFees) => {
  expect(termCost(investment, months)).toEqual({ fees, adSpend, withFees })
})
