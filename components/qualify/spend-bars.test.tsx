import { renderToStaticMarkup } from 'react-dom/server'
import { investment } from '@/jest/term-investment'
import { SpendBars } from './spend-bars'

test('draws the ad spend of each package at one scale, next to its amounts', () => {
  const larger = { ...investment, adSpend: { ...investment.adSpend, range: { from: 1000, to: 2000 } } }
  const packages = [
    { name: 'Small', investment },
    { name: 'Large', investment: larger },
  ]
  const html = renderToStaticMarkup(<SpendBars packages={packages} />)
  const bars = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, row = '']) => [
    row.replace(/<[^>]*>/g, '').replaceAll('\u2060', ''),
    /margin-inline-start:(.*?);width:(.*?)"/.exec(row)!.slice(1),
  ])
  expect(bars).toEqual([
    ['Small £250–£750', ['12.5%', '25%']],
    ['Large £1,000–£2,000', ['50%', '50%']],
  ])
})
