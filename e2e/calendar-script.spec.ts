import type { Page, Route } from 'playwright/test'
import { book } from '@/content/book'
import { site } from '@/content/site'
import { hexColour } from '@/lib/colour'
import { appearance, messages, PROVIDER, PROVIDER_GLOBAL, PROVIDER_SCRIPT } from '@/lib/scheduling/stub'
import { calendarDocument, calendarFrame, calendarStatus, openBook, postFromCalendar } from './support/calendar'
import { mainHeading } from './support/controls'
import { shortenRetryDelays, watchLayoutShifts } from './support/visit'
import { expect, test } from './support/test'

// What the provider does with a script of its own: loading it, and the colours and the height of its calendar.

const { notices } = book
/** Pixels, as in the code with which the provider embeds its calendar. */
const HEIGHT = 700
const SECOND = 1000
/** What browsers log when a script fails to load. */
const NETWORK = /Failed to load resource|Loading failed/

/** Returns the height of the calendar's frame in pixels. */
const calendarHeight = async (page: Page) => (await calendarFrame(page).boundingBox())?.height

/** Advances the clock until the page reports that the calendar failed to load. */
async function expectFailure(page: Page) {
  await expect(async () => {
    await page.clock.runFor(5 * SECOND)
    await expect(calendarStatus(page)).toContainText(notices.failed.title, { timeout: 100 })
  }).toPass({ intervals: [50] })
}

test('loads the calendar on the second attempt, and only lets it grow', async ({ page, scheduling, allow }) => {
  allow(NETWORK)
  scheduling.script = 'recovers'
  await page.setViewportSize({ width: 1440, height: 1600 })
  await page.clock.install()
  await openBook(page)
  const readShift = await watchLayoutShifts(page)
  await expect(calendarStatus(page)).toHaveText(book.waiting)
  await page.clock.runFor(5 * SECOND)
  await expect(calendarFrame(page)).toHaveAttribute('title', book.frameTitle)
  expect(await calendarHeight(page)).toBe(HEIGHT)
  await expect(calendarStatus(page)).toBeEmpty()
  await page.clock.runFor(60 * SECOND)
  await expect(calendarStatus(page)).toBeEmpty()
  expect(scheduling.opened.map(({ origin, pathname }) => origin + pathname)).toEqual([site.scheduling.discovery])
  expect(scheduling.scriptRequests).toBe(2)
  await postFromCalendar(page, messages.height(1040))
  await expect.poll(() => calendarHeight(page)).toBe(1040)
  for (const pixels of [800, 299, 3001, 1050.2]) await postFromCalendar(page, messages.height(pixels))
  await expect.poll(() => calendarHeight(page)).toBe(1051)
  expect(await readShift()).toBe(0)
})

test('gives the calendar the colours of the theme', async ({ page, scheduling }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/book')
    await calendarDocument(page)
    const [background, text] = await calendarFrame(page).evaluate((frame) => {
      let box: Element = frame
      while (getComputedStyle(box).backgroundColor === 'rgba(0, 0, 0, 0)') box = box.parentElement!
      const { backgroundColor, color } = getComputedStyle(box)
      return [backgroundColor, color] as const
    })
    expect(Object.fromEntries(scheduling.opened.at(-1)!.searchParams)).toMatchObject(
      appearance(hexColour(background), hexColour(text), expect.stringMatching(/^[0-9a-f]{6}$/)),
    )
  }
})

for (const [script, width] of [
  ['fails', 412],
  ['is empty', 1440],
  ['hangs', 412],
] as const) {
  const title = `shows a notice after four attempts when the script ${script}, without layout shifts at ${width} pixels`
  test(title, { tag: '@core' }, async ({ page, scheduling, allow }) => {
    allow(NETWORK)
    await page.setViewportSize({ width, height: 823 })
    scheduling.script = script
    await page.clock.install()
    await openBook(page)
    // Ten seconds of the clock before hydration would show the page as without scripts.
    await expect.poll(() => scheduling.scriptRequests).toBeGreaterThan(0)
    const readShift = await watchLayoutShifts(page)
    await expectFailure(page)
    await expect(page.getByRole('link', { name: book.fallback.link })).toHaveAttribute(
      'href',
      site.scheduling.discovery,
    )
    await expect(page.getByRole('main').getByRole('link', { name: site.email })).toBeVisible()
    await page.clock.runFor(60 * SECOND)
    expect(scheduling.scriptRequests).toBe(4)
    // A late response is ignored.
    await scheduling.release()
    await expect(page.locator(`script[src^="${PROVIDER_SCRIPT}"]`)).toHaveCount(0)
    await expect(calendarFrame(page)).toHaveCount(0)
    expect(await page.evaluate((name) => name in window, PROVIDER_GLOBAL)).toBe(false)
    expect(await readShift()).toBe(0)
  })
}

test('reports a failure as such when the browser wrongly reports that it is offline', async ({
  page,
  scheduling,
  allow,
}) => {
  allow(NETWORK)
  scheduling.script = 'fails'
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await shortenRetryDelays(page)
  await openBook(page)
  await expect(calendarStatus(page)).toContainText(notices.failed.title)
})

test('shows a notice while offline, then loads the calendar', async ({ page, context, scheduling, allow }) => {
  allow(NETWORK)
  scheduling.script = 'hangs'
  await openBook(page)
  await expect.poll(() => scheduling.scriptRequests).toBe(1)
  await context.setOffline(true)
  await scheduling.abortPending()
  await expect(calendarStatus(page)).toContainText(notices.offline.title)
  scheduling.script = 'loads'
  await context.setOffline(false)
  await calendarDocument(page)
  await expect(calendarStatus(page)).toBeEmpty()
})

test('removes parameters that the script cannot decode from the URL of the page', async ({ page }) => {
  await page.goto('/book?x=50%&fbclid=%E0%A4%A&utm_source=advert')
  await calendarDocument(page)
  await expect(page).toHaveURL('/book?utm_source=advert')
})

for (const [answer, respond] of Object.entries({
  'answers with an error': (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'cannot be reached': (route: Route) => route.abort(),
})) {
  test(`says after ten seconds that the calendar does not respond when its page ${answer}`, async ({ page, allow }) => {
    allow(NETWORK)
    await page.route(`${PROVIDER.pages}/**`, respond)
    await page.clock.install()
    await openBook(page)
    await expect(calendarFrame(page)).toHaveAttribute('title', book.frameTitle)
    await expect(calendarStatus(page)).toHaveText(book.waiting)
    await page.clock.runFor(10 * SECOND)
    await expect(page.getByRole('heading', { name: notices.unresponsive.title })).toBeVisible()
    await expect(page.getByRole('link', { name: book.fallback.link })).toHaveAttribute(
      'href',
      site.scheduling.discovery,
    )
  })
}

test('ignores messages of the calendar that it does not know', async ({ page }) => {
  await openBook(page)
  await calendarDocument(page)
  const height = await calendarHeight(page)
  const { event } = messages.booked('1')
  const unknown = [null, 'text', 42, [], {}, { event: 7 }, { event: 'other.scheduled' }, { event: `${event}_twice` }]
  for (const data of [...unknown, messages.height(NaN), { ...messages.height(900), payload: null }])
    await postFromCalendar(page, data)
  // Messages are handled in order.
  await postFromCalendar(page, messages.height(1234))
  await expect.poll(() => calendarHeight(page)).toBe(1234)
  expect(height).toBe(HEIGHT)
  await expect(mainHeading(page)).toHaveText(book.title)
  // Without its address, a booking is one.
  await postFromCalendar(page, { event })
  await expect(mainHeading(page)).toHaveText(book.booked.title)
})
