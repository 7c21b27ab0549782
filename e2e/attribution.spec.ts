import type { Page } from 'playwright/test'
import { book } from '@/content/book'
import { siteLayout as siteFrame } from '@/content/site-layout'
import { process } from '@/content/process'
import { site } from '@/content/site'
import { ATTRIBUTION_KEY } from '@/lib/booking/attribution'
import { gotoHydrated } from '@/e2e/support/hydration'
import { expect, test } from '@/e2e/support/test'

const CAMPAIGN =
  'utm_source=spring+letter&utm_medium=email&utm_campaign=implants%26more&utm_content=button&utm_term=%C3%A9'
const first = Object.fromEntries(new URLSearchParams(CAMPAIGN))

const parametersOf = (address: string | null | undefined) => Object.fromEntries(new URL(address ?? '').searchParams)
const strategyLink = (page: Page) => page.getByRole('link', { name: process.action.label })
const fallback = (page: Page) => page.getByRole('link', { name: book.fallback.link })
const toBooking = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: siteFrame.topBarAction.label }).click()

async function campaignOfCalendar(page: Page) {
  const calendar = page.locator('iframe')
  await expect(calendar).toHaveCount(1)
  const parameters = parametersOf(await calendar.getAttribute('src'))
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => name.startsWith('utm_')))
}

test('the first page of the session is known on /process and on /book, two pages later', async ({ page }) => {
  await page.goto(`/website?${CAMPAIGN}&gclid=secret&email=a%40b.example`)
  await page.getByRole('contentinfo').getByRole('link', { name: siteFrame.footer.pages[0].label }).click()
  await expect(page).toHaveURL('/process')
  await expect.poll(async () => parametersOf(await strategyLink(page).getAttribute('href'))).toEqual(first)
  await toBooking(page)
  await expect(page).toHaveURL('/book')
  expect(await campaignOfCalendar(page)).toEqual(first)
  expect(parametersOf(await fallback(page).getAttribute('href'))).toEqual(first)
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({ [ATTRIBUTION_KEY]: JSON.stringify(first) })
})

test('it outlives page loads, and a later campaign does not replace it', async ({ page }) => {
  await page.goto('/?utm_source=letter')
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), ATTRIBUTION_KEY)).not.toBeNull()
  await page.goto('/process?utm_source=advert&utm_term=late')
  await expect
    .poll(async () => parametersOf(await strategyLink(page).getAttribute('href')))
    .toEqual({ utm_source: 'letter' })
  await page.goto('/book?utm_source=advert&utm_term=late')
  expect(await campaignOfCalendar(page)).toEqual({ utm_source: 'letter', utm_term: '' })
  expect(parametersOf(await fallback(page).getAttribute('href'))).toEqual({ utm_source: 'letter' })
})

test('each is cut to 100 characters, and no private path goes along', async ({ page, scheduling }) => {
  await page.goto(`/offer?utm_source=${'x'.repeat(400)}`)
  await toBooking(page)
  expect(await campaignOfCalendar(page)).toEqual({ utm_source: 'x'.repeat(100) })
  expect(scheduling.opened.map(String).join()).not.toContain('offer')
})

test('storage that throws leaves the parameters of the page itself', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/book?utm_source=letter')
  expect(await campaignOfCalendar(page)).toEqual({ utm_source: 'letter' })
  await page.goto('/process')
  await expect(strategyLink(page)).toHaveAttribute('href', site.scheduling.strategy)
})

test('the strategy call opens in a new tab that knows nothing of this one', async ({ page }) => {
  await gotoHydrated(page, '/process?utm_source=letter')
  const opened = page.waitForEvent('popup')
  await strategyLink(page).click()
  const tab = await opened
  await tab.waitForLoadState()
  expect(tab.url()).toBe(`${site.scheduling.strategy}?utm_source=letter`)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the scheduling links are plain', async ({ page }) => {
    await page.goto('/process?utm_source=letter')
    await expect(strategyLink(page)).toHaveAttribute('href', site.scheduling.strategy)
  })
})
