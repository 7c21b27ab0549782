import { renderToStaticMarkup } from 'react-dom/server'
import { firstMonths } from '@/content/price-labels'
import { investment } from '@/jest/term-investment'
import { interpolate } from '@/lib/interpolate'
import { FirstMonths } from './first-months'

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

const { title, termFees, setup, once, adSpend, adSpendTo, fee, after } = firstMonths
const words = { monthsInWords: 'three' }
const setupColumn = `${setup} ${once} £500`
const column = (month: number) =>
  `${interpolate(firstMonths.month, { month })} ${adSpendTo} £750 ${adSpend} £250 ${fee} £1,000`

test.each([
  [1, title.one, termFees.one, ['£1,500', '£250–£750', '£1,750–£2,250']],
  [3, interpolate(title.many, words), interpolate(termFees.many, words), ['£3,500', '£750–£2,250', '£4,250–£5,750']],
])('draws each month of a minimum term of %d months, and adds them up', (months, name, fees, totals) => {
  const { text, heading, columns, sumNames, sums } = render(months)
  expect(heading).toEqual([name])
  expect(columns).toEqual([setupColumn, ...Array.from({ length: months }, (_, index) => column(index + 1))])
  expect(sumNames[0]).toBe(fees)
  expect(sums).toEqual(totals)
  const paid = { monthly: '£1,000', adSpend: '£250–£750', fee: '£30' }
  expect(text).toContain(interpolate(after, paid))
})
