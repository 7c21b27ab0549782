import { priceTerms } from '@/content/price-terms'
import type { Package } from '@/content/types'
import { feeText, investmentTerms } from '@/lib/prices/investment'
import { formatPounds, totalOf } from '@/lib/prices/money'
import { expect, test } from './test'

/**
 * What holds for the statement of every package page: each item with its value, the sum of the values as
 * the total, and the investment with all its terms.
 * @param caption the name of the ledger.
 */
export function testStatement(path: string, caption: string, { items, totalValue, investment }: Package) {
  test('lists each item with what it is and its monthly value', async ({ page }) => {
    await page.goto(path)
    const ledger = page.getByRole('table', { name: caption })
    for (const { title, description, price } of items) {
      const row = ledger.getByRole('row', { name: title })
      await expect(row.getByRole('rowheader')).toContainText(description)
      await expect(row.getByRole('cell')).toHaveText(`${formatPounds(price ?? 0)} ${priceTerms.perMonthSpoken}`)
    }
  })

  test('the values that are shown add up to the total that is shown', async ({ page }) => {
    await page.goto(path)
    const shown = await page.getByRole('table', { name: caption }).locator('tbody').getByRole('cell').allTextContents()
    const sum = shown.reduce((total, text) => total + Number(text.replaceAll(/\D/g, '')), 0)
    expect(sum).toBe(totalValue)
    expect(sum).toBe(totalOf(items))
    await expect(page.getByRole('main')).toContainText(`${formatPounds(sum)}/month`)
  })

  test('states the investment, its fee, its terms and the VAT line', async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: priceTerms.investment })).toBeVisible()
    await expect(main).toContainText(`${formatPounds(investment.monthly)}/month`)
    await expect(main.getByText(feeText(investment, priceTerms))).toBeVisible()
    for (const { label, sum } of investmentTerms(investment, priceTerms)) {
      const term = main.getByRole('listitem').filter({ hasText: label })
      await expect(term).toBeVisible()
      if (sum) await expect(term).toContainText(sum)
    }
    await expect(main.getByText('All prices are VAT-free (no VAT charged)', { exact: true })).toBeVisible()
  })

  test('shows no button of the frame, and its call to action beside the price and at the end', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
    const actions = page.getByRole('main').getByRole('link', { name: 'Book a Call' })
    await expect(actions).toHaveCount(2)
    for (const action of await actions.all()) await expect(action).toHaveAttribute('href', '/book')
    await expect(page.getByRole('link', { name: 'Book a discovery call' })).toHaveCount(0)
  })
}
