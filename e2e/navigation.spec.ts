import type { Page } from 'playwright/test'
import { notFoundPage } from '@/content/errors'
import { BOOKING_LINKS } from '@/lib/booking/attribution'
import { PROVIDER } from '@/lib/scheduling/stub'
import { mainHeading } from './support/controls'
import { expectPage, gotoHydrated, visits, watchLayoutShifts } from './support/visit'
import { expect, test } from './support/test'

const scrollTop = (page: Page) => page.evaluate(() => scrollY)

test('a link loads a document at its top, and Back restores the position', { tag: '@core' }, async ({ page }) => {
  await gotoHydrated(page, '/process')
  const link = page.getByRole('contentinfo').locator('a[href="/book"]')
  await link.scrollIntoViewIfNeeded()
  const position = await scrollTop(page)
  expect(position).toBeGreaterThan(200)
  const document = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/book'))
  await link.press('Enter')
  await document
  await expectPage(page, '/book')
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await expectPage(page, '/process')
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(position - 50)
})

test('shows the not-found page for an unknown path, logs it and links to the home page', async ({ page }) => {
  const logged = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' })
  await page.goto('/no/such-page?from=here')
  expect((await logged).text()).toBe(`${notFoundPage.logged} /no/such-page`)
  const main = page.getByRole('main')
  await expect(main.getByText(notFoundPage.code, { exact: true })).toBeVisible()
  await expect(mainHeading(page)).toHaveText(notFoundPage.title)
  await main.getByRole('link', { name: notFoundPage.link.label, exact: true }).click()
  await expectPage(page, '/')
})

test('the status code is one text, and its colon goes', async ({ page }) => {
  const { code } = notFoundPage
  const figure = page.getByRole('main').getByText(code, { exact: true })
  const part = (name: string) => page.locator(`.${name}`)
  /** Moves the animations of the figure to a time in milliseconds. */
  const moveTo = (time: number) =>
    figure.evaluate((text, time) => {
      for (const animation of text.parentElement!.getAnimations({ subtree: true })) {
        animation.pause()
        animation.currentTime = time
      }
    }, time)
  const opacity = (name: string, index = 0) =>
    part(name)
      .nth(index)
      .evaluate((element) => Number(getComputedStyle(element).opacity))
  await page.goto('/no-such-page')
  await page.evaluate(() => document.fonts.ready)
  const readShift = await watchLayoutShifts(page)
  const tree = await page.getByRole('main').ariaSnapshot()
  expect(tree).toContain(`: "${code}"`)
  expect(tree).not.toContain(notFoundPage.hours[1])
  expect(await page.getByRole('main').innerText()).toContain(`${code}\n`)
  await expect(figure).toHaveJSProperty('childNodes.length', 1)
  for (const tick of [0, 1, 2, 3, 4]) {
    await moveTo(tick * 900 + 100)
    expect(await opacity('status-colon')).toBe(1)
    await moveTo(tick * 900 + 800)
    expect(await opacity('status-colon')).toBe(0)
  }
  await moveTo(4500)
  expect([await opacity('status-time'), await opacity('status-text')]).toEqual([0, 1])
  expect(await readShift()).toBe(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(part('status-time')).toBeHidden()
  expect(await opacity('status-text')).toBe(1)
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
  await expect(part('status-time')).toBeHidden()
  expect(await opacity('status-text')).toBe(1)
})

test('no page but /book contacts the scheduling provider', async ({ page, scheduling }) => {
  test.setTimeout(60_000)
  for (const { at } of visits.filter(({ path }) => path !== '/book')) {
    await gotoHydrated(page, at)
    await page.locator(BOOKING_LINKS).first().hover()
    await page.waitForLoadState('networkidle')
    await expect(
      page.locator(`link[rel=preconnect], link[rel=dns-prefetch], link[href*="${new URL(PROVIDER.pages).host}"]`),
    ).toHaveCount(0)
  }
  expect([scheduling.scriptRequests, scheduling.opened]).toEqual([0, []])
})
