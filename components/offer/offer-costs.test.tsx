import { renderToStaticMarkup } from 'react-dom/server'
import type { TermInvestment } from '@/content/schema'
import { OfferCosts } from './offer-costs'

const investment: TermInvestment = {
  monthly: 1000,
  perConsultation: 30,
  setup: { label: 'Set-up', price: 500 },
  minimum: 'Minimum term',
  adSpend: { label: 'Advertising', range: { from: 250, to: 750 }, isMonthly: true },
}

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
  expect(renderToStaticMarkup(<OfferCosts months={1} />)).toContain('Your first month<')
})
