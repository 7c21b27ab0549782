import { renderToStaticMarkup } from 'react-dom/server'
import { essential } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { formatUnbrokenRange } from '@/lib/prices/money'
import { termCost } from '@/lib/prices/term-cost'
import { OfferOptions } from './offer-options'

/** Returns the text of each option. */
const columns = (months: number) =>
  renderToStaticMarkup(<OfferOptions months={months} />)
    .split('<h2>')
    .slice(1)
    .map((html) => html.replace(/<[^>]*>/g, ''))

test.each([
  [1, offer.firstMonths.one],
  [2, offer.firstMonths.many.replace('{monthsInWords}', 'two')],
])('adds up %d months of each package, and none of the website', (months, title) => {
  const [ofEssential, ofPremium, ofWebsite] = columns(months)
  expect(ofEssential).toContain(`${title} ${formatUnbrokenRange(termCost(essential.investment, months).withFees)}`)
  expect(ofPremium).toContain(`${title} ${formatUnbrokenRange(termCost(premium.investment, months).withFees)}`)
  expect(ofWebsite).not.toContain(title)
})
