import type { Page } from 'playwright/test'

/**
 * Keeps back the answers to what a page asks for.
 * @param pattern of the addresses, as Playwright's routes take it.
 * @returns what lets them come.
 */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route) => {
    await released
    await route.fallback()
  })
  return release
}
