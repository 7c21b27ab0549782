import { caseStudies, testimonials, websiteOffer, websitePage } from '@/content/website'
import { expect, test } from '@/e2e/support/test'

test.beforeEach(async ({ page }) => {
  await page.goto('/website')
})

test('offers the whole storytelling for £6,400 with its four inclusions', async ({ page }) => {
  await expect(
    page.getByRole('heading', { level: 1, name: 'Storytelling That Turns Browsers into Bookings' }),
  ).toBeVisible()
  const offer = page.getByRole('region', { name: 'Full Website Storytelling' })
  await expect(offer.getByText('£6,400', { exact: true })).toBeVisible()
  await expect(offer.getByText('All prices are VAT-free (no VAT charged)', { exact: true })).toBeVisible()
  await expect(offer.getByRole('listitem').getByRole('heading')).toHaveText([
    'StoryBrand messaging',
    'Full site copy and page frameworks',
    'Homepage and layout wireframes',
    '1:1 consultation and revisions',
  ])
  for (const { text } of websiteOffer.inclusions) await expect(offer.getByText(text)).toBeVisible()
})

test('three case studies carry the figures of the specification', async ({ page }) => {
  const cases = page.getByRole('region', { name: caseStudies.title }).getByRole('listitem')
  await expect(cases).toHaveCount(3)
  const figures = [
    ['£24,387', 'in Invisalign cases in 30 days', '£49,000', '14 patients', 'three months'],
    ['£17,500', 'in 30 days', '16 cases', '£56,000', 'six months'],
    ['186', 'implant leads', '34 implant consultations in 90 days', '15', 'surgeries'],
  ]
  for (const [index, words] of figures.entries()) {
    for (const word of words) await expect(cases.nth(index)).toContainText(word)
  }
})

test('six quotations, each with five stars that are read out once', async ({ page }) => {
  const quotations = page.getByRole('region', { name: testimonials.title })
  await expect(quotations.getByRole('blockquote')).toHaveText(testimonials.items.map(({ quote }) => quote))
  await expect(quotations.getByRole('img', { name: '5 out of 5 stars', exact: true })).toHaveCount(6)
  await expect(quotations.getByRole('img')).toHaveCount(6)
})

test('marks each sample among the quotations, and no case study', async ({ page }) => {
  const samples = testimonials.items.filter(({ sample }) => sample)
  const marks = page.getByRole('main').getByText(testimonials.sampleLabel, { exact: true })
  await expect(marks).toHaveCount(samples.length)
  for (const { quote } of samples) {
    await expect(page.getByRole('figure').filter({ hasText: quote }).getByText(testimonials.sampleLabel)).toBeVisible()
  }
  await expect(page.getByRole('region', { name: caseStudies.title })).not.toContainText(/sample/i)
})

test('leads to the call', async ({ page }) => {
  const main = page.getByRole('main')
  for (const link of await main.getByRole('link', { name: websitePage.action.label }).all()) {
    await expect(link).toHaveAttribute('href', '/book')
  }
})
