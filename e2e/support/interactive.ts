import { expect, type Page } from 'playwright/test'
import { INTERACTIVE } from '@/lib/hydration/interactive'
import { copyButton } from './controls'

/** Waits for the first paint. */
export const waitUntilPainted = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length), { intervals: [50] })
    .toBeGreaterThan(0)

/** Waits until the page is interactive. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  const isInteractive = () =>
    page.evaluate((mark) => performance.getEntriesByName(mark).length > 0, INTERACTIVE).catch(() => false)
  const { pathname } = new URL(page.url())
  const message = `whether ${pathname} is interactive: its scripts may not have been requested, or hydration may have failed`
  // Not waitForFunction: it calls eval, which the page's policy may block outside Chromium. The default intervals increase to
  // one second.
  await expect.poll(isInteractive, { message, intervals: [50] }).toBe(true)
}

/** Hovers over the control that every page has, which hydrates the page, and waits until it is interactive. */
export async function makeInteractive(page: Page): Promise<void> {
  await copyButton(page).dispatchEvent('pointerover')
  await waitUntilInteractive(page)
}

/** Opens a page, and waits until it is interactive. */
export async function gotoInteractive(page: Page, path: string) {
  await page.goto(path)
  await makeInteractive(page)
}
