import type { Page } from 'playwright/test'
import type { PricingPackage } from '@/content/types'
import { interpolate } from '@/lib/text/interpolate'
import { investmentTerms } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'
import { enter, title } from '@/e2e/support/gate'
import { sealedSheet } from '@/e2e/support/sealed-sheet'
import { expect, test } from '@/e2e/support/test'

const { password, sheet } = await sealedSheet()
const { core, premium } = sheet.packages
const card = (page: Page, { name }: PricingPackage) => page.getByRole('article', { name, exact: true })
const slider = (page: Page) => page.getByRole('slider', { name: sheet.estimator.label })
const estimates = (page: Page) => page.getByRole('region', { name: sheet.estimator.title })
const estimate = (page: Page, { name }: PricingPackage) => estimates(page).getByRole('group', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await page.goto('/pricing')
  await enter(page, password)
  await expect(title(page, 'Choose Your Growth Package')).toBeVisible()
})

for (const terms of [core, premium]) {
  test(`the ${terms.name} ledger shows every value, and what it costs`, async ({ page }) => {
    const rows = card(page, terms).getByRole('row')
    for (const { title, price } of terms.items) {
      const row = rows.filter({ hasText: title })
      await expect(row).toContainText(price === undefined ? (sheet.terms.includedInPackage ?? '') : formatPounds(price))
    }
    await expect(rows.filter({ hasText: sheet.terms.totalValue })).toContainText(formatPounds(terms.totalValue))
    for (const text of [
      formatPounds(terms.investment.monthly),
      interpolate(sheet.terms.fee, { fee: formatPounds(49) })
        .replace('attended consultation', '')
        .trim(),
      ...investmentTerms(terms.investment, sheet.terms).flatMap(({ label, sum }) => [label, ...(sum ? [sum] : [])]),
      'All prices are VAT-free (no VAT charged)',
    ]) {
      await expect(card(page, terms)).toContainText(text)
    }
  })
}

test('the figures are those of the specification', async ({ page }) => {
  for (const text of ['£4,300', '£1,495', 'Capped once 20 bookings', '£1,000–£2,000']) {
    await expect(card(page, core)).toContainText(text)
  }
  for (const text of [
    '£2,800',
    '£600',
    '£7,600',
    '£2,495',
    'Capped once 30 bookings',
    '£2,000–£3,000',
    'Most Popular',
  ]) {
    await expect(card(page, premium)).toContainText(text)
  }
  await expect(page.getByText('Most Popular')).toHaveCount(1)
})

test('what Premium adds stands beside what Core has', async ({ page }) => {
  const table = page.getByRole('region', { name: sheet.comparison.title }).getByRole('table')
  for (const { title, core, premium } of sheet.comparison.rows) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) })
    await expect(row.getByRole('cell')).toHaveText([core, premium])
  }
})

test('both calls stand twice, and lead to the booking page', async ({ page }) => {
  for (const name of ['Book Discovery Call', 'Let’s Get Started']) {
    const links = page.getByRole('main').getByRole('link', { name, exact: true })
    await expect(links).toHaveCount(2)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/book')
  }
  await page.getByRole('link', { name: 'Book Discovery Call' }).first().click()
  await expect(page).toHaveURL('/book')
})

test('the estimator answers to the keyboard, stops at the caps and speaks once it rests', async ({ page }) => {
  const says = async (attended: number, coreSum: string, premiumSum: string) => {
    await expect(estimate(page, core).getByText(coreSum, { exact: true })).toBeVisible()
    await expect(estimate(page, premium).getByText(premiumSum, { exact: true })).toBeVisible()
    const words = interpolate(sheet.estimator.announcement, { attended, core: coreSum, premium: premiumSum })
    await expect(estimates(page).getByRole('status')).toHaveText(words)
  }
  await expect(estimates(page).getByRole('status')).toBeEmpty()
  await slider(page).focus()
  await page.keyboard.press('Home')
  await says(0, '£1,495', '£2,495')
  await page.keyboard.press('ArrowRight')
  await says(1, '£1,544', '£2,544')
  await slider(page).fill('20')
  await says(20, '£2,475', '£3,475')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '20 attended consultations')
  await expect(estimates(page).getByText(sheet.estimator.capped)).toHaveCount(1)
  await slider(page).fill('30')
  await says(30, '£2,475', '£3,965')
  await page.keyboard.press('End')
  await says(40, '£2,475', '£3,965')
  await expect(estimates(page).getByText(sheet.estimator.capped)).toHaveCount(2)
})

test('the rule stands in words, and the picture has its sentence', async ({ page }) => {
  await expect(estimates(page)).toContainText('£1,495 a month, plus £49 for each attended consultation,')
  await expect(estimates(page)).toContainText('£2,495 a month, plus £49 for each attended consultation,')
  await expect(estimates(page).getByRole('img')).toHaveAccessibleName(/£2,475 from 20 bookings, £3,965 from 30/)
})

test('on paper there are prices, and nothing to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const terms of [core, premium]) await expect(card(page, terms)).toContainText(formatPounds(terms.totalValue))
  await expect(page.getByRole('button', { name: sheet.lock.label, exact: true })).toBeHidden()
  await expect(slider(page)).toBeHidden()
  for (const link of await page.getByRole('main').getByRole('link').all()) await expect(link).toBeHidden()
})
