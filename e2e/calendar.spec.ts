import type { Page } from 'playwright/test'
import { book } from '@/content/book'
import { site } from '@/content/site'
import { hexColour } from '@/lib/colour'
import {
  calendarDocument,
  calendarFrame,
  calendarRegion,
  calendarStatus,
  openBook,
  postFromCalendar,
} from './support/calendar'
import { messages, PROVIDER_SCRIPT } from './support/scheduling-stub'
import { watchLayoutShifts } from './support/visit'
import { expect, test } from './support/test'

const { notices, exits, fallback } = book
/** Pixels, as in the code with which the provider embeds its calendar. */
const HEIGHT = 700
const MIN_WIDTH = 320
const SECOND = 1000
/** What browsers log when a script fails to load. */
const NETWORK = /Failed to load resource|Loading failed/

const frameSize = async (page: Page) => {
  const { width, height } = (await calendarFrame(page).boundingBox())!
  return { width, height }
}

/** Expects links to the calendar and to an email. */
async function expectLinks(page: Page, toCalendar: string, toEmail: string) {
  const link = page.getByRole('link', { name: toCalendar })
  await expect(link).toHaveAttribute('href', site.scheduling.discovery)
  await expect(page.getByRole('main').getByRole('link', { name: toEmail })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  )
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`shows the calendar in the colours of the ${colorScheme} theme`, async ({ page, scheduling }) => {
    await page.emulateMedia({ colorScheme })
    await openBook(page)
    await calendarDocument(page)
    await expect(calendarFrame(page)).toHaveAttribute('title', book.frameTitle)
    await expect(calendarStatus(page)).toBeEmpty()
    const { backgroundColor, color } = await calendarFrame(page).evaluate((frame) => {
      const styles = getComputedStyle(frame.closest('.on-white.accent-ink')!)
      return { backgroundColor: styles.backgroundColor, color: styles.color }
    })
    const [url] = scheduling.opened
    expect(url!.origin + url!.pathname).toBe(site.scheduling.discovery)
    expect(Object.fromEntries(url!.searchParams)).toMatchObject({
      hide_gdpr_banner: '1',
      background_color: hexColour(backgroundColor),
      text_color: hexColour(color),
      primary_color: expect.stringMatching(/^[0-9a-f]{6}$/),
    })
  })
}

test('keeps the calendar 700 pixels high, whatever height it asks for', async ({ page }) => {
  for (const width of [MIN_WIDTH, 1440]) {
    await page.setViewportSize({ width, height: 1600 })
    await openBook(page)
    await postFromCalendar(page, messages.height(1040))
    const size = await frameSize(page)
    expect(size.height).toBe(HEIGHT)
    expect(size.width).toBeGreaterThanOrEqual(MIN_WIDTH)
  }
})

test('retries a blocked script three times, then shows how to book without it, with no layout shift', async ({
  page,
  scheduling,
  allow,
}) => {
  allow(NETWORK)
  scheduling.fails()
  await page.clock.install()
  await openBook(page)
  // Ten seconds of the clock before the page is interactive would show the page as without scripts.
  await expect.poll(() => scheduling.requests.length).toBe(1)
  await expect(calendarStatus(page)).toHaveText(book.waiting)
  const readShift = await watchLayoutShifts(page)
  for (const [retries, seconds] of [1, 2, 4].entries()) {
    await page.clock.runFor(seconds * SECOND)
    await expect.poll(() => scheduling.requests.length).toBe(retries + 2)
  }
  await expect(calendarStatus(page)).toContainText(notices.failed.title)
  await expectLinks(page, fallback.button, site.email)
  await page.clock.runFor(60 * SECOND)
  expect(scheduling.requests).toHaveLength(4)
  await expect(page.locator(`script[src^="${PROVIDER_SCRIPT}"]`)).toHaveCount(0)
  expect(await readShift()).toBe(0)
})

test('shows how to book when the calendar is silent for ten seconds, until it posts a message', async ({
  page,
  scheduling,
}) => {
  scheduling.sendsMessages = false
  await page.setViewportSize({ width: MIN_WIDTH, height: 800 })
  await page.clock.install()
  await openBook(page)
  await calendarDocument(page)
  const readShift = await watchLayoutShifts(page)
  await page.clock.runFor(8 * SECOND)
  await expect(calendarStatus(page)).toHaveText(book.waiting)
  await page.clock.runFor(2 * SECOND)
  await expect(calendarStatus(page)).toContainText(notices.unresponsive.title)
  await expectLinks(page, exits.newTab, exits.email)
  await postFromCalendar(page, messages.opened)
  await expect(calendarStatus(page)).toBeEmpty()
  expect(await readShift()).toBe(0)
})

test('shows how to book while a font hangs, and the calendar once it has loaded', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.woff2$/, async (route) => {
    await released
    await route.fallback()
  })
  await page.clock.install()
  await page.goto('/book', { waitUntil: 'commit' })
  await expect(page.locator(`script[src^="${PROVIDER_SCRIPT}"]`)).toBeAttached()
  await page.clock.runFor(10 * SECOND)
  await expect(calendarStatus(page)).toContainText(notices.unresponsive.title)
  await expectLinks(page, exits.newTab, exits.email)
  release()
  await calendarDocument(page)
  await expect(calendarStatus(page)).toBeEmpty()
})

test('shows the calendar when the script cannot decode the query of the page', async ({ page }) => {
  await page.goto('/book?x=50%&fbclid=%E0%A4%A&utm_source=advert')
  await calendarDocument(page)
  await expect(calendarFrame(page)).toHaveAttribute('src', /utm_source=advert/)
})

test('leaves one calendar after Back and Forward', async ({ page }) => {
  await openBook(page)
  await calendarDocument(page)
  await page.getByRole('contentinfo').locator('a[href="/process"]').click()
  await expect(page).toHaveURL('/process')
  await expect(calendarRegion(page)).toHaveCount(0)
  await page.goBack()
  await calendarDocument(page)
  await expect(calendarStatus(page)).toBeEmpty()
  await expect(page.locator(`script[src^="${PROVIDER_SCRIPT}"]`)).toHaveCount(1)
})
