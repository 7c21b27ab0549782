import { render } from '@/jest/render'
import { investment } from '@/jest/term-investment'
import { SpendBars } from './spend-bars'

test('draws the ad spend of each package at one scale, next to its amounts', () => {
  const larger = { ...investment, adSpend: { ...investment.adSpend, range: { from: 1000, to: 2000 } } }
  const packages = [
    { name: 'Small', investment },
    { name: 'Large', investment: larger },
  ]
  const rows = render(<SpendBars packages={packages} />).querySelectorAll('li')
  const bars = rows.map((row) => [
    row.text.replaceAll('\u2060', ''),
    row.querySelector('span[style]')!.getAttribute('style'),
  ])
  expect(bars).toEqual([
    ['Small £250–£750', 'margin-inline-start:12.5%;width:25%'],
    ['Large £1,000–£2,000', 'margin-inline-start:50%;width:50%'],
  ])
})
