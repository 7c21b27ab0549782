import type { Page } from 'playwright/test'
import { priceTerms } from '@/content/price-terms'
import { qualify } from '@/content/qualify'
import { scale } from '@/content/scale'
import { caseStudies, testimonials, websiteOffer, websitePage } from '@/content/website'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'
import { expectTextsInOrder } from './support/layout'
import { expect, test } from './support/test'

const textsOf = (parts: readonly { title: string; text: string }[]) => parts.flatMap(({ title, text }) => [title, text])
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const links = (page: Page) => page.getByRole('main').getByRole('link')

test.afterEach('links only to /book', async ({ page }) => {
  for (const link of await links(page).all()) await expect(link).toHaveAttribute('href', '/book')
})

test('/qualify lists which clinics are suited, without a form, and has one link', async ({ page }) => {
  await page.goto('/qualify')
  for (const { title, items } of [qualify.suited, qualify.unsuited])
    await expect(region(page, title).getByRole('listitem')).toHaveText([...items])
  const { title, minimum, adSpend, privatePatients, reports } = qualify.commitments
  const commitments = [minimum.text, adSpend.title, privatePatients.title, reports.title, reports.text]
  await expectTextsInOrder(region(page, title), commitments)
  await expect(page.locator('form, main :is(input, select, textarea)')).toHaveCount(0)
  await expect(links(page)).toHaveText([qualify.closing.action.label])
})

test('/scale shows its phase, the case study and its steps, and has one link', async ({ page }) => {
  await page.goto('/scale')
  const { title, duration, details } = scale.phase.phase
  const texts = [scale.title, scale.lead, title, duration, ...details, ...textsOf(scale.channels.steps)]
  await expectTextsInOrder(page.getByRole('main'), texts)
  const study = caseStudies.items.find(({ id }) => id === scale.proof.caseStudy)
  if (!study) throw new Error(`content/website.ts has no case study "${scale.proof.caseStudy}"`)
  const [{ figure, text }] = study.results
  await expectTextsInOrder(page.getByRole('main'), [study.client, figure, text])
  const chairs = page.getByRole('img', { name: interpolate(scale.proof.chairs, { surgeries: figure }), exact: true })
  if (/^\d+$/.test(figure)) await expect(chairs).toHaveText(new RegExp(`${figure}$`))
  await expect(links(page)).toHaveText([scale.closing.action.label])
})

test('/website shows the offer with its price, every case study and every quote', async ({ page }) => {
  await page.goto('/website')
  const price = [formatPounds(websiteOffer.price), priceTerms.vat]
  await expectTextsInOrder(region(page, websiteOffer.name), [...price, ...textsOf(websiteOffer.inclusions)])
  const studies = caseStudies.items.flatMap(({ headline, results, client, location }) => [
    ...[headline, ...results].flatMap(({ figure, text }) => [figure, text]),
    client,
    location,
  ])
  await expectTextsInOrder(region(page, caseStudies.title), studies)
  const quotes = testimonials.items.map(({ quote }) => quote)
  await expect(region(page, testimonials.title).getByRole('blockquote')).toHaveText(quotes)
  await expect(links(page).filter({ hasText: websitePage.action.label })).not.toHaveCount(0)
})
