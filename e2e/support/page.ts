import { expect, type Page } from 'playwright/test'
import type { Path } from '@/content/schema'
import { HYDRATED } from '@/first-paint/protocol'
import { shown } from '@/tools/smoke/host'
import { routes } from './specification'

/** Waits until the components of the page that is open answer. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, HYDRATED)
}

/**
 * Opens a page and waits until its components answer, for a test of what they do from then on.
 * @param path such as `/book`.
 */
export async function gotoHydrated(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Every page of the site with a path that shows it, the not-found page included. */
export const visits = shown
export type Visit = (typeof visits)[number]

/** Opens a page and waits until its components answer. */
export async function visit(page: Page, { path, at }: Visit, allow: (pattern: RegExp) => void) {
  // The browser itself reports a document that answers 404.
  if (path === '*') allow(/status of 404/)
  await gotoHydrated(page, at)
}

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

/** Follows a link to a page of the site, whether or not the present page has one, without leaving the document. */
export async function followLink(page: Page, path: Path) {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

/** Waits until a page of the site is shown, at its address with this query. */
export async function expectPage(page: Page, path: Path, query = '') {
  await expect(page).toHaveURL(path + query)
  await expect(page).toHaveTitle(routes[path].title)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Marks the document, so that a reload can be told from a navigation inside the app. */
export const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** Multiplies the timers of a page that last from a second to `longest` milliseconds. */
const scaleTimers = (page: Page, factor: number, longest: number) =>
  page.addInitScript(
    ([scale, most]) => {
      const { setTimeout } = window
      const scaled = (handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
        setTimeout(handler, delay >= 1000 && delay <= most ? delay * scale : delay, ...rest)
      Object.assign(window, { setTimeout: scaled })
    },
    [factor, longest] as const,
  )

/**
 * Keeps navigations inside the document on a machine under load: one that takes a second becomes a full load. What
 * happens after that second is tested in network-failures.spec.ts.
 */
export const takeTime = (page: Page) => scaleTimers(page, 60, Infinity)

/** Leaves hardly any time between retries, for a test that waits for the last one. */
export const hurry = (page: Page, longest = 4000) => scaleTimers(page, 1 / 20, longest)

/** The addresses of the site's scripts. */
export const SCRIPTS = /\/_next\/static\/.*\.js/
