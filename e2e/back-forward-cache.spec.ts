import type { Page } from 'playwright/test'
import { book } from '@/content/book'
import { gate } from '@/content/gate'
import { closing } from '@/content/home'
import { bookCall, visitAndBook } from './support/calendar'
import { bookLink, mainHeading, region, themeChoice } from './support/controls'
import { passwordField, unlock, unlockedHeading } from './support/gate'
import { expectTheme } from './support/theme'
import { blockStorage, waitUntilInteractive } from './support/visit'
import { expect, test } from './support/test'
import { expectCalendarMoved, recordTransitions } from './support/transitions'

const host = 'plain-http.test'

/** Whether the page is the document that was marked. While a navigation is under way, there is no document to ask. */
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window).catch(() => false)

/** Leaves /pricing with a full page load and returns to the same document with Back, which restores it from the cache. */
async function leaveAndReturn(page: Page) {
  await page.evaluate(() => Object.assign(window, { marked: true }))
  await page.goto('/process')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/pricing')
  await expect.poll(() => isMarked(page)).toBe(true)
}

test('opens a restored page with the key that another page of the tab has stored', async ({ page }) => {
  await page.goto('/pricing')
  // A page that is hydrated only after Back would read the key as any other page does.
  await waitUntilInteractive(page)
  await page.evaluate(() => Object.assign(window, { marked: true }))
  await page.goto('/process')
  await unlock(page)
  await page.evaluate(() => history.go(-2))
  await expect.poll(() => isMarked(page)).toBe(true)
  await expect(unlockedHeading(page)).toBeVisible()
})

test('shows the theme that was chosen on another page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { marked: true }))
  await page.goto('/process')
  await themeChoice(page, 'dark').check()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/')
  await expect.poll(() => isMarked(page)).toBe(true)
  await expect(themeChoice(page, 'dark')).toBeChecked()
  await expectTheme(page, 'dark')
})

test('restores unlocked pricing for visitors who block storage', async ({ page }) => {
  await blockStorage(page)
  await unlock(page)
  await leaveAndReturn(page)
  await expect(unlockedHeading(page)).toBeVisible()
})

test('closes the calendar on Back and opens it on Forward, and shows a booked call on the restored home page', async ({
  page,
}) => {
  await recordTransitions(page)
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { marked: true }))
  await bookLink(page).click()
  await expect(page).toHaveURL('/book')
  await expectCalendarMoved(page)
  await bookCall(page)
  await expect(mainHeading(page)).toHaveText(book.booked.title)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/')
  await expectCalendarMoved(page)
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
  await expect(region(page, closing.title).getByText(closing.booked.name, { exact: true })).toBeVisible()
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL('/book')
  await expectCalendarMoved(page)
})

test('does not show a call that was booked in another tab on a restored home page', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { marked: true }))
  await page.goto('/process')
  const other = await context.newPage()
  await visitAndBook(other)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/')
  await expect.poll(() => isMarked(page)).toBe(true)
  await expect(region(page, closing.title).getByRole('link', { name: closing.action.label })).toBeVisible()
  await expect(region(page, closing.title).getByText(closing.booked.name, { exact: true })).toBeHidden()
})

test.describe('over plain http', () => {
  test.use({ baseURL: ({ baseURL }, provide) => provide(baseURL!.replace('localhost', host)) })

  test('asks the visitor to open the page over https, with a link', async ({ page, allow }) => {
    allow(/Cross-Origin-Opener-Policy/)
    await page.goto('/pricing')
    await expect(page.getByRole('alert').filter({ hasText: gate.insecure.text })).toBeVisible()
    const link = page.getByRole('link', { name: gate.insecure.link })
    await expect(link).toHaveAttribute('href', `https://${host}/pricing`)
    await expect(passwordField(page)).toHaveCount(0)
    await expect(page.getByText(gate.wrong)).toHaveCount(0)
  })
})
