import type { Page } from 'playwright/test'
import { bookLink } from './support/controls'
import { gotoInteractive } from './support/interactive'
import { expectPage } from './support/pages'
import { expect, test } from './support/test'

const scrollTop = (page: Page) => page.evaluate(() => scrollY)

test('a link loads a document at its top, and Back restores the position', { tag: '@core' }, async ({ page }) => {
  await gotoInteractive(page, '/process')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const position = await scrollTop(page)
  expect(position).toBeGreaterThan(200)
  const document = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/book'))
  await bookLink(page).press('Enter')
  await document
  await expectPage(page, '/book')
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await expectPage(page, '/process')
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(position - 50)
})
