import type { Locator, Page } from 'playwright/test'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import { copyButton, mainHeading, question, themeChoice } from './support/controls'
import { password, pricing, submitPassword, wrongPasswordAlert } from './support/gate'
import { gotoInteractive } from './support/interactive'
import { expect, test } from './support/test'
import { translate } from './support/translate'

test.beforeEach(({ allow }) => allow(/Minified React error #(418|423|425)/))

test('unlocks a translated /pricing, whose estimator works', async ({ page }) => {
  // Before its scripts run, so that React finds other texts and renders the page again.
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${translate})(false))`)
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

/** Controls that can have the focus when a page is translated, and what has it in the fallback. */
const FOCUSED: Record<string, [control: (page: Page) => Locator, focused: (page: Page) => Locator]> = {
  'the theme switch': [(page) => themeChoice(page, 'dark'), (page) => themeChoice(page, 'dark')],
  'a question': [(page) => question(page, 0), (page) => heading(page, faq.items[0]!.question)],
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

for (const [name, [control, focused]] of Object.entries(FOCUSED))
  test(`keeps the focus in place and the theme switch when a page is translated while ${name} has the focus`, async ({
    page,
  }) => {
    await page.goto('/')
    const copy = (await copyButton(page).elementHandle())!
    await page.evaluate(`(${translate})(false)`)
    await control(page).focus()
    await copy.dispatchEvent('pointerover')
    await expect(page.locator('html'), 'the no-script fallback of /').not.toHaveAttribute('data-scripted')
    await expect(page.locator('html'), 'the language of /').toHaveAttribute('lang', 'de')
    await expect(focused(page), `the focus of /, which was on ${name}`).toBeFocused()
    await themeChoice(page, 'dark').check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    for (const { question: text, answer: words } of faq.items) {
      await expect(heading(page, text), 'a question of /').toBeVisible()
      await expect(page.getByText(words)).toBeVisible()
    }
    const controls = page.getByRole('main').locator('[aria-expanded]').filter({ visible: true })
    await expect(controls, 'controls of / that say “collapsed”').toHaveCount(0)
  })
