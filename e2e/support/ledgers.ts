import type { Page } from 'playwright/test'
import type { Package } from '@/content/schema'
import { fee, pounds, quoted, type PackageTerms } from './specification'
import { expect, test } from './test'

/**
 * Holds a package page to the specification: each item with its value, the total, and the investment with all its
 * terms, on a screen and on paper.
 * @param caption the name of the ledger.
 * @param items names and descriptions of the items, in the order of `terms.values`.
 */
export async function expectStatement(page: Page, caption: string, items: Package['items'], terms: PackageTerms) {
  const main = page.getByRole('main')
  const ledger = page.getByRole('table', { name: caption })
  const shows = async () => {
    await expect(ledger.locator('tbody').getByRole('row')).toHaveCount(terms.values.length)
    for (const [index, { title, description }] of items.entries()) {
      const row = ledger.getByRole('row', { name: title })
      await expect(row.getByRole('rowheader')).toContainText(description ?? title)
      await expect(row.getByRole('rowheader')).toBeVisible()
      await expect(row.getByRole('cell')).toHaveText(`${pounds(terms.values[index]!)} a month`)
      await expect(row.getByRole('cell')).toBeVisible()
    }
    for (const text of [
      `plus ${pounds(fee)} per attended consultation (private patients only)`,
      new RegExp(`^${terms.minimumMonths}-month ${caption.includes('Premium') ? 'partnership ' : ''}minimum$`),
      pounds(terms.setup!),
      quoted.vat,
    ]) {
      await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible()
    }
    const shown = (await main.innerText()).replaceAll(/\s+(?=\/)/g, '')
    const [from, to] = terms.adSpend.map(pounds)
    for (const text of [`${pounds(terms.total)}/month`, `${pounds(terms.monthly)}/month`, `${from}–${to}/month`]) {
      expect(shown).toContain(text)
    }
  }
  await test.step('on a screen', shows)
  await expect(main.getByRole('link')).toHaveText([quoted.bookCall, quoted.bookCall])
  for (const link of await main.getByRole('link').all()) await expect(link).toHaveAttribute('href', '/book')
  await page.emulateMedia({ media: 'print' })
  await test.step('on paper', shows)
  await page.emulateMedia({ media: 'screen' })
}
