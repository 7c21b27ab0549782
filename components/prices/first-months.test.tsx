import { renderToStaticMarkup } from 'react-dom/server'
import { firstMonths } from '@/content/price-labels'
import type { TermInvestment } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { FirstMonths } from './first-months'

const investment: TermInvestment = {
  monthly: 2000,
  perConsultation: 30,
  setup: { label: 'Set-up fee', price: 900 },
  minimum: 'Minimum term',
  adSpend: { label: 'Advertising', range: { from: 1000, to: 1700 }, isMonthly: true },
}

/** Returns the texts of the heading, of the columns, and of the sums, with a space after each paragraph. */
function render(months: number) {
  const html = renderToStaticMarkup(<FirstMonths investment={investment} months={months} />)
  const textOf = (element: string) =>
    element
      .replaceAll('</p>', ' ')
      .replace(/<[^>]*>/g, '')
      .replaceAll('\u2060', '')
      .trim()
  const textsOf = (part: RegExp) => [...html.matchAll(part)].map(([, text = '']) => textOf(text))
  return {
    text: textOf(html),
    heading: textsOf(/<h2.*?>(.*?)<\/h2>/g),
    columns: textsOf(/<li>(.*?)<\/li>/g),
    sumNames: textsOf(/<dt.*?>(.*?)<\/dt>/g),
    sums: textsOf(/<dd.*?>(.*?)<\/dd>/g),
  }
}

const { setup, once, adSpend, fee, after } = firstMonths
const setupColumn = `${setup} ${once} £900`
const column = (month: number) => `${interpolate(firstMonths.month, { month })} ${adSpend} £1,000–£1,700 ${fee} £2,000`

test.each([
  [1, 'Your first month', 'Fees for one month', ['£2,900', '£1,000–£1,700', '£3,900–£4,600']],
  [3, 'Your first three months', 'Fees for three months', ['£6,900', '£3,000–£5,100', '£9,900–£12,000']],
])('draws each month of a minimum term of %d months, and adds them up', (months, name, fees, totals) => {
  const { text, heading, columns, sumNames, sums } = render(months)
  expect(heading).toEqual([name])
  expect(columns).toEqual([setupColumn, ...Array.from({ length: months }, (_, index) => column(index + 1))])
  expect(sumNames[0]).toBe(fees)
  expect(sums).toEqual(totals)
  const paid = { monthly: '£2,000', adSpend: '£1,000–£1,700', fee: '£30' }
  expect(text).toContain(interpolate(after, paid))
})
