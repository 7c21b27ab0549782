import { prerender } from 'react-dom/static'
import { firstMonths } from '@/content/price-labels'
import type { Investment } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import { FirstMonths } from './first-months'

const investment: Investment = {
  monthly: 2000,
  perConsultation: 30,
  setup: { label: 'Set-up fee', price: 900 },
  minimum: 'Minimum term',
  adSpend: { label: 'Advertising', range: { from: 1000, to: 1700 }, isMonthly: true },
}

/** Returns the columns of the drawing, and the rows of the table, as the texts of their parts. */
async function render(ownInvestment: Investment, months: number) {
  const { prelude } = await prerender(<FirstMonths pricePackage={{ investment: ownInvestment }} months={months} />)
  const html = await new Response(prelude).text()
  const textsOf = (tag: string, part: string) =>
    [...part.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'g'))].map(([element]) =>
      element
        .replace(/<!--.*?-->/g, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  const [drawing = '', table = ''] = [html.match(/<ol.*?<\/ol>/)?.[0], html.match(/<table.*<\/table>/)?.[0]]
  return { html, heading: textsOf('h2', html), columns: textsOf('li', drawing), rows: textsOf('tr', table) }
}

const { title, setup, once, setupRow, monthlyRow, termRow, eachMonth } = firstMonths
const inWords = (text: typeof title.many | typeof termRow.many, monthsInWords: string) =>
  interpolate(text, { monthsInWords })
const column = (month: number, sums: string) => `${interpolate(firstMonths.month, { month })} ${sums}`
/** The sums of a month, from the top of its column. */
const monthSums = `${interpolate(firstMonths.most, { price: '£1,700' })} ${interpolate(firstMonths.least, { price: '£1,000' })} £2,000`
const each = (months: number, sum: string) => interpolate(eachMonth, { months, sum })

test('a minimum term of one month has its own words, and no multiplication', async () => {
  const { heading, columns, rows } = await render(investment, 1)
  expect(heading).toEqual([title.one])
  expect(columns).toEqual([`${setup} ${once} £900`, column(1, monthSums)])
  expect(rows.slice(0, 3)).toEqual([`${setupRow} £900`, `${monthlyRow} £2,000`, `${termRow.one} £2,900`])
})

test.each([
  [2, 'two', '£4,000', '£4,900'],
  [6, 'six', '£12,000', '£12,900'],
  [12, 'twelve', '£24,000', '£24,900'],
])(
  'a minimum term of %d months has a column for each, and its number in words',
  async (months, word, monthly, fees) => {
    const { heading, columns, rows } = await render(investment, months)
    expect(heading).toEqual([inWords(title.many, word)])
    const monthColumns = Array.from({ length: months }, (_, index) => column(index + 1, monthSums))
    expect(columns).toEqual([`${setup} ${once} £900`, ...monthColumns])
    expect(rows).toHaveLength(5)
    expect(rows[1]).toBe(`${monthlyRow} ${each(months, '£2,000')} ${monthly}`)
    expect(rows[2]).toBe(`${inWords(termRow.many, word)} ${fees}`)
  },
)

test('a package without a set-up fee has no column and no row for one', async () => {
  const { columns, rows } = await render({ ...investment, setup: undefined }, 2)
  expect(columns).toEqual([column(1, monthSums), column(2, monthSums)])
  expect(rows[0]).toBe(`${monthlyRow} ${each(2, '£2,000')} £4,000`)
})

test('an ad spend without a period is neither drawn nor added', async () => {
  const { html, columns, rows } = await render({ ...investment, adSpend: { label: '', range: { from: 5, to: 9 } } }, 2)
  expect(columns).toEqual([`${setup} ${once} £900`, column(1, '£2,000'), column(2, '£2,000')])
  expect(rows).toHaveLength(3)
  expect(html).not.toContain(firstMonths.adSpend)
})

test('a package without a minimum term has no such part', async () => {
  expect((await render({ ...investment, minimum: undefined }, 3)).html).toBe('')
})
