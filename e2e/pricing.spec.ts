import type { PricingPackage } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { chargeAt } from '@/lib/prices/charge'
import { formatPounds } from '@/lib/prices/money'
import { region } from './support/controls'
import { openPricing, pricing } from './support/gate'
import { expect, test } from './support/test'

const { estimator } = pricing
const { core, premium } = pricing.packages
const charge = ({ investment }: PricingPackage, attended: number) => formatPounds(chargeAt(investment, attended))

test.beforeEach(({ page }) => openPricing(page))

// The unit tests cover the amounts, and the forms of the texts.
test('estimates a month up to the caps', { tag: '@core' }, async ({ page }) => {
  const slider = page.getByRole('slider', { name: estimator.label, exact: true })
  for (const attended of [core.investment.cap, estimator.max]) {
    await slider.fill(String(attended))
    const charges = { core: charge(core, attended), premium: charge(premium, attended) }
    for (const [key, { name, investment }] of Object.entries({ core, premium })) {
      const estimate = region(page, estimator.title).getByRole('group', { name, exact: true })
      await expect(estimate.getByText(charges[key as keyof typeof charges], { exact: true })).toBeVisible()
      const capped = estimate.getByText(estimator.capped, { exact: true })
      await expect(capped, `${name} with ${attended} consultations`).toHaveCount(attended < investment.cap ? 0 : 1)
    }
    const consultations = interpolate(estimator.attended.many, { attended })
    const announcement = interpolate(estimator.announcement, { attended: consultations, ...charges })
    await expect(slider).toHaveAttribute('aria-valuetext', announcement)
  }
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('keeps the number of the slider when a vertical swipe that begins on it scrolls the page', async ({ page }) => {
    const slider = page.getByRole('slider', { name: estimator.label, exact: true })
    await slider.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await slider.boundingBox())!
    const session = await page.context().newCDPSession(page)
    const before = await page.evaluate(() => scrollY)
    const touchAt = (distance: number) => [{ x: x + 0.8 * width, y: y + height / 2 - distance }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchAt(0) })
    for (let distance = 10; distance <= 200; distance += 10)
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchAt(distance) })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect
      .poll(() => page.evaluate(() => scrollY), 'position of /pricing after the swipe')
      .toBeGreaterThan(before)
    await expect(slider, 'the slider of /pricing after a vertical swipe').toHaveValue(String(estimator.start))
  })
})
