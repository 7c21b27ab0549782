import type { Page } from 'playwright/test'
import type { Path } from '@/content/routes'
import { bookLink, homeLink, themeChoice } from './support/controls'
import { unlockedHeading, unlockWithKey } from './support/gate'
import { waitUntilInteractive } from './support/interactive'
import { expect, test } from './support/test'
import { expectTheme } from './support/theme'
import { expectTransition, recordTransitions } from './support/transitions'

/** Marks the open document, so that `expectRestored` can tell it from one that is loaded again. */
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))

/** Expects the marked document at this path: Back has restored it from the cache. */
async function expectRestored(page: Page, path: Path) {
  await expect(page).toHaveURL(path)
  // There is no document to evaluate in while the page navigates.
  await expect.poll(() => page.evaluate(() => 'isMarked' in window).catch(() => false)).toBe(true)
}

test('unlocks a restored page with the key that another page of the tab has stored', async ({ page }) => {
  await page.goto('/pricing')
  // Hydrates the page first: one that is hydrated after Back would read the key like any other page.
  await waitUntilInteractive(page)
  await markDocument(page)
  await unlockWithKey(page)
  await page.goto('/process')
  await page.evaluate(() => history.back())
  await expectRestored(page, '/pricing')
  await expect(unlockedHeading(page)).toBeVisible()
})

test('shows the theme that was chosen on another page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await markDocument(page)
  await page.goto('/process')
  await themeChoice(page, 'dark').check()
  await page.evaluate(() => history.back())
  await expectRestored(page, '/')
  await expect(themeChoice(page, 'dark')).toBeChecked()
  await expectTheme(page, 'dark')
})

test('closes the calendar on Back and opens it on Forward, also after a link in a new tab', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000)
  await recordTransitions(page)
  await page.goto('/')
  await markDocument(page)
  await bookLink(page).click()
  await expect(page).toHaveURL('/book')
  await expectTransition(page, 'calendar')
  const opened = context.waitForEvent('page')
  await homeLink(page).click({ modifiers: ['Control'] })
  await (await opened).close()
  await page.evaluate(() => history.back())
  await expectRestored(page, '/')
  await expectTransition(page, 'calendar')
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL('/book')
  await expectTransition(page, 'calendar')
})
