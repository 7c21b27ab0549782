import type { Page } from 'playwright/test'
import { gate } from '@/content/gate'
import { answer, mainHeading, question } from './support/controls'
import { password, pricing, submitPassword, wrongPasswordAlert } from './support/gate'
import { cutTexts } from './support/cut-texts'
import { gotoInteractive } from './support/interactive'
import { visits } from './support/pages'
import { expect, test } from './support/test'
import { translate } from './support/translate'

/** Translates a page before its scripts run, so that React finds other texts and renders the page again. */
const translateAtFirst = (page: Page) =>
  page.addInitScript(`addEventListener('DOMContentLoaded', () => (${translate})(false))`)

/** Width and height in pixels: a small phone, a phone, a tablet, a laptop. */
const WINDOWS = [
  [320, 640],
  [390, 844],
  [768, 900],
  [1280, 800],
] as const

test.beforeEach(({ allow }) => allow(/Minified React error #(418|423|425)/))

test.describe('every text', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const { at } of visits) {
    test(`of ${at} can be read, and has no dots without letters`, async ({ page }) => {
      await gotoInteractive(page, at)
      await page.evaluate(translate, true)
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height })
        await expect.poll(() => cutTexts(page), `${at} at ${width} × ${height}: texts that are cut`).toEqual([])
        await expect(page.locator('.day-dots i').filter({ visible: true }), `${at}: dots`).toHaveCount(0)
      }
    })
  }
})

test('the gate and the estimator work', async ({ page }) => {
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

test('the page keeps its language when its scripts run', async ({ page }) => {
  await translateAtFirst(page)
  await gotoInteractive(page, '/')
  await expect(page.locator('html'), 'the language of /').toHaveAttribute('lang', 'de')
})

test('a question that is clicked before the scripts run opens, and closes', async ({ page }) => {
  await translateAtFirst(page)
  await page.goto('/')
  await question(page, 0).click()
  await expect(answer(page, 0)).toBeVisible()
  await question(page, 0).click()
  await expect(answer(page, 0)).toBeHidden()
})

test('the term of a ledger is explained', async ({ page }) => {
  await translateAtFirst(page)
  await gotoInteractive(page, '/premium')
  await page.getByRole('main').getByRole('button').first().focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
})
