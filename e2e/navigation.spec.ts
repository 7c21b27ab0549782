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

test('Tab goes on from the skip link, and from a click on a text', { tag: '@core' }, async ({ page }) => {
  await gotoInteractive(page, '/premium')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator('a, button').first()).toBeFocused()
  const text = page.getByRole('main').getByRole('heading', { level: 2 }).last()
  await text.click()
  const position = await scrollTop(page)
  await page.keyboard.press('Tab')
  const isBeforeFocus = await text.evaluate(
    (heading) => heading.compareDocumentPosition(document.activeElement!) === Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(isBeforeFocus, 'whether the heading that was clicked is before the focus').toBe(true)
  expect(await scrollTop(page)).toBeGreaterThanOrEqual(position)
})
