import { expect, type Page } from 'playwright/test'
import type { Path } from '@/content/types'
import { pageRoutes } from '@/lib/routes'
import { pageTitle } from '@/lib/seo/metadata'
import { mainHeading } from './controls'

/** Every page of the site, including the not-found page, with the path `at` which a visitor opens it. */
export const visits: readonly { path: Path; at: string }[] = [
  ...pageRoutes.map(({ path }) => ({ path, at: path })),
  { path: '*', at: '/no-such-page' },
]

/** Pages whose first screen has a control that needs the framework's scripts (`data-hydrate="now"`). */
export const INTERACTIVE_AT_ONCE: readonly string[] = ['/book', '/pricing']

/** Waits until a page of the site is shown, at its URL with this query. */
export async function expectPage(page: Page, path: Path, query = '') {
  await expect(page).toHaveURL(path + query)
  await expect(page).toHaveTitle(pageTitle(path))
  await expect(mainHeading(page)).toBeVisible()
}
