import type { Page } from 'playwright/test'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import { answer, copyButton, mainHeading, question, themeChoice } from './support/controls'
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

for (const [name, control] of Object.entries({
  'the button Copy': copyButton,
  'the theme switch': (page: Page) => themeChoice(page, 'dark'),
  'a question': (page: Page) => question(page, 0),
}))
  test(`keeps the focus in place and the theme switch when ${name} has the focus on a translated page`, async ({
    page,
  }) => {
    await page.goto('/')
    const box = (await control(page).boundingBox())!
    await page.evaluate(`(${translate})(false)`)
    await control(page).focus()
    await copyButton(page).dispatchEvent('pointerover')
    await expect(page.locator('html'), 'the no-script fallback of /').not.toHaveAttribute('data-scripted')
    const focused = page.locator(':focus')
    await expect(focused, 'the focused element of /').not.toHaveCount(0)
    const place = (await focused.boundingBox())!
    expect(Math.abs(place.y - box.y), 'distance of the focus from its control, in px').toBeLessThan(120)
    await themeChoice(page, 'dark').check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    for (const { question: text, answer: words } of faq.items) {
      await expect(page.getByRole('heading', { name: text, exact: true }), 'a question of /').toBeVisible()
      await expect(page.getByText(words)).toBeVisible()
    }
    await expect(
      page.getByRole('main').locator('[aria-expanded]:visible'),
      'controls of / that say “collapsed”',
    ).toHaveCount(0)
  })
