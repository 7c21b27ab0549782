import { siteLayout } from '@/content/site-layout'
import { hero } from '@/content/home'
import { process as framework } from '@/content/process'
import { book } from '@/content/book'
import { gotoHydrated } from '@/e2e/support/hydration'
import { expect, test } from '@/e2e/support/test'

test('the first Tab stop skips to the main content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: siteLayout.skipLink })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a navigation lands at the top without a reload, and Back restores the position', async ({ page }) => {
  await gotoHydrated(page, '/process')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const home = page.getByRole('contentinfo').getByRole('link', { name: 'Book a call' })
  await home.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(200)
  await home.click()
  await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: framework.title })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50)
})

test('a link with a fragment goes to its target, clear of the top bar', async ({ page }) => {
  await page.goto('/process#main')
  await expect(page.getByRole('main')).toBeInViewport()
})

test('without JavaScript links are links and the theme switch, which cannot work, is not shown', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: hero.title })).toBeVisible()
  await expect(page.getByRole('group', { name: siteLayout.theme.name })).toBeHidden()
  await expect(page.getByRole('button', { name: siteLayout.footer.copy.label })).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: siteLayout.topBarAction.label }).click()
  await expect(page).toHaveURL('/book')
  await context.close()
})
