import type { Page } from 'playwright/test'
import { gate } from '@/content/gate'
import { answer, copyButton, mainHeading } from './support/controls'
import { password, pricing, submitPassword, wrongPasswordAlert } from './support/gate'
import { gotoInteractive } from './support/interactive'
import { expect, test } from './support/test'
import { translate } from './support/translate'

/** Translates a page before its scripts run, so that React finds other texts and renders the page again. */
const translateAtFirst = (page: Page) =>
  page.addInitScript(`addEventListener('DOMContentLoaded', () => (${translate})(false))`)

test.beforeEach(({ allow }) => allow(/Minified React error #(418|423|425)/))

test('unlocks a translated /pricing, whose estimator works', async ({ page }) => {
  await translateAtFirst(page)
  await gotoInteractive(page, '/pricing')
  await submitPassword(page, 'open-sesame')
  await expect(wrongPasswordAlert(page)).toBeVisible()
  await page.getByRole('button', { name: gate.show.name }).click()
  await page.getByRole('button', { name: gate.hide.name }).click()
  await submitPassword(page, password)
  await expect(mainHeading(page)).toHaveText(pricing.title)
  const slider = page.getByRole('slider', { name: pricing.estimator.label })
  await slider.press('End')
  await expect(page.getByText(pricing.estimator.capped)).not.toHaveCount(0)
  // Removes texts that the translation has moved.
  await slider.press('Home')
  await expect(page.getByText(pricing.estimator.capped)).toHaveCount(0)
})

test('does not hydrate a translated page, and shows its no-script fallback', async ({ page }) => {
  await translateAtFirst(page)
  await page.goto('/')
  await copyButton(page).dispatchEvent('pointerover')
  await expect(answer(page, 0)).toBeVisible()
  await expect(page.locator('html'), 'the language of /').toHaveAttribute('lang', 'de')
  await expect(page.locator('h1 font')).not.toHaveCount(0)
})
