import type { Page } from 'playwright/test'
import { closing, diary, hero } from '@/content/home'
import { bookLink, floatingButton, region } from './support/controls'
import { expectPage } from './support/pages'
import { test } from './support/test'
import { expectCalendarMoved, expectNoTransition, recordTransitions } from './support/transitions'

for (const [name, button] of Object.entries({
  'in the first screen of home': (page: Page) =>
    page.getByRole('main').getByRole('link', { name: hero.action.label }).first(),
  'that floats': floatingButton,
  'at the end of home': (page: Page) => region(page, closing.title).getByRole('link', { name: closing.action.label }),
})) {
  test(`animates the button ${name} into the calendar`, async ({ page }) => {
    await recordTransitions(page)
    await page.goto('/')
    await button(page).click()
    await expectPage(page, '/book')
    await expectCalendarMoved(page)
  })
}

test('opens the calendar from a day of the strip', async ({ page }) => {
  await recordTransitions(page)
  await page.goto('/')
  await page.getByRole('complementary').getByText(diary.days[1], { exact: true }).click()
  await expectPage(page, '/book')
  await expectCalendarMoved(page)
})

test('shows /book at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await recordTransitions(page)
  await page.goto('/')
  await bookLink(page).click()
  await expectPage(page, '/book')
  await expectNoTransition(page)
})

/** Loads /process and pauses the transition to home, with the pointer over the button of the bar. */
async function pauseOverButton(page: Page) {
  await page.goto('/process')
  const { x, y, width, height } = (await bookLink(page).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  // Paused, because the transition would be over before the click.
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause()
        document.documentElement.dataset.paused = ''
      })
    }),
  )
  await page.getByRole('banner').getByRole('link').first().press('Enter')
  await page.waitForSelector('[data-paused]')
}

test('follows a link that is clicked during the page transition', async ({ page }) => {
  await pauseOverButton(page)
  await page.mouse.down()
  await page.mouse.up()
  await expectPage(page, '/book')
})

for (const key of ['Control', 'Shift']) {
  test(`opens a link in a new page on a click with ${key} during the page transition`, async ({ page, context }) => {
    await pauseOverButton(page)
    const opened = context.waitForEvent('page')
    await page.keyboard.down(key)
    await page.mouse.down()
    await page.mouse.up()
    await expectPage(await opened, '/book')
    await expectPage(page, '/')
  })
}
