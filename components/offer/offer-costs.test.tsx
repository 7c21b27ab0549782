import { renderToStaticMarkup } from 'react-dom/server'
import { firstMonths } from '@/content/price-labels'
import { investment } from '@/jest/term-investment'
import { OfferCosts } from './offer-costs'

test('draws the cost of each option at one scale, solid up to its minimum, with its amount', () => {
  const packages = [
    { name: 'Small', investment },
    { name: 'Large', investment: { ...investment, monthly: 2750, setup: { label: 'Set-up', price: 1000 } } },
  ]
  const website = { name: 'Website', price: 2000 }
  const html = renderToStaticMarkup(<OfferCosts packages={packages} website={website} months={2} />)
  const bars = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, row = '']) => {
    const [, width, filled] = /--to:(.*?)%;--from:(.*?)%/.exec(row)!
    return { text: row.replace(/<[^>]*>/g, '').replaceAll('\u2060', ''), width: Number(width), filled: Number(filled) }
  })
  expect(bars).toEqual([
    { text: 'Small £3,000–£4,000', width: 50, filled: 75 },
    { text: 'Large £7,000–£8,000', width: 100, filled: 87.5 },
    { text: 'Website £2,000', width: 25, filled: 100 },
  ])
})

test('names a term of one month in the singular', () => {
  expect(renderToStaticMarkup(<OfferCosts months={1} />)).toContain(`${firstMonths.title.one}<`)
})
