import { essential, essentialPage } from '@/content/essential'
import { premium, premiumPage } from '@/content/premium'
import { fee, packages, pounds, quoted } from './support/specification'
import { expect, test } from './support/test'

for (const [path, { title }, { items }, terms] of [
  ['/essential', essentialPage, essential, packages.essential],
  ['/premium', premiumPage, premium, packages.premium],
] as const) {
  test(`${path} states its items, total and investment with its terms, on a screen and on paper`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    const ledger = page.getByRole('table', { name: title })
    const shows = async () => {
      await expect(ledger.locator('tbody').getByRole('row')).toHaveCount(terms.values.length)
      for (const [index, item] of items.entries()) {
        const row = ledger.getByRole('row', { name: item.title })
        await expect(row.getByRole('rowheader')).toContainText(item.description)
        await expect(row.getByRole('cell')).toHaveText(`${pounds(terms.values[index]!)} a month`)
      }
      for (const text of [
        `plus ${pounds(fee)} per attended consultation (private patients only)`,
        new RegExp(`^${terms.minimumMonths}-month ${title.includes('Premium') ? 'partnership ' : ''}minimum$`),
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
  })
}
