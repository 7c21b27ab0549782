import { THEME_KEY } from '@/lib/theme'
import { allowCalendar, calendarFrame } from './support/calendar'
import { bookLink, mainHeading, themeChoice } from './support/controls'
import { passwordField, unlock } from './support/gate'
import { blockSiteData, expectPage, gotoHydrated, visits } from './support/visit'
import { expect, test } from './support/test'

test('works without storage and messages between tabs, and the gate unlocks until a reload', async ({ page }) => {
  test.setTimeout(60_000)
  await blockSiteData(page)
  await page.emulateMedia({ colorScheme: 'light' })
  for (const { at } of visits) {
    await gotoHydrated(page, at)
    await expect(mainHeading(page)).toBeVisible()
    // By key: right after a scroll, the browser may send a click to the frame of the calendar on /book.
    await themeChoice(page, 'dark').press('Space')
    await expect(page.locator('html'), at).toHaveCSS('color-scheme', 'dark')
  }
  await unlock(page)
  await page.reload()
  await expect(passwordField(page)).toBeVisible()
  await page.goto('/?utm_source=letter')
  await bookLink(page).click()
  await expectPage(page, '/book', '?utm_source=letter')
  await allowCalendar(page)
  await expect(calendarFrame(page)).toHaveAttribute('src', /utm_source=letter/)
})

/** Entries of README’s “Stored in the browser” as another version of the site could have left them. */
const UNREADABLE = {
  local: { [THEME_KEY]: 'sepia', booked: 'yesterday', 'gate-locks': '-' },
  session: { attribution: '%E0%A4%A&utm_source', 'gate:***': '-', 'gate-height': 'tall' },
}

test('ignores entries in storage that it cannot read', async ({ page }) => {
  await page.goto('/process')
  await page.evaluate(({ local, session }) => {
    for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value)
    for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value)
  }, UNREADABLE)
  await gotoHydrated(page, '/pricing')
  await expect(themeChoice(page, 'system')).toBeChecked()
  await expect(passwordField(page)).toBeVisible()
  await bookLink(page).click()
  await expectPage(page, '/book')
  await allowCalendar(page)
  await expect(calendarFrame(page)).toHaveCount(1)
})

for (const stored of ['{', '7', '{ "path": "/", "kind": "!", "index": "first" }']) {
  test(`ignores a stored button that it cannot read: ${stored}`, async ({ page }) => {
    await page.goto('/')
    await page.goto('/book')
    await page.evaluate((value) => sessionStorage.setItem('booking-button', value), stored)
    await page.goBack()
    await expectPage(page, '/')
    await bookLink(page).click()
    await expectPage(page, '/book')
  })
}
