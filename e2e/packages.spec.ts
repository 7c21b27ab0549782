import { essential, essentialPage } from '@/content/essential'
import { premium, premiumPage } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import type { PackageItem } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'
import { serveLedger } from './support/own-content'
import { expectInvestmentInOneScreen, expectPackagePage } from './support/packages'
import { expect, test } from './support/test'

/** The pages that consist of one package. */
const pages = [
  { path: '/premium', title: premiumPage.title, pricePackage: premium },
  { path: '/essential', title: essentialPage.title, pricePackage: essential },
] as const

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

test('a ledger shows what an item costs a year as large as what it costs a month', async ({ page }) => {
  const item: PackageItem = { icon: 'Video', title: 'Films', detail: 'Two a year', price: 450, yearlyPrice: 5400 }
  const yearly = interpolate(priceLabels.perYear, { price: formatPounds(5400) })
  const sizeOf = (text: string) =>
    page
      .getByRole('row')
      .getByText(text, { exact: true })
      .evaluate((figure) => getComputedStyle(figure).fontSize)
  await serveLedger(page, [item])
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/premium')
    expect(await sizeOf(yearly), `${width} px`).toBe(await sizeOf(formatPounds(450)))
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
