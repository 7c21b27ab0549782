import type { Page } from 'playwright/test'

/** Waits until the components of the page that is open answer. */
export async function hydrated(page: Pick<Page, 'waitForFunction'>): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}

/**
 * Opens a page and waits until its components answer, for a test of what they do from then on.
 * @param path such as `/book`.
 */
export async function gotoHydrated(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}
