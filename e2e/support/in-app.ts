import { expect, type Page } from 'playwright/test'
import type { Path } from '@/content/schema'
import { routes } from './specification'

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

/**
 * Keeps navigations inside the document on a machine under load: one that takes a second becomes a full load, so
 * timers of a second and more take a minute. What happens after that second is tested in resilience.spec.ts.
 */
export const takeTime = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window
    const slowed = (handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
      setTimeout(handler, delay >= 1000 ? delay * 60 : delay, ...rest)
    Object.assign(window, { setTimeout: slowed })
  })
