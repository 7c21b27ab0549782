import type { Page } from 'playwright/test'
import type { PricingPackage } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import { chargeAt } from '@/lib/prices/charge'
import { formatPounds } from '@/lib/prices/money'
import { mainLinks, region } from './support/controls'
import { pricing, unlock } from './support/gate'
import { expectPackage } from './support/packages'
import { expect, test } from './support/test'

const { estimator } = pricing
const { core, premium } = pricing.packages
const packages = [core, premium]
const card = (page: Page, { name }: PricingPackage) => page.getByRole('article', { name, exact: true })
const slider = (page: Page) => page.getByRole('slider', { name: estimator.label, exact: true })
const charge = ({ investment }: PricingPackage, attended: number) => formatPounds(chargeAt(investment, attended))

test.beforeEach(({ page }) => unlock(page))

test('shows what each package contains and costs on screen and on paper, and what Premium adds', async ({ page }) => {
  const expectCards = async () => {
    for (const pricePackage of packages)
      await expectPackage(card(page, pricePackage), pricePackage.name, pricePackage, pricing.monthlyFee)
  }
  await test.step('on screen', expectCards)
  const badge: string = pricing.popular
  if (badge) {
    const popular = page.getByText(badge, { exact: true })
    await expect(popular).toHaveCount(1)
    await expect(card(page, premium).and(page.getByRole('article').filter({ has: popular }))).toBeVisible()
  }
  const comparison = region(page, pricing.comparison.title).locator('tbody')
  for (const [index, { title, ...values }] of pricing.comparison.rows.entries()) {
    const row = comparison.getByRole('row').nth(index)
    await expect(row.getByRole('rowheader')).toContainText(title)
    await expect(row.getByRole('cell')).toHaveText([values.core, values.premium])
  }
  const links = mainLinks(page)
  for (const pricePackage of packages)
    await expect(card(page, pricePackage).getByRole('link')).toHaveText(pricing.cardAction.label)
  // Below the cards, and at the end.
  await expect(links.filter({ hasText: pricing.action.label })).toHaveCount(2)
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/book')

  await page.emulateMedia({ media: 'print' })
  await test.step('on paper', expectCards)
  await expect(page.getByRole('button').and(page.locator(':not([aria-describedby])'))).toHaveCount(0)
  await expect(slider(page)).toBeHidden()
  await expect(links).toHaveCount(0)
})

test('estimates a month up to the caps', { tag: '@core' }, async ({ page }) => {
  const estimates = region(page, estimator.title)
  await expect(estimates.getByText(pricing.priceLabels.vat, { exact: true })).toBeVisible()
  const coreCap = core.investment.cap
  const premiumCap = premium.investment.cap
  const atCaps = { core: charge(core, coreCap), coreCap, premium: charge(premium, premiumCap), premiumCap }
  await expect(estimates.getByRole('img')).toHaveAccessibleName(interpolate(estimator.chart, atCaps))
  for (const attended of [0, coreCap, premiumCap, estimator.max]) {
    await slider(page).fill(String(attended))
    const { one, many } = estimator.attended
    const value = interpolate(attended === 1 ? one : many, { attended })
    for (const pricePackage of packages) {
      const estimate = estimates.getByRole('group', { name: pricePackage.name, exact: true })
      await expect(estimate.getByText(charge(pricePackage, attended), { exact: true })).toBeVisible()
      await expect(estimate.getByText(estimator.capped, { exact: true })).toHaveCount(
        attended >= pricePackage.investment.cap ? 1 : 0,
      )
    }
    const charges = { attended: value, core: charge(core, attended), premium: charge(premium, attended) }
    await expect(slider(page)).toHaveAttribute('aria-valuetext', interpolate(estimator.announcement, charges))
  }
})

test('forced colours tell Core, Premium and the chosen column of the estimator apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const chart = region(page, estimator.title).getByRole('img')
  const fills = await chart
    .locator('path')
    .evaluateAll((areas) => areas.map((area) => getComputedStyle(area).fill).filter((fill) => fill !== 'none'))
  expect(new Set(fills).size).toBe(packages.length + 1)
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
])
  test(`shows plot, slider and both prices of the estimator in one screen of ${viewport.width} × ${viewport.height} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const estimates = region(page, estimator.title)
    await slider(page).fill(String(core.investment.cap))
    await page.evaluate(() => document.fonts.ready)
    const prices = packages.map((pricePackage) =>
      estimates
        .getByRole('group', { name: pricePackage.name, exact: true })
        .getByText(charge(pricePackage, core.investment.cap), { exact: true }),
    )
    const boxes = await Promise.all(
      [estimates.getByRole('img'), slider(page), ...prices].map((part) => part.boundingBox()),
    )
    const top = Math.min(...boxes.map((box) => box!.y))
    const bottom = Math.max(...boxes.map((box) => box!.y + box!.height))
    const covered = await page.evaluate(() => {
      const height = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0
      return height('header') + height('aside')
    })
    expect(bottom - top).toBeLessThanOrEqual(viewport.height - covered)
  })

test('hides the labels of the plot that the column of the chosen number crosses', async ({ page }) => {
  const labels = region(page, estimator.title).getByRole('img')
  const name = labels.getByText(core.name)
  await slider(page).fill('0')
  await expect(name).toBeHidden()
  await slider(page).fill(String(estimator.max))
  await expect(name).toBeVisible()
  await expect(labels.getByText(interpolate(estimator.stops, { cap: charge(core, core.investment.cap) }))).toBeHidden()
})

test('shows the whole of one package after the other on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const [above, below] = await Promise.all(
    packages.map(async (pricePackage) => {
      const parts = card(page, pricePackage).locator('h2, h3, p, table, li, a').filter({ visible: true })
      const boxes = await parts.evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
      )
      return { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) }
    }),
  )
  expect(below!.top).toBeGreaterThanOrEqual(above!.bottom)
})

test('sets both prices in one size', async ({ page }) => {
  const sizes = await Promise.all(
    packages.map((pricePackage) =>
      card(page, pricePackage)
        .getByText(formatPounds(pricePackage.investment.monthly), { exact: true })
        .first()
        .evaluate((price) => parseFloat(getComputedStyle(price).fontSize)),
    ),
  )
  expect(sizes[0]).toBeCloseTo(sizes[1]!, 1)
})
