import { readdirSync } from 'node:fs'
import { essential } from '@/content/essential'
import { premium } from '@/content/premium'
import { packages } from '@/content/pricing'
import { phases } from '@/content/process'
import { routes } from '@/content/routes'
import type { Package } from '@/content/types'
import { checkPhases, checkRoutes, checkTotal, checkValues } from './content-checks'
import { totalOf } from './money'

const messages = (problems: { entry: string; problem: string }[]) => problems.map(({ entry, problem }) => `${entry} ${problem}`)

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

test('every page of the route table exists in app, and no other', () => {
  const folders = readdirSync('app', { recursive: true, encoding: 'utf8' })
  const pages = folders.filter((name) => /(^|\/)page\.tsx$/.test(name)).map((name) => `/${name.replace(/\/?page\.tsx$/, '')}`)
  expect(pages.sort()).toEqual(routes.map(({ path }) => path).filter((path) => path !== '*').sort())
})

describe('what an editor can get wrong', () => {
  test('an empty answer', () => {
    expect(messages(checkValues('content/faq.ts', { faq: { items: [{ question: 'Why?', answer: ' ' }] } }))).toEqual([
      'faq.items[1].answer is empty: write its text, or take the entry out',
    ])
  })

  test('a curly apostrophe', () => {
    expect(messages(checkValues('x', { text: 'Let’s' }))[0]).toContain('curly quotation mark')
  })

  test.each([1499.5, -1, Number.NaN])('a price of %p', (price) => {
    expect(messages(checkValues('x', { item: { price } }))[0]).toContain('expected a whole number of pounds')
  })

  test('two items with one id', () => {
    expect(messages(checkValues('x', { items: [{ id: 'ads' }, { id: 'ads' }] }))).toEqual([
      'items has two items with the id "ads": give each its own',
    ])
  })

  test('a total that no longer matches its items', () => {
    const wrong = { ...essential, totalValue: 5300 }
    expect(messages(checkTotal('content/essential.ts', wrong))).toEqual([
      'Essential, totalValue is £5,300, but the items add up to £5,200: correct the total or the items',
    ])
  })

  test('a yearly price that is not twelve monthly ones', () => {
    const items = [{ id: 'videos', title: 'Videos', description: 'Six', price: 450, yearlyPrice: 5000 }]
    expect(messages(checkTotal('x', { name: 'Premium', items, totalValue: 450 }))[0]).toContain('twelve times')
  })

  test('a description that is too long for a search result, and a doubled path', () => {
    const row = { ...routes[0], description: 'x'.repeat(156) }
    expect(messages(checkRoutes([row, row]))).toEqual([
      'routes, / has a description of 156 characters: expected 70 to 155',
      'routes, / stands twice: keep one row',
      'routes, / has a description of 156 characters: expected 70 to 155',
    ])
  })

  test('phases out of order', () => {
    expect(messages(checkPhases([phases[1], phases[0]]))).toEqual([
      'phases, Activation has the number 2 but stands in place 1',
      'phases, Discovery & Insight has the number 1 but stands in place 2',
      'phases, Discovery & Insight begins before the phase above it has ended',
    ])
  })
})
