import type { Browser } from 'playwright'
import { book } from '@/content/book'

/**
 * Measures the time from a click on a link to /book, already hovered, until its heading is painted.
 * @returns milliseconds, sorted.
 */
export async function clicksToBook(browser: Browser, url: string, times: number): Promise<number[]> {
  const durations: number[] = []
  for (let time = 0; time < times; time++) {
    const page = await browser.newPage()
    await page.route(
      ({ origin }) => origin !== new URL(url).origin,
      (route) => route.abort(),
    )
    await page.goto(url, { waitUntil: 'networkidle' })
    const link = page.locator('header a[href="/book"]')
    await link.hover()
    await page.waitForLoadState('networkidle')
    const duration = page.evaluate(
      (title) =>
        new Promise<number>((resolve) => {
          addEventListener(
            'click',
            ({ timeStamp }) => {
              new MutationObserver((_, observer) => {
                if (document.querySelector('h1')?.textContent !== title) return
                observer.disconnect()
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
              }).observe(document.body, { childList: true, subtree: true, characterData: true })
            },
            { capture: true, once: true },
          )
        }),
      book.title,
    )
    await link.click()
    durations.push(await duration)
    await page.close()
  }
  return durations.sort((a, b) => a - b)
}
