import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { render } from '@/jest/render'
import { formatUnbrokenRange } from '@/lib/prices/money'
import { termCost } from '@/lib/prices/term-cost'
import { OfferOptions } from './offer-options'

test.each([
  [1, offer.firstMonths.one],
  [2, offer.firstMonths.many.replace('{monthsInWords}', 'two')],
])('adds up %d months of each package, and none of the website', (months, title) => {
  jest.replaceProperty(figures, 'minimumMonths', months as never)
  const titles = render(<OfferOptions />).querySelectorAll('h2')
  const [ofEssential, ofPremium, ofWebsite] = titles.map(({ parentNode }) => parentNode!.text)
  expect(ofEssential).toContain(`${title} ${formatUnbrokenRange(termCost(essential.investment, months).withFees)}`)
  expect(ofPremium).toContain(`${title} ${formatUnbrokenRange(termCost(premium.investment, months).withFees)}`)
  expect(ofWebsite).not.toContain(title)
})
