import { essential, essentialPage } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium, premiumPage } from '@/content/premium'
import { priceTerms } from '@/content/price-terms'
import type { Package } from '@/content/schema'
import { websiteOffer } from '@/content/website'
import { formatPounds } from '@/lib/prices/money'
import { expectTextsInOrder } from './support/layout'
import { expectPackage, expectTerms } from './support/terms'
import { expect, test } from './support/test'

for (const [path, { title }, pricePackage] of [
  ['/essential', essentialPage, essential],
  ['/premium', premiumPage, premium],
] as const) {
  test(`${path} shows its items, total value and terms on screen and on paper, and links only to /book`, async ({
    page,
  }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await test.step('on screen', () => expectPackage(main, title, pricePackage))
    await expect(main.getByRole('link')).not.toHaveCount(0)
    for (const link of await main.getByRole('link').all()) await expect(link).toHaveAttribute('href', '/book')
    await page.emulateMedia({ media: 'print' })
    await test.step('on paper', () => expectPackage(main, title, pricePackage))
  })
}

test('/offer shows the purpose and price of each option and links to its page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/offer')
  const main = page.getByRole('main')
  const packages: Record<'essential' | 'premium', Package> = { essential, premium }
  const tops = new Set<number | undefined>()
  for (const { id, name, purpose, link } of offer.options) {
    const heading = page.getByRole('heading', { level: 2, name, exact: true })
    const option = main.getByRole('listitem').filter({ has: heading })
    await expect(option.getByRole('link', { name: link.label, exact: true })).toHaveAttribute('href', link.href)
    const price = formatPounds(id === 'website' ? websiteOffer.price : packages[id].investment.monthly)
    tops.add((await option.getByText(price, { exact: true }).boundingBox())?.y)
    if (id === 'website') {
      await expectTextsInOrder(option, [name, purpose, price, offer.once])
    } else {
      const { setup, ...investment } = packages[id].investment
      const terms = setup ? { ...investment, setup: { ...setup, label: offer.setup } } : investment
      await expectTerms(option, terms, [name, purpose])
    }
  }
  expect(tops.size, 'prices are aligned on a wide screen').toBe(1)
  await expectTextsInOrder(main, [offer.title, offer.lead, priceTerms.vat])
  const { action } = offer.closing
  await expect(main.getByRole('link', { name: action.label, exact: true })).toHaveAttribute('href', action.href)
})
