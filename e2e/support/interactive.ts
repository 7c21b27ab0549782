import { expect, type Page } from 'playwright/test'
import { INTERACTIVE } from '@/lib/deferral/interactive'
import { copyButton } from './controls'

/** Waits until the page is interactive. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  // Not waitForFunction: it calls eval, which the page's policy may block outside Chromium.
  await expect
    .poll(() => page.evaluate((mark) => performance.getEntriesByName(mark).length, INTERACTIVE).catch(() => 0), {
      // The default intervals increase to one second.
      intervals: [50],
    })
    .toBeGreaterThan(0)
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
