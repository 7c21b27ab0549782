import type { Page } from 'playwright/test'
import type { PricingPackage } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { sheet, unlock } from './support/gate'
import { mainHeading } from './support/controls'
import { counts, fee, packages, pounds, quoted } from './support/specification'
import { expect, test } from './support/test'

const { core, premium } = sheet.packages
type Terms = typeof packages.core | typeof packages.pricingPremium
const specified: [PricingPackage, Terms][] = [
  [core, packages.core],
  [premium, packages.pricingPremium],
]
const card = (page: Page, { name }: PricingPackage) => page.getByRole('article', { name, exact: true })
const slider = (page: Page) => page.getByRole('slider', { name: sheet.estimator.label })
const estimates = (page: Page) => page.getByRole('region', { name: sheet.estimator.title })
const estimate = (page: Page, { name }: PricingPackage) => estimates(page).getByRole('group', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await unlock(page)
  await expect(mainHeading(page)).toHaveText('Choose Your Growth Package')
})

test('both packages show every value and what they cost, on a screen and on paper, and what Premium adds', async ({
  page,
}) => {
  const showsCards = async () => {
    for (const [terms, { values, total, monthly, cap, adSpend }] of specified) {
      const rows = card(page, terms).getByRole('row')
      for (const [index, { title }] of terms.items.entries()) {
        const value = values[index]
        const row = rows.filter({ has: page.getByRole('rowheader', { name: title }) })
        await expect(row).toContainText(value === undefined ? sheet.terms.includedInPackage : pounds(value))
      }
      await expect(rows.filter({ hasText: sheet.terms.totalValue })).toContainText(pounds(total))
      for (const text of [
        pounds(monthly),
        `plus ${pounds(fee)} per`,
        `Capped once ${cap} bookings per month are reached`,
        adSpend.map(pounds).join('–'),
        quoted.vat,
      ]) {
        await expect(card(page, terms).getByText(text).filter({ visible: true }).first()).toBeVisible()
      }
    }
  }
  await test.step('on a screen', showsCards)
  await expect(page.getByText(quoted.popular)).toHaveCount(1)
  await expect(card(page, premium)).toContainText(quoted.popular)
  await expect(page.getByText('12 videos per quarter').first()).toBeVisible()
  const comparison = page.getByRole('region', { name: sheet.comparison.title }).getByRole('table')
  for (const { title, core, premium } of sheet.comparison.rows) {
    const row = comparison.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) })
    await expect(row.getByRole('cell')).toHaveText([core, premium])
  }
  for (const [name, count] of [
    [quoted.bookDiscoveryCall, counts.bookDiscoveryCall],
    [quoted.getStarted, counts.getStarted['/pricing']],
  ] as const) {
    const links = page.getByRole('main').getByRole('link', { name, exact: true })
    await expect(links).toHaveCount(count)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/book')
  }

  await page.emulateMedia({ media: 'print' })
  await test.step('on paper', showsCards)
  await expect(page.getByRole('button').and(page.locator(':not([aria-describedby])'))).toHaveCount(0)
  await expect(slider(page)).toBeHidden()
  for (const link of await page.getByRole('main').getByRole('link').all()) await expect(link).toBeHidden()
})

test('the estimator answers to the keyboard, stops at the caps and speaks once it rests', async ({ page }) => {
  const charge = ({ monthly, cap }: Terms, attended: number) => pounds(monthly + fee * Math.min(attended, cap))
  const says = async (attended: number) => {
    const [coreSum, premiumSum] = [charge(packages.core, attended), charge(packages.pricingPremium, attended)]
    await expect(estimate(page, core).getByText(coreSum, { exact: true })).toBeVisible()
    await expect(estimate(page, premium).getByText(premiumSum, { exact: true })).toBeVisible()
    const words = interpolate(sheet.estimator.announcement, { attended, core: coreSum, premium: premiumSum })
    await expect(estimates(page).getByRole('status')).toHaveText(words)
  }
  await expect(estimates(page).getByRole('status')).toBeEmpty()
  for (const [, { monthly }] of specified) {
    await expect(estimates(page)).toContainText(
      `${pounds(monthly)} a month, plus ${pounds(fee)} for each attended consultation,`,
    )
  }
  await expect(estimates(page).getByRole('img')).toHaveAccessibleName(
    new RegExp(specified.map(([, terms]) => `${charge(terms, terms.cap)} from ${terms.cap}`).join('( bookings)?, .*')),
  )
  await slider(page).focus()
  await page.keyboard.press('Home')
  await says(0)
  await slider(page).fill('20')
  await says(20)
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '20 attended consultations')
  await expect(estimates(page).getByText(sheet.estimator.capped)).toHaveCount(1)
  await page.keyboard.press('End')
  await says(40)
  await expect(estimates(page).getByText(sheet.estimator.capped)).toHaveCount(2)
})
