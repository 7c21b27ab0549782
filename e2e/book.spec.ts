import { book } from '@/content/book'
import { messages } from './support/scheduling-stub'
import { finishAnimations } from './support/animations'
import { bookCall, calendarDocument, calendarFrame, openBook, postFromCalendar } from './support/calendar'
import { mainHeading } from './support/controls'
import { watchLayoutShifts } from './support/visit'
import { expect, test } from './support/test'

const { booked } = book

test('replaces the introduction with the next steps after each booking', { tag: '@core' }, async ({ page }) => {
  await openBook(page)
  const readShift = await watchLayoutShifts(page)
  const storage = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  await calendarDocument(page)
  const before = await storage()
  await bookCall(page)
  await expect(mainHeading(page)).toHaveText(booked.title)
  for (const { title } of booked.next) await expect(page.getByText(title, { exact: true })).toBeVisible()
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
  // Only the mark of the booking, which home reads, is stored: nothing about the visitor.
  const [local, session] = JSON.parse(before) as [object, object]
  expect(JSON.parse(await storage())).toEqual([local, { ...session, booked: 'true' }])
  expect(await readShift()).toBe(0)
})

test('shows only its title in the head of the calendar once a call is booked', async ({ page }) => {
  await openBook(page)
  await bookCall(page)
  const calendar = page.getByRole('region', { name: booked.calendarTitle, exact: true })
  await expect(calendar.getByRole('banner').or(calendar.locator('header'))).toHaveText(booked.calendarTitle)
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
})

for (const width of [320, 1440]) {
  test(`moves nothing when a call is booked at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const isScrolled of [false, true]) {
      await openBook(page)
      await calendarDocument(page)
      if (isScrolled) await calendarFrame(page).scrollIntoViewIfNeeded()
      const readShift = await watchLayoutShifts(page)
      await bookCall(page)
      await expect(mainHeading(page)).toHaveText(booked.title)
      await finishAnimations(page)
      expect(await readShift()).toBe(0)
    }
  })
}

test('has shown a booked call after 1.2 seconds, and without motion at once', async ({ page }) => {
  const recordEnds = () =>
    page.evaluate(() => {
      const ends: number[] = []
      addEventListener('animationstart', () => {
        ends.push(...document.getAnimations().map(({ effect }) => Number(effect!.getComputedTiming().endTime)))
      })
      Object.assign(window, { ends })
    })
  const readEnds = () => page.evaluate(() => (window as unknown as { ends: number[] }).ends)
  await openBook(page)
  await calendarDocument(page)
  await recordEnds()
  await bookCall(page)
  await expect.poll(readEnds).not.toEqual([])
  expect(Math.max(...(await readEnds()))).toBeLessThanOrEqual(1200)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openBook(page)
  await calendarDocument(page)
  await recordEnds()
  await bookCall(page)
  await expect(mainHeading(page)).toHaveText(booked.title)
  expect(await readEnds()).toEqual([])
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
