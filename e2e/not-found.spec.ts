import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { notFoundPage } from '@/content/errors'
import type { Path } from '@/content/routes'
import { interpolate } from '@/lib/interpolate'
import { gotoInteractive } from './support/interactive'
import { watchLayoutShifts } from './support/layout-shifts'
import { expectPage } from './support/pages'
import { expect, test } from './support/test'

test('logs the path of a page that does not exist, and links to the home page', async ({ page, allow }) => {
  allow(/status of 404/)
  const logged = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' })
  await page.goto('/no/such-page%2523open-sesame?from=here')
  expect((await logged).text()).toBe(`${notFoundPage.logged} /no/such-page`)
  await page.getByRole('main').getByRole('link', { name: notFoundPage.link.label, exact: true }).click()
  await expectPage(page, '/')
})

test('exposes the status code to screen readers once', async ({ page }) => {
  await page.goto('/no-such-page')
  const tree = await page.getByRole('main').ariaSnapshot()
  expect(tree.split(notFoundPage.code)).toHaveLength(2)
  expect(tree).not.toContain(notFoundPage.hours[1])
})

const suggestion = (page: Page, path: Path) =>
  page.getByRole('main').getByRole('link', { name: interpolate(notFoundPage.suggestion, { path }), exact: true })

const firstLink = (page: Page) => page.getByRole('main').getByRole('link').first()

test('suggests /premium for what resembles it, as the first link, with its campaign, without a layout shift', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const expectNoShift = await watchLayoutShifts(page)
  for (const [typed, query] of [
    ['/Premium#open-sesame', '#open-sesame'],
    ['/premium.', ''],
    ['/premium,', ''],
    ['/premium%20', ''],
    ['/%E2%80%9Cpremium%E2%80%8B%E2%80%9D', ''],
    ['/PREMIUM.HTML?utm_source=letter', '?utm_source=letter'],
    ['/premium%3Futm_source=letter&gclid=CjwK', '?utm_source=letter'],
  ] as const) {
    await page.goto(typed)
    await expect(suggestion(page, '/premium'), typed).toBeVisible()
    await expect(firstLink(page)).toHaveAttribute('href', `/premium${query}`)
    await expect(page.getByText(notFoundPage.text)).toBeHidden()
    await expectNoShift()
  }
})

// The preview redirects it.
test('suggests /book for /book/, also when the page is interactive', { tag: '@core' }, async ({ page }) => {
  const notFound = await readFile('out/404.html', 'utf8')
  await page.route(/\/book\/\?/, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: notFound }))
  await gotoInteractive(page, '/book/?x')
  await suggestion(page, '/book').click()
  await expectPage(page, '/book')
})

test('suggests no page that does not exist, and never another site', async ({ page, allow }) => {
  allow(/status of 404/)
  for (const typed of [
    '/No-Such-Page',
    '/%5Celsewhere.com',
    '/https:%2F%2Felsewhere.com',
    '/%2F%2Felsewhere.com',
    '/javascript:alert(1)',
  ]) {
    const checked = page.waitForResponse((response) => response.request().method() === 'HEAD')
    await page.goto(typed)
    expect((await checked).status(), typed).toBe(404)
    await expect(page.getByText(notFoundPage.text), typed).toBeVisible()
    await expect(firstLink(page), typed).toHaveAttribute('href', notFoundPage.link.href)
  }
})

test('shows its text if the request for the suggested page fails', async ({ page, allow }) => {
  allow(/ERR_FAILED/)
  await page.route('/premium', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/Premium')
  await failed
  await expect(page.getByText(notFoundPage.text)).toBeVisible()
  await expect(firstLink(page)).toHaveAttribute('href', notFoundPage.link.href)
})
