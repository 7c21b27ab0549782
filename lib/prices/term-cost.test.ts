import type { Investment } from '@/content/types'
import { termCost } from './term-cost'

const setup = { label: 'Set-up', price: 1825 }
const monthlyAdSpend = (from: number, to: number) =>
  ({ label: 'Advertising', range: { from, to }, isMonthly: true }) satisfies Investment['adSpend']

const smaller = { monthly: 1800, setup, adSpend: monthlyAdSpend(1000, 1500) }
const larger = { monthly: 2400, setup, adSpend: monthlyAdSpend(1500, 3000) }

test.each([
  ['a smaller package', smaller, 5400, 7225, { from: 3000, to: 4500 }, { from: 10_225, to: 11_725 }],
  ['a larger package', larger, 7200, 9025, { from: 4500, to: 9000 }, { from: 13_525, to: 18_025 }],
])('adds up three months of %s', (_, prices, monthlyFees, fees, term, withFees) => {
  expect(termCost(prices, 3)).toMatchObject({ monthlyFees, fees, adSpend: { term, withFees } })
})

test.each([
  [1, 3625, { from: 4625, to: 5125 }],
  [2, 5425, { from: 7425, to: 8425 }],
  [6, 12_625, { from: 18_625, to: 21_625 }],
  [12, 23_425, { from: 35_425, to: 41_425 }],
])('charges the set-up fee once in a term of %d months', (months, fees, withFees) => {
  expect(termCost(smaller, months)).toMatchObject({ months, fees, adSpend: { withFees } })
})

test('leaves out a set-up fee and an ad spend that a package does not have', () => {
  expect(termCost({ monthly: 1800 }, 3)).toEqual({ months: 3, monthly: 1800, monthlyFees: 5400, fees: 5400 })
})

test('does not multiply an ad spend without a period', () => {
  const adSpend = { label: 'Advertising', range: { from: 1000, to: 2000 } }
  expect(termCost({ monthly: 1495, adSpend }, 3)).toMatchObject({ fees: 4485 })
  expect(termCost({ monthly: 1495, adSpend }, 3).adSpend).toBeUndefined()
})
