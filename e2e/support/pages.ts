import { expect, type Page } from 'playwright/test'
import type { Path } from '@/content/routes'
import { pageTitle } from '@/lib/seo/metadata'
import { mainHeading } from './controls'

/** Waits until a page of the site is shown, at its URL with this query. */
export async function expectPage(page: Page, path: Path, query = '') {
  await expect(page).toHaveURL(path + query)
  await expect(page).toHaveTitle(pageTitle(path))
  await expect(mainHeading(page)).toBeVisible()
}
