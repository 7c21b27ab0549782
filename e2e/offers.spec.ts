import type { Locator } from 'playwright/test'
import { priceTerms } from '@/content/price-terms'
import { qualify } from '@/content/qualify'
import { scale } from '@/content/scale'
import { caseStudies, testimonials, websiteOffer, websitePage } from '@/content/website'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'
import { expectTextsInOrder } from './support/layout'
import { expect, test } from './support/test'

const textsOf = (parts: readonly { title: string; text: string }[]) => parts.flatMap(({ title, text }) => [title, text])

async function expectLinksToBook(main: Locator, label: string) {
  await expect(main.getByRole('link')).toHaveText([label])
  await expect(main.getByRole('link')).toHaveAttribute('href', '/book')
}

test('/qualify lists which clinics are suited, without a form, and has one link, to /book', async ({ page }) => {
  await page.goto('/qualify')
  for (const { title, items } of [qualify.suited, qualify.unsuited])
    await expect(page.getByRole('region', { name: title, exact: true }).getByRole('listitem')).toHaveText([...items])
  const { minimum, adSpend, privatePatients, reports } = qualify.commitments
  const commitments = [minimum.text, adSpend.title, privatePatients.title, reports.title, reports.text]
  await expectTextsInOrder(page.getByRole('region', { name: qualify.commitments.title, exact: true }), commitments)
  await expect(page.locator('form, main :is(input, select, textarea)')).toHaveCount(0)
  await expectLinksToBook(page.getByRole('main'), qualify.closing.action.label)
})

test('/scale shows its phase, case study and steps, and has one link, to /book', async ({ page }) => {
  await page.goto('/scale')
  const main = page.getByRole('main')
  const { title, duration, details } = scale.phase.phase
  await expectTextsInOrder(main, [scale.title, scale.lead, title, duration, ...details])
  await expectTextsInOrder(main, textsOf(scale.channels.steps))
  const { client, results } = caseStudies.items.find(({ id }) => id === scale.proof.caseStudy) ?? { results: [] }
  for (const { figure, text } of results.slice(0, 1)) {
    await expectTextsInOrder(main, [client!, figure, text])
    const chairs = main.getByRole('img', { name: interpolate(scale.proof.chairs, { surgeries: figure }), exact: true })
    if (/^\d+$/.test(figure)) await expect(chairs).toHaveText(new RegExp(`${figure}$`))
  }
  await expectLinksToBook(main, scale.closing.action.label)
})

test('/website shows the offer with its price, every case study and every quote, and links to /book', async ({
  page,
}) => {
  await page.goto('/website')
  const region = (name: string) => page.getByRole('region', { name, exact: true })
  const price = [formatPounds(websiteOffer.price), priceTerms.vat]
  await expectTextsInOrder(region(websiteOffer.name), [...price, ...textsOf(websiteOffer.inclusions)])
  const cases = region(caseStudies.title).getByRole('listitem')
  await expect(cases).toHaveCount(caseStudies.items.length)
  for (const [index, { headline, results, client, location }] of caseStudies.items.entries()) {
    const figures = [headline, ...results].flatMap(({ figure, text }) => [figure, text])
    await expectTextsInOrder(cases.nth(index), [...figures, client, location])
  }
  const quotes = testimonials.items.map(({ quote }) => quote)
  await expect(region(testimonials.title).getByRole('blockquote')).toHaveText(quotes)
  for (const link of await page.getByRole('main').getByRole('link').all())
    await expect(link).toHaveAttribute('href', '/book')
  await expect(page.getByRole('main').getByRole('link', { name: websitePage.action.label })).not.toHaveCount(0)
})
