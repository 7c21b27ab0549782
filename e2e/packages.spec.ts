import type { Locator } from 'playwright/test'
import { essential, essentialPage } from '@/content/essential'
import { premium, premiumPage } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import type { PackageItem } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'
import { expectInvestmentInOneScreen, expectPackagePage } from './support/packages'
import { expect, test } from './support/test'

/** The pages that consist of one package. */
const pages = [
  { path: '/premium', title: premiumPage.title, pricePackage: premium },
  { path: '/essential', title: essentialPage.title, pricePackage: essential },
] as const
const premiumItems: readonly PackageItem[] = premium.items

for (const { path, title, pricePackage } of pages) {
  test(`${path} shows its items, total value and conditions on screen and on paper`, async ({ page }) => {
    await page.goto(path)
    await expectPackagePage(page, title, pricePackage)
  })

  test(`${path} shows its total value, investment, conditions and button in one screen`, async ({ page }) => {
    await page.goto(path)
    await expectInvestmentInOneScreen(page, pricePackage)
  })
}

test('/premium shows what an item costs a year as large as what it costs a month', async ({ page }) => {
  const sizeOf = (place: Locator, text: string) =>
    place
      .getByText(text, { exact: true })
      .first()
      .evaluate((figure) => getComputedStyle(figure).fontSize)
  const yearly = premiumItems.filter(({ yearlyPrice }) => yearlyPrice !== undefined)
  test.skip(yearly.length === 0, 'No item has a yearly price.')
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/premium')
    for (const { title, price = 0, yearlyPrice = 0 } of yearly) {
      const row = page.getByRole('row').filter({ hasText: title })
      const yearlyText = interpolate(priceLabels.perYear, { price: formatPounds(yearlyPrice) })
      expect(await sizeOf(row, yearlyText), `${title} at ${width} px`).toBe(await sizeOf(row, formatPounds(price)))
    }
  }
})

test('the description of each item ends above the next item', { tag: '@core' }, async ({ page }) => {
  for (const { path } of pages) {
    for (const width of [360, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const overlaps = await page
        .getByRole('main')
        .getByRole('row')
        .and(page.locator('tbody *'))
        .evaluateAll((rows) =>
          rows.map((row) => {
            const range = document.createRange()
            range.selectNodeContents(row)
            return range.getBoundingClientRect().bottom - row.getBoundingClientRect().bottom
          }),
        )
      expect(Math.max(...overlaps), `${path} at ${width} px`).toBeLessThan(1)
    }
  }
})
