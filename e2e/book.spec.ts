import { book } from '@/content/book'
import {
  bookCall,
  calendarDocument,
  calendarFrame,
  calendarStatus,
  openBook,
  postFromCalendar,
} from './support/calendar'
import { paintWithFonts } from './support/conditions'
import { mainHeading } from './support/controls'
import { watchLayoutShifts } from './support/layout-shifts'
import { finishAnimations, PHONE } from './support/page-checks'
import { expectStateReadable } from './support/readable'
import { messages } from './support/scheduling-stub'
import { expect, test } from './support/test'

const { booked } = book

test(
  'shows the next steps after each booking, and stores nothing about the visitor',
  { tag: '@core' },
  async ({ page }) => {
    await page.setViewportSize(PHONE)
    const readStorage = () => page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }))
    await openBook(page)
    await calendarDocument(page)
    const stored = await readStorage()
    await calendarFrame(page).scrollIntoViewIfNeeded()
    await bookCall(page)
    await expect(mainHeading(page)).toHaveText(booked.title)
    await expect(mainHeading(page), 'the heading of /book after a booking on a phone').toBeInViewport({ ratio: 1 })
    expect(await readStorage()).toEqual(stored)
    const announced = page.locator('[aria-live="polite"]')
    for (const text of [booked.title, booked.next[0].title])
      await expect(announced.getByText(text, { exact: true }), `“${text}” in a live region of /book`).toBeVisible()
    await expect(page.getByText(book.coversTitle)).toHaveCount(0)
    const heading = (await mainHeading(page).elementHandle())!
    const isMounted = () => heading.evaluate((element) => element.isConnected)
    // Without motion, a booking is shown as soon as its message is received.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await postFromCalendar(page, messages.booked('2'))
    await expect.poll(isMounted, 'whether a second booking keeps the heading, unannounced').toBe(false)
    await expect(mainHeading(page)).toHaveText(booked.title)
    await expect(calendarFrame(page)).toHaveCount(1)
    // The page receives clicks once the transition has ended.
    await page.getByRole('banner').getByRole('link').first().click({ trial: true })
    await expectStateReadable(page, 'a booked call on /book')
  },
)

test('shifts nothing when the calendar replaces the waiting message, or when a call is booked', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await paintWithFonts(page)
  const expectNoShift = await watchLayoutShifts(page)
  await openBook(page)
  await calendarDocument(page)
  await expect(calendarStatus(page)).toHaveCount(0)
  await expectNoShift()
  const before = await calendarFrame(page).boundingBox()
  await bookCall(page)
  await expect(mainHeading(page)).toHaveText(booked.title)
  await finishAnimations(page)
  expect(await calendarFrame(page).boundingBox(), 'the frame of /book after a booking').toEqual(before)
})
