import { book } from '@/content/book'
import { messages } from './support/scheduling-stub'
import { finishAnimations } from './support/animations'
import { bookCall, calendarDocument, calendarFrame, openBook, postFromCalendar, visitAndBook } from './support/calendar'
import { mainHeading } from './support/controls'
import { watchLayoutShifts } from './support/layout-shifts'
import { expect, test } from './support/test'

const { booked } = book

test('replaces the introduction with the next steps after each booking', { tag: '@core' }, async ({ page }) => {
  await openBook(page)
  await bookCall(page)
  await expect(mainHeading(page)).toHaveText(booked.title)
  const announced = page.locator('[aria-live="polite"]')
  const texts = [booked.title, ...booked.next.map(({ title }) => title)]
  for (const text of texts) {
    await expect(announced.getByText(text, { exact: true }), `“${text}” in a live region of /book`).toBeVisible()
  }
  await expect(page.getByText(book.coversTitle)).toHaveCount(0)
  await expect(page.getByRole('region', { name: booked.calendarTitle, exact: true })).toBeVisible()
  const heading = (await mainHeading(page).elementHandle())!
  const isMounted = () => heading.evaluate((element) => element.isConnected)
  // Without motion, a booking is shown as soon as its message is received.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await bookCall(page)
  expect(await isMounted()).toBe(true)
  await postFromCalendar(page, messages.booked('2'))
  await expect.poll(isMounted).toBe(false)
  await expect(mainHeading(page)).toHaveText(booked.title)
  await expect(calendarFrame(page)).toHaveCount(1)
})

test('stores that a call is booked, and nothing about the visitor', { tag: '@core' }, async ({ page }) => {
  const readStorage = () => page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }))
  await openBook(page)
  await calendarDocument(page)
  const { local, session } = await readStorage()
  await bookCall(page)
  await expect(mainHeading(page)).toHaveText(booked.title)
  expect(await readStorage()).toEqual({ local, session: { ...session, booked: 'true' } })
})

test('shows only the title above the calendar once a call is booked', async ({ page }) => {
  await openBook(page)
  await bookCall(page)
  const calendar = page.getByRole('region', { name: booked.calendarTitle, exact: true })
  await expect(calendar.getByRole('banner').or(calendar.locator('header'))).toHaveText(booked.calendarTitle)
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
})

for (const width of [320, 430, 1440]) {
  test(`moves nothing when a call is booked at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const isScrolled of [false, true]) {
      await openBook(page)
      await calendarDocument(page)
      if (isScrolled) await calendarFrame(page).scrollIntoViewIfNeeded()
      const expectNoShift = await watchLayoutShifts(page)
      await bookCall(page)
      await expect(mainHeading(page)).toHaveText(booked.title)
      await finishAnimations(page)
      await expectNoShift()
    }
  })
}

test('shows a booked call at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openBook(page)
  await calendarDocument(page)
  await page.evaluate(() => {
    const started: string[] = []
    addEventListener('animationstart', ({ animationName }) => started.push(animationName))
    Object.assign(window, { started })
  })
  await bookCall(page)
  await expect(mainHeading(page)).toHaveText(booked.title)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { started: string[] }).started)).toEqual([])
})

test('leaves no blank area above the calendar when a phone is rotated after a booking', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitAndBook(page)
  await finishAnimations(page)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(page.getByRole('region', { name: booked.calendarTitle, exact: true })).toBeInViewport()
})
