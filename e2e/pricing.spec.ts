import { interpolate } from '@/lib/interpolate'
import type { PricingPackage } from '@/content/types'
import { chargeAt } from '@/lib/prices/charge'
import { formatPounds } from '@/lib/prices/money'
import { region } from './support/controls'
import { openPricing, pricing } from './support/gate'
import { expect, test } from './support/test'

const { comparison, estimator } = pricing
const { core, premium } = pricing.packages
const charge = ({ investment }: PricingPackage, attended: number) => formatPounds(chargeAt(investment, attended))

test.beforeEach(({ page }) => openPricing(page))

test('compares what Premium adds to Core', async ({ page }) => {
  const table = region(page, comparison.title).locator('tbody')
  for (const [index, { title, ...values }] of comparison.rows.entries()) {
    const row = table.getByRole('row').nth(index)
    await expect(row.getByRole('rowheader')).toContainText(title)
    await expect(row.getByRole('cell')).toHaveText([values.core, values.premium])
  }
})

test('estimates a month up to the caps', { tag: '@core' }, async ({ page }) => {
  const estimates = region(page, estimator.title)
  const slider = page.getByRole('slider', { name: estimator.label, exact: true })
  for (const attended of [
    0,
    1,
    core.investment.cap - 8,
    core.investment.cap - 1,
    premium.investment.cap,
    estimator.max,
  ]) {
    await slider.fill(String(attended))
    for (const pricePackage of [core, premium]) {
      const estimate = estimates.getByRole('group', { name: pricePackage.name, exact: true })
      const { cap, perConsultation } = pricePackage.investment
      const left = cap - attended
      const running = interpolate(left === 1 ? estimator.running.one : estimator.running.many, {
        left,
        fee: formatPounds(perConsultation),
      })
      await expect(estimate.getByText(charge(pricePackage, attended), { exact: true })).toBeVisible()
      const state = estimate.getByText(left > 0 ? running : estimator.capped, { exact: true })
      await expect(state, `${pricePackage.name} on /pricing with ${attended} consultations`).toBeVisible()
    }
    const { one, many } = estimator.attended
    const consultations = interpolate(attended === 1 ? one : many, { attended })
    const charges = { attended: consultations, core: charge(core, attended), premium: charge(premium, attended) }
    await expect(slider).toHaveAttribute('aria-valuetext', interpolate(estimator.announcement, charges))
  }
})
