import { expect, type Locator } from 'playwright/test'
import { priceTerms } from '@/content/price-terms'
import type { Investment, Package } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { feeText, investmentTerms } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'
import { expectTextsInOrder } from './layout'

/**
 * Asserts that a place shows the monthly price, the fee and all terms of a package.
 * @param before texts that come before the price, in reading order.
 */
export async function expectTerms(place: Locator, investment: Investment, before: readonly string[] = []) {
  const terms = investmentTerms(investment, priceTerms).flatMap(({ label, sum }) => (sum ? [label, sum] : [label]))
  const price = [formatPounds(investment.monthly), priceTerms.perMonth, feeText(investment, priceTerms)]
  await expectTextsInOrder(place, [...before, ...price, ...terms])
}

/**
 * Asserts that a place shows the ledger, the total value and the terms of a package.
 * @param caption accessible name of the ledger.
 */
export async function expectPackage(place: Locator, caption: string, { items, totalValue, investment }: Package) {
  const rows = place.getByRole('table', { name: caption, exact: true }).locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(items.length)
  for (const [index, { title, description, price, yearlyPrice }] of items.entries()) {
    const yearly =
      yearlyPrice === undefined ? '' : interpolate(priceTerms.perYear, { price: formatPounds(yearlyPrice) })
    const value = price ? `${formatPounds(price)} ${priceTerms.perMonthSpoken}` : priceTerms.includedInPackage
    for (const text of [title, description ?? '', yearly])
      await expect(rows.nth(index).getByRole('rowheader')).toContainText(text)
    await expect(rows.nth(index).getByRole('cell')).toHaveText(value)
  }
  const total = [priceTerms.totalValue, formatPounds(totalValue), priceTerms.perMonth]
  await expectTerms(place, investment, [...total, priceTerms.investment])
  await expectTextsInOrder(place, [priceTerms.vat])
}
