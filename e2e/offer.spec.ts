import { essential } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { priceTerms } from '@/content/price-terms'
import { websiteOffer } from '@/content/website'
import { feeText } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'
import { expect, test } from '@/e2e/support/test'

const lines = {
  essential: [`${formatPounds(essential.investment.monthly)}/month`, feeText(essential.investment, priceTerms)],
  premium: [`${formatPounds(premium.investment.monthly)}/month`, feeText(premium.investment, priceTerms)],
  website: [formatPounds(websiteOffer.price), offer.once],
}

test.beforeEach(async ({ page }) => {
  await page.goto('/offer')
})

for (const { id, name, purpose, link } of offer.options) {
  test(`${name}: what it is for, its investment and the way to its page`, async ({ page }) => {
    const option = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) })
    await expect(option).toContainText(purpose)
    for (const line of lines[id]) await expect(option).toContainText(line)
    await option.getByRole('link', { name: link.label }).click()
    await expect(page).toHaveURL(link.href)
  })
}

test('says that no VAT is charged, and ends with the call to action', async ({ page }) => {
  const main = page.getByRole('main')
  await expect(main.getByText('All prices are VAT-free (no VAT charged)', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Let’s Get Started' })).toHaveAttribute('href', '/book')
})

test('on a wide screen the three options stand side by side and their sums on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const tops = await Promise.all(
    Object.values(lines).map(
      async ([sum]) => (await page.getByText((sum ?? '').replace('/month', ''), { exact: true }).boundingBox())?.y,
    ),
  )
  expect(new Set(tops).size).toBe(1)
})
