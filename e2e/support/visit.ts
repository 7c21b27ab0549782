import { expect, type Page } from 'playwright/test'
import type { Path } from '@/content/link-types'
import { HYDRATED } from '@/lib/deferral/hydrated'
import { pageRoutes } from '@/lib/routes'
import { pageTitle } from '@/lib/seo/metadata'
import { copyButton, mainHeading } from './controls'

/** Every page of the site, including the not-found page, with a path that shows it. */
export const visits: readonly { path: Path; at: string }[] = [
  ...pageRoutes.map(({ path }) => ({ path, at: path })),
  { path: '*', at: '/no-such-page' },
]

/** Pages whose first screen has a control that needs the framework's scripts (`data-hydrate="now"`). */
export const INTERACTIVE_AT_ONCE: readonly string[] = ['/book', '/pricing']

/** Matches the URLs of the site's scripts. */
export const SCRIPTS = /\/_next\/static\/.*\.js/

/** Collects console errors and uncaught errors of a page. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    const { url } = message.location()
    // Browsers log an error for a document with status 404.
    const isNotFoundPage = url === page.url() && /status of 404/.test(message.text())
    if (message.type() === 'error' && !isNotFoundPage) errors.push(`${message.text()} ${url}`)
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

/** Waits until the page is hydrated. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  // Not waitForFunction: it calls eval, which the page's policy may block outside Chromium.
  await expect
    .poll(() => page.evaluate((mark) => performance.getEntriesByName(mark).length, HYDRATED).catch(() => 0), {
      // The default intervals grow to a second.
      intervals: [50],
    })
    .toBeGreaterThan(0)
}

/** Hydrates the page with a sign of intent on the control that every page has, and waits until it is hydrated. */
export async function makeInteractive(page: Page): Promise<void> {
  await copyButton(page).dispatchEvent('pointerover')
  await waitUntilInteractive(page)
}

export async function gotoInteractive(page: Page, path: string) {
  await page.goto(path)
  await makeInteractive(page)
}

/** Holds requests to matching URLs back, and returns a function that releases them. */
export async function holdRequests(page: Page, pattern: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** Whether a URL is that of a page of the site. */
export const isDocument = ({ hostname, pathname }: URL) => hostname === 'localhost' && !/\.\w+$/.test(pathname)

/** Changes the HTML of the pages that are opened from now on. */
export const editDocuments = (page: Page, edit: (html: string) => string) =>
  page.route(isDocument, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: edit(await response.text()) })
  })

/** Shows pages as browsers without scroll-driven animations do, such as Firefox. */
export const withoutScrollTimelines = (page: Page) =>
  editDocuments(page, (html) => html.replace(/\banimation-timeline:/g, 'animation-timeline-missing:'))

/** Sets the default font size of the browser for all pages of its context, in pixels. */
export async function setBrowserFont(page: Page, size: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
}

/** Waits until a page of the site is shown, at its URL with this query. */
export async function expectPage(page: Page, path: Path, query = '') {
  await expect(page).toHaveURL(path + query)
  await expect(page).toHaveTitle(pageTitle(path))
  await expect(mainHeading(page)).toBeVisible()
}

/** Records layout shifts from now on, also of pages that are opened later, and returns a function that returns their sum. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  const observe = () => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift' })
  }
  await page.addInitScript(observe)
  await page.evaluate(observe)
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0)
    })
}

/** Shortens the delays between retries, those from one to four seconds, for tests that wait for the last one. */
export const shortenRetryDelays = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window
    const shortened = (handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
      setTimeout(handler, delay >= 1000 && delay <= 4000 ? delay / 20 : delay, ...rest)
    Object.assign(window, { setTimeout: shortened })
  })

/** Blocks storage, as Chrome does where site data is blocked. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const block = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: block })
  })
