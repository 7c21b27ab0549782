import { caseStudies, testimonials, websiteOffer, websitePage } from '@/content/website'
import { expectReads } from '@/e2e/support/reading'
import { counts, pounds, quoted, websitePrice } from '@/e2e/support/specification'
import { expect, test } from '@/e2e/support/test'

test('offers the storytelling, shows what practices have seen and said, and leads to the call', async ({ page }) => {
  await page.goto('/website')
  const main = page.getByRole('main')
  const offer = page.getByRole('region', { name: 'Full Website Storytelling' })
  await expectReads(offer, [pounds(websitePrice), quoted.vat])
  await expectReads(
    offer,
    websiteOffer.inclusions.flatMap(({ title, text }) => [title, text]),
  )

  const cases = page.getByRole('region', { name: caseStudies.title }).getByRole('listitem')
  await expect(cases).toHaveCount(counts.caseStudies)
  for (const [index, { client, location }] of caseStudies.items.entries()) {
    await expectReads(cases.nth(index), [client, location])
  }

  const said = page.getByRole('region', { name: testimonials.title })
  await expect(said.getByRole('blockquote')).toHaveText(testimonials.items.map(({ quote }) => quote))
  await expect(said.getByRole('blockquote')).toHaveCount(counts.testimonials)
  // Each rating is read out once, as one sentence.
  await expect(said.getByRole('img', { name: `${counts.stars} out of 5 stars`, exact: true })).toHaveCount(
    counts.testimonials,
  )
  await expect(said.getByRole('img')).toHaveCount(counts.testimonials)

  const samples = testimonials.items.filter(({ sample }) => sample)
  await expect(main.getByText('Sample', { exact: true })).toHaveCount(samples.length)
  for (const { quote } of samples) {
    await expect(page.getByRole('figure').filter({ hasText: quote }).getByText('Sample')).toBeVisible()
  }
  await expect(page.getByRole('region', { name: caseStudies.title })).not.toContainText(/sample/i)
  const actions = main.getByRole('link', { name: websitePage.action.label })
  for (const link of await actions.all()) await expect(link).toHaveAttribute('href', '/book')
})
