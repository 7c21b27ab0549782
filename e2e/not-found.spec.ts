import type { Page } from 'playwright/test'
import { notFoundPage } from '@/content/errors'
import type { Path } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import { gotoInteractive } from './support/interactive'
import { watchLayoutShifts } from './support/layout-shifts'
import { expectPage } from './support/pages'
import { expect, test } from './support/test'

test('logs the path of a page that does not exist, and links to the home page', async ({ page }) => {
  const logged = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' })
  await page.goto('/no/such-page?from=here')
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

test('suggests /premium for what resembles it, as the first link, with its campaign, without a layout shift', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const expectNoShift = await watchLayoutShifts(page)
  for (const [typed, query] of [
    ['/Premium', ''],
    ['/premium%20', ''],
    ['/%E2%80%9Cpremium%E2%80%8B%E2%80%9D', ''],
    ['/PREMIUM.HTML?utm_source=letter', '?utm_source=letter'],
    ['/premium%3Futm_source=letter&gclid=CjwK', '?utm_source=letter'],
  ] as const) {
    await page.goto(typed)
    await expect(suggestion(page, '/premium'), typed).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', `/premium${query}`)
    await expect(page.getByText(notFoundPage.text)).toBeHidden()
    await expectNoShift()
  }
})

test(
  'keeps the suggestion when the page is interactive, and opens the suggested page',
  { tag: '@core' },
  async ({ page }) => {
    await gotoInteractive(page, '/premium,')
    await suggestion(page, '/premium').click()
    await expectPage(page, '/premium')
  },
)

test('suggests no page if none resembles the address, never another site, and requests nothing for it', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) requested.push(request.url())
  })
  for (const typed of [
    '/no-such-page',
    '/%20',
    '/404.5',
    '/%5Celsewhere.com',
    '/https:%2F%2Felsewhere.com',
    '/javascript:alert(1)',
  ]) {
    await page.goto(typed)
    await expect(page.getByText(notFoundPage.text), typed).toBeVisible()
    await expect(page.getByRole('main').getByRole('link'), typed).toHaveCount(1)
  }
  expect(requested).toEqual([])
})
