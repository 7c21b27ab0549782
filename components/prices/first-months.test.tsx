import { figures } from '@/content/figures'
import { firstMonths } from '@/content/price-labels'
import { render, textsOf } from '@/jest/render'
import { investment } from '@/jest/term-investment'
import { interpolate } from '@/lib/interpolate'
import { FirstMonths } from './first-months'

const { title, lead, fees, adSpend, together, after } = firstMonths
const monthly = { monthly: '£1,000', adSpend: '£250–\u2060£750', fee: '£30' }

test.each([
  [1, title.one, ['£1,500', '£250–£750', '£1,750–£2,250']],
  [3, interpolate(title.many, { monthsInWords: 'three' }), ['£3,500', '£750–£2,250', '£4,250–£5,750']],
])('adds up a minimum term of %d months, and names the costs of each month after it', (months, heading, sums) => {
  jest.replaceProperty(figures, 'minimumMonths', months as never)
  const texts = textsOf(render(<FirstMonths investment={investment} />), 'h2, p, dt, dd')
  const named = [fees, adSpend, together].flatMap((name, index) => [name, sums[index]])
  expect(texts).toEqual([heading, interpolate(lead, monthly), ...named, interpolate(after, monthly)])
})
