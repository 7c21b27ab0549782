import type { Page } from 'playwright/test'
import { notFoundPage } from '@/content/errors'
import { pages } from '@/lib/routes'
import { mainHeading } from './support/controls'
import {
  expectPage,
  extendNavigationTimeout,
  followLink,
  gotoHydrated,
  isMarked,
  markDocument,
  openVisit,
} from './support/page'
import { expect, test } from './support/test'

const paths = pages.map(({ path }) => path)
const scrollTop = (page: Page) => page.evaluate(() => scrollY)

test('navigates to the top without a reload, and Back restores the position', { tag: '@core' }, async ({ page }) => {
  await extendNavigationTimeout(page)
  await gotoHydrated(page, '/process')
  await markDocument(page)
  const link = page.getByRole('contentinfo').locator('a[href="/book"]')
  await link.scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  expect(before).toBeGreaterThan(200)
  await link.press('Enter')
  await expectPage(page, '/book')
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expectPage(page, '/process')
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(before - 50)
  expect(await isMarked(page)).toBe(true)
})

test('scrolls the target of a fragment into view, below the top bar', async ({ page }) => {
  await page.goto('/process')
  const target = page.getByRole('heading', { level: 2 }).last()
  const id = await target.evaluate((heading) => (heading.id ||= 'target'))
  for (const [fragment, heading] of [
    ['main', mainHeading(page)],
    [id, target],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), fragment)
    const bar = (await page.getByRole('banner').boundingBox())!
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height)
    await expect(heading).toBeInViewport()
  }
})

test('shows the not-found page for an unknown path, logs it and links to the home page', async ({ page, allow }) => {
  const logged = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' })
  await openVisit(page, { path: '*', at: '/no/such-page?from=here' }, allow)
  expect((await logged).text()).toBe(`${notFoundPage.logged} /no/such-page`)
  const main = page.getByRole('main')
  await expect(main.getByText(notFoundPage.code, { exact: true })).toBeVisible()
  await expect(mainHeading(page)).toHaveText(notFoundPage.title)
  await main.getByRole('link', { name: notFoundPage.link.label, exact: true }).click()
  await expectPage(page, '/')
})

test.describe('without a reload', () => {
  test.beforeEach(async ({ page }) => {
    await extendNavigationTimeout(page)
    await gotoHydrated(page, '/')
    await markDocument(page)
  })
  test.afterEach(async ({ page }) => expect(await isMarked(page)).toBe(true))

  test('goes through all pages, back to the first and forward again', async ({ page }) => {
    for (const path of paths) {
      await followLink(page, path)
      await expectPage(page, path)
    }
    for (const path of paths.toReversed().slice(1)) {
      await page.goBack()
      await expectPage(page, path)
    }
    await page.goForward()
    await expectPage(page, paths[1]!)
  })

  test('shows the page of the last link when links are clicked in quick succession', async ({ page, allow }) => {
    // A navigation aborts the requests of the one before it, which browsers log.
    allow(/Failed to load resource: net::ERR_ABORTED/)
    for (const path of [...paths, ...paths]) await followLink(page, path)
    await expectPage(page, paths.at(-1)!)
  })
})
