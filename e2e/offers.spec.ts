import { offer } from '@/content/offer'
import { qualify } from '@/content/qualify'
import { scale } from '@/content/scale'
import { caseStudies, testimonials, websiteOffer, websitePage } from '@/content/website'
import { expectReads } from './support/layout'
import { counts, fee, packages, pounds, quoted, websitePrice } from './support/specification'
import { expect, test } from './support/test'

test('/offer says what each option is for and what it costs, and leads to its page', async ({ page }) => {
  const feeText = `plus ${pounds(fee)} per attended consultation (private patients only)`
  const lines = {
    essential: [pounds(packages.essential.monthly), '/month', feeText],
    premium: [pounds(packages.premium.monthly), '/month', feeText],
    website: [pounds(websitePrice), offer.once],
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/offer')
  const option = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) })
  const tops = new Set<number | undefined>()
  for (const { id, name, purpose } of offer.options) {
    await expectReads(option(name), [purpose])
    await expectReads(option(name), lines[id])
    tops.add((await option(name).getByText(lines[id][0]!, { exact: true }).boundingBox())?.y)
  }
  expect(tops.size, 'on a wide screen the sums stand on one line').toBe(1)
  await expect(page.getByRole('main').getByRole('link', { name: quoted.getStarted })).toHaveAttribute('href', '/book')
  for (const { name, link } of offer.options)
    await expect(option(name).getByRole('link', { name: link.label })).toHaveAttribute('href', link.href)
})

test('/qualify says who is suited and who is not, has no form, and ends with one call to action', async ({ page }) => {
  await page.goto('/qualify')
  for (const { title, items } of [qualify.suited, qualify.unsuited]) {
    await expect(page.getByRole('region', { name: title }).getByRole('listitem')).toHaveText([...items])
  }
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link')).toHaveText([quoted.bookCall])
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/book')
})

test('/scale shows the practice grown to 15 surgeries, and ends with one call to action', async ({ page }) => {
  await page.goto('/scale')
  const main = page.getByRole('main')
  const { client } = caseStudies.items.find(({ id }) => id === scale.proof.caseStudy)!
  const channels = scale.channels.steps.flatMap(({ title, text }) => [title, text])
  await expectReads(main, [scale.title, scale.lead, client, scale.channels.title, ...channels])
  const chairs = main.getByRole('img', { name: `${counts.surgeries} dental chairs` })
  await expect(chairs.locator('use')).toHaveCount(counts.surgeries)
  await expect(main.getByRole('link')).toHaveText([quoted.getStarted])
  await expect(main.getByRole('link')).toHaveAttribute('href', '/book')
})

test('/website shows what practices have seen and said, and leads to the call', async ({ page }) => {
  await page.goto('/website')
  const main = page.getByRole('main')
  const inclusions = websiteOffer.inclusions.flatMap(({ title, text }) => [title, text])
  const storytelling = page.getByRole('region', { name: 'Full Website Storytelling' })
  await expectReads(storytelling, [pounds(websitePrice), quoted.vat])
  await expectReads(storytelling, inclusions)

  const cases = page.getByRole('region', { name: caseStudies.title })
  for (const [index, { client, location }] of caseStudies.items.entries()) {
    await expectReads(cases.getByRole('listitem').nth(index), [client, location])
  }
  await expect(cases).not.toContainText(/sample/i)

  const said = page.getByRole('region', { name: testimonials.title })
  await expect(said.getByRole('blockquote')).toHaveText(testimonials.items.map(({ quote }) => quote))
  // Each rating is read out once, as one sentence.
  const ratings = said.getByRole('img', { name: `${counts.stars} out of 5 stars`, exact: true })
  await expect(ratings).toHaveCount(counts.testimonials)
  await expect(said.getByRole('img')).toHaveCount(counts.testimonials)

  const actions = main.getByRole('link', { name: websitePage.action.label })
  await expect(actions).not.toHaveCount(0)
  for (const link of await actions.all()) await expect(link).toHaveAttribute('href', '/book')
})
