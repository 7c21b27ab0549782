import type { Page } from 'playwright/test'
import { gate } from '@/content/gate'
import { themeChoice } from './support/controls'
import { lockedHeading, passwordField, unlock, unlockedHeading } from './support/gate'
import { blockStorage } from './support/page'
import { expect, test } from './support/test'

const host = 'plain-http.test'

/** Leaves /pricing with a full page load and returns to the same document with Back, which restores it from the cache. */
async function leaveAndReturn(page: Page, actElsewhere = () => {}) {
  await page.evaluate(() => Object.assign(window, { marked: true }))
  await page.goto('/process')
  await page.evaluate(actElsewhere)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/pricing')
  await expect.poll(() => page.evaluate(() => 'marked' in window)).toBe(true)
}

test('restores unlocked pricing while its key is stored, and locks it after a lock in another tab', async ({
  page,
}) => {
  await unlock(page)
  await leaveAndReturn(page)
  await expect(unlockedHeading(page)).toBeVisible()
  await leaveAndReturn(page, () => localStorage.setItem('gate-locks', '1'))
  await expect(lockedHeading(page)).toBeVisible()
  await expect(unlockedHeading(page)).toHaveCount(0)
})

test('shows the theme that was chosen on another page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { marked: true }))
  for (const [theme, canvas] of [
    ['dark', 'dark'],
    ['system', 'light dark'],
  ] as const) {
    await page.goto('/process')
    await themeChoice(page, theme).check()
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/')
    await expect.poll(() => page.evaluate(() => 'marked' in window)).toBe(true)
    await expect(themeChoice(page, theme)).toBeChecked()
    await expect(page.locator('html')).toHaveCSS('color-scheme', canvas)
  }
})

test('restores unlocked pricing for visitors who block storage', async ({ page }) => {
  await blockStorage(page)
  await unlock(page)
  await leaveAndReturn(page)
  await expect(unlockedHeading(page)).toBeVisible()
})

test.describe('over plain http', () => {
  test.use({ baseURL: `http://${host}:${process.env.TEST_PORT ?? 3100}` })

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
