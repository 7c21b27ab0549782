import type { Page } from 'playwright/test'

/**
 * Opens a page and waits until its components answer, for a test of what they do from then on.
 * @param path such as `/book`.
 */
export async function gotoHydrated(page: Page, path: string) {
  await page.addInitScript(() => addEventListener('hydrated', () => Object.assign(window, { isHydrated: true })))
  await page.goto(path)
  await page.waitForFunction(() => 'isHydrated' in window)
}
