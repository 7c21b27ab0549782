import { priceLabels } from '@/content/price-labels'
import type { CaseStudy, Testimonial } from '@/content/schema'
import { caseStudies, testimonials, websiteOffer, websitePage } from '@/content/website'
import { formatPounds } from '@/lib/prices/money'
import { mainLinks, region } from './support/controls'
import { expectTextsInOrder, textsOf } from './support/layout'
import { expect, test } from './support/test'

const quotes: readonly Testimonial[] = testimonials.items

test('shows the offer with its price, every case study and every quote, and links only to /book', async ({ page }) => {
  await page.goto('/website')
  const price = [formatPounds(websiteOffer.price), priceLabels.vat]
  await expectTextsInOrder(region(page, websiteOffer.name), [...price, ...textsOf(websiteOffer.inclusions)])
  const studies = caseStudies.items.flatMap(({ headline, second, results, client, location }: CaseStudy) => [
    ...[client, location],
    ...[headline, ...(second ? [second] : [])].flatMap(({ figure, text }) => [figure, text]),
    ...(second ? [second.period] : []),
    ...results.flatMap(({ figure, text }) => [figure, text]),
  ])
  await expectTextsInOrder(region(page, caseStudies.title), studies)
  const title = quotes.every(({ sample }) => sample) ? testimonials.samplesTitle : testimonials.title
  await expect(region(page, title).getByRole('blockquote')).toHaveText(quotes.map(({ quote }) => `“${quote}”`))
  await expect(mainLinks(page).filter({ hasText: websitePage.action.label })).not.toHaveCount(0)
  for (const link of await mainLinks(page).all()) await expect(link).toHaveAttribute('href', '/book')
})
