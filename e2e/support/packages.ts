import { expect, type Locator, type Page } from 'playwright/test'
import { priceLabels } from '@/content/price-labels'
import type { CaseStudy, Investment, Package } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import { feeText, investmentConditions } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'
import { mainLinks, region } from './controls'
import { expectTextsInOrder } from './layout'

/**
 * Asserts that a place shows the monthly price, the fee and all conditions of a package.
 * @param before texts that come before the price, in reading order.
 */
export async function expectInvestment(place: Locator, investment: Investment, before: readonly string[] = []) {
  const conditions = investmentConditions(investment, priceLabels).flatMap(({ label, sum }) =>
    sum ? [label, sum] : [label],
  )
  const price = [formatPounds(investment.monthly), priceLabels.perMonth, feeText(investment, priceLabels)]
  await expectTextsInOrder(place, [...before, ...price, ...conditions])
}

/**
 * Asserts that a place shows the ledger, the total value and the conditions of a package.
 * @param caption accessible name of the ledger.
 * @param feeTitle the heading of the monthly price.
 */
export async function expectPackage(
  place: Locator,
  caption: string,
  { items, totalValue, investment }: Package,
  feeTitle: string = priceLabels.investment,
) {
  const rows = place.getByRole('table', { name: caption, exact: true }).locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(items.length)
  for (const [index, { title, description = '', detail = '', price, yearlyPrice }] of items.entries()) {
    const yearly =
      yearlyPrice === undefined ? '' : interpolate(priceLabels.perYear, { price: formatPounds(yearlyPrice) })
    const value = price ? `${formatPounds(price)} ${priceLabels.perMonthSpoken}` : priceLabels.includedInPackage
    for (const text of [title, description, detail, yearly])
      await expect(rows.nth(index).getByRole('rowheader')).toContainText(text)
    await expect(rows.nth(index).getByRole('cell')).toHaveText(value)
  }
  const total = [priceLabels.totalValue, formatPounds(totalValue), priceLabels.perMonth]
  await expectInvestment(place, investment, [...total, feeTitle])
  await expectTextsInOrder(place, [priceLabels.vat])
}

/** Asserts that a page shows its package on screen and on paper, and links only to /book. */
export async function expectPackagePage(page: Page, title: string, pricePackage: Package) {
  const main = page.getByRole('main')
  await expectPackage(main, title, pricePackage)
  await expect(mainLinks(page)).not.toHaveCount(0)
  for (const link of await mainLinks(page).all()) await expect(link).toHaveAttribute('href', '/book')
  await page.emulateMedia({ media: 'print' })
  await expectPackage(main, title, pricePackage)
}

/**
 * Asserts that a window of 1440 × 900 pixels shows the whole block of a package's total value and investment, once it is
 * scrolled to the top below the bar.
 */
export async function expectInvestmentInOneScreen(page: Page, { totalValue, investment }: Package) {
  const viewport = { width: 1440, height: 900 }
  await page.setViewportSize(viewport)
  await page.evaluate(() => document.fonts.ready)
  const block = region(page, priceLabels.investment)
  const total = [priceLabels.totalValue, formatPounds(totalValue), priceLabels.perMonth]
  await expectInvestment(block, investment, [...total, priceLabels.investment])
  await expectTextsInOrder(block, [priceLabels.vat])
  await block.evaluate((section) => section.scrollIntoView())
  const bar = (await page.getByRole('banner').boundingBox())!
  const parts = await block.locator('h2, p, li, a').filter({ visible: true }).all()
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts) {
    const { y, height } = (await part.boundingBox())!
    const text = await part.innerText()
    expect(y, `top of “${text}”`).toBeGreaterThanOrEqual(bar.y + bar.height)
    expect(y + height, `foot of “${text}”`).toBeLessThanOrEqual(viewport.height)
  }
  const price = block.getByText(formatPounds(investment.monthly), { exact: true }).first()
  expect((await price.boundingBox())!.width, 'the price is the largest text').toBeGreaterThan(viewport.width / 2)
}

/** The terms that a tooltip explains in the fee and the conditions of a package. */
export function glossaryTerms(investment: Investment) {
  const labels = investmentConditions(investment, priceLabels).map(({ label }) => label)
  const texts = [feeText(investment, priceLabels), ...labels]
  return priceLabels.glossary.filter(({ term }) => texts.some((text) => text.includes(term)))
}

/** The texts of a case study in reading order. */
export const caseStudyTexts = ({ client, location, headline, second, results }: CaseStudy) => [
  client,
  location,
  headline.figure,
  headline.text,
  ...(second ? [second.figure, second.text, second.period] : []),
  ...results.flatMap(({ figure, text }) => [figure, text]),
]
