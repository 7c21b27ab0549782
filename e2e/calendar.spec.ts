import type { Page } from 'playwright/test'
import { book } from '@/content/book'
import { site } from '@/content/site'
import { colourOf } from '@/lib/theme/palette'
import {
  calendarDocument,
  calendarFrame,
  calendarStatus,
  openBook,
  postFromCalendar,
  waitForFailure,
} from './support/calendar'
import { watchLayoutShifts } from './support/layout-shifts'
import { expectStateReadable } from './support/readable'
import { messages, PROVIDER_SCRIPT } from './support/scheduling-stub'
import { expect, test } from './support/test'

const { notices, exits } = book
/** Pixels, as in the provider's embed code. */
const HEIGHT = 700
const MIN_WIDTH = 320
/** What browsers log when a script fails to load. */
const NETWORK = /Failed to load resource|Loading failed/

/** Expects the ways to book without the calendar, under it. */
async function expectExits(page: Page) {
  const main = page.getByRole('main')
  const exit = main.getByRole('link', { name: exits.newTab })
  await expect(exit).toHaveAttribute('href', `${site.scheduling.discovery}?hide_gdpr_banner=1`)
  await exit.click({ trial: true })
  await expect(main.getByRole('link', { name: exits.email })).toHaveAttribute('href', `mailto:${site.email}`)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`shows the calendar on white in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openBook(page)
    await calendarDocument(page)
    await expect(calendarFrame(page)).toHaveAttribute('title', book.frameTitle)
    await expect(calendarStatus(page)).toHaveCount(0)
    await expectExits(page)
    const url = new URL((await calendarFrame(page).getAttribute('src'))!)
    expect(url.origin + url.pathname).toBe(site.scheduling.discovery)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      hide_gdpr_banner: '1',
      background_color: colourOf(`white-${colorScheme}`).slice(1),
      text_color: colourOf('ink-light').slice(1),
      primary_color: expect.stringMatching(/^[0-9a-f]{6}$/),
    })
  })
}

test('keeps the calendar 700 pixels high, whatever height it requests', async ({ page }) => {
  await page.setViewportSize({ width: MIN_WIDTH, height: 1600 })
  await openBook(page)
  await postFromCalendar(page, messages.height(1040))
  expect(await calendarFrame(page).boundingBox()).toMatchObject({ width: MIN_WIDTH, height: HEIGHT })
})

test('shows how to book when its script is still blocked after three retries, without a layout shift', async ({
  page,
  allow,
}) => {
  allow(NETWORK)
  const requested: string[] = []
  await page.route(`${PROVIDER_SCRIPT}*`, (route) => {
    requested.push(route.request().url())
    return route.abort()
  })
  await page.clock.install()
  await openBook(page)
  await expect(calendarStatus(page)).toHaveText(notices.waiting)
  await expectExits(page)
  const expectNoShift = await watchLayoutShifts(page)
  await waitForFailure(page)
  await expectExits(page)
  // Browsers may reuse a pending request for the same URL.
  expect(new Set(requested).size, `different addresses in the requests of /book: ${requested.join(', ')}`).toBe(4)
  await expectNoShift()
  await expectStateReadable(page, 'the failed calendar on /book')
})

test('shows the calendar when the script cannot decode the query of the page', async ({ page }) => {
  await page.goto('/book?x=50%&fbclid=%E0%A4%A&utm_source=advert')
  await calendarDocument(page)
  await expect(calendarFrame(page)).toHaveAttribute('src', /utm_source=advert/)
})
