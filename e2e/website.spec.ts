import { priceLabels } from '@/content/price-labels'
import type { CaseStudy, Testimonial } from '@/content/types'
import { caseStudies, testimonials, websiteOffer, websitePage } from '@/content/website'
import { formatPounds } from '@/lib/prices/money'
import { mainLinks, region } from './support/controls'
import { expectTextsInOrder, textsOf } from './support/layout'
import { caseStudyTexts } from './support/packages'
import { expect, test } from './support/test'

const quotes: readonly Testimonial[] = testimonials.items
const studies: readonly CaseStudy[] = caseStudies.items

test('shows the offer with its price, every case study and every quote, and links only to /book', async ({ page }) => {
  await page.goto('/website')
  const price = [formatPounds(websiteOffer.price), priceLabels.vat]
  await expectTextsInOrder(region(page, websiteOffer.name), [...price, ...textsOf(websiteOffer.inclusions)])
  if (studies.length > 0) await expectTextsInOrder(region(page, caseStudies.title), studies.flatMap(caseStudyTexts))
  const title = quotes.every(({ sample }) => sample) ? testimonials.samplesTitle : testimonials.title
  await expect(region(page, title)).toHaveCount(quotes.length > 0 ? 1 : 0)
  const samples = page.getByRole('figure').filter({ has: page.getByText(testimonials.sampleLabel, { exact: true }) })
  await expect(samples).toHaveCount(quotes.filter(({ sample }) => sample).length)
  await expect(page.getByRole('blockquote')).toHaveText(quotes.map(({ quote }) => `“${quote}”`))
  await expect(mainLinks(page).filter({ hasText: websitePage.action.label })).not.toHaveCount(0)
  for (const link of await mainLinks(page).all()) await expect(link).toHaveAttribute('href', '/book')
})
