import { essential } from '@/content/essential'
import { premium } from '@/content/premium'
import { packages } from '@/content/pricing'
import type { Package } from '@/content/schema'
import { totalOf } from '@/lib/prices/money'
import { checkPackage } from './packages'

const messages = (...priced: [Parameters<typeof checkPackage>[2], number?]) =>
  checkPackage('x', 'essential', ...priced).map(({ entry, message }) => `${entry} ${message}`)

describe('the sums of the price pages', () => {
  const sums: [string, Package, number][] = [
    ['Essential', essential, 5200],
    ['Premium', premium, 8400],
    ['Core', packages.core, 4300],
  ]
  test.each(sums)('%s adds up to its total', (_, { items, totalValue }, total) => {
    expect(totalOf(items)).toBe(total)
    expect(totalValue).toBe(total)
  })
})

test('a total that no longer matches its items', () => {
  expect(messages({ ...essential, totalValue: 5300 })).toEqual([
    'essential.totalValue is £5,300, but the items add up to £5,200: correct the total or the items',
  ])
  expect(messages({ ...essential, totalValue: 5100 }, -100)).toEqual([])
  expect(messages(essential, -100)).toEqual([])
  expect(messages({ ...essential, totalValue: 5000 }, -100)).toHaveLength(1)
})

test('a yearly price that is not twelve monthly ones', () => {
  const items = [{ id: 'videos', title: 'Videos', description: 'Six', price: 450, yearlyPrice: 5000 }]
  expect(messages({ items, totalValue: 450 })).toEqual([
    'essential.items[1] (Videos) has the yearly price £5,000: expected twelve times its monthly price, £5,400',
  ])
})

test('an investment above the value, and an ad spend that runs backwards', () => {
  const investment = { monthly: 6000, adSpend: { label: 'Ad spend', range: { from: 1500, to: 1000 } } }
  expect(messages({ ...essential, investment })).toEqual([
    'essential.investment.monthly is £6,000: expected less than the total value, £5,200',
    'essential.investment.adSpend.range runs backwards: expected from, then to',
  ])
})
