import { book } from '@/content/book'
import { BOOKING_LINKS } from '@/lib/booking/links'
import { messages, PROVIDER } from '@/lib/scheduling/stub'
import { finishAnimations } from './support/animations'
import {
  bookCall,
  calendarDocument,
  calendarFrame,
  calendarRegion,
  calendarStatus,
  openBook,
  postFromCalendar,
} from './support/calendar'
import { mainHeading } from './support/controls'
import { gotoHydrated, visits, watchLayoutShifts } from './support/visit'
import { expect, test } from './support/test'

const { notices, booked } = book
/** Pixels, as in the code with which the provider embeds its calendar. */
const MIN_WIDTH = 320
const SECOND = 1000

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
  // Only the mark of the booking and the number of the tab, which home reads, are stored: nothing about the visitor.
  const stored = JSON.parse(await storage()) as [object, object]
  const [local, session] = JSON.parse(before) as [object, object]
  const tab = await page.evaluate(() => sessionStorage.getItem('tab'))
  expect(tab).toMatch(/^0\.\d+/)
  expect(stored).toEqual([
    { ...local, booked: tab },
    { ...session, booked: 'true', tab },
  ])
  expect(await readShift()).toBe(0)
})

test('shows a notice until the calendar posts a message, without layout shifts', async ({ page, scheduling }) => {
  scheduling.sendsMessages = false
  await page.setViewportSize({ width: MIN_WIDTH, height: 800 })
  await page.clock.install()
  await page.goto('/book')
  await calendarDocument(page)
  expect((await calendarFrame(page).boundingBox())?.width).toBe(MIN_WIDTH)
  const before = await calendarRegion(page).boundingBox()
  await page.clock.runFor(8 * SECOND)
  await expect(calendarStatus(page)).toHaveText(book.waiting)
  await page.clock.runFor(2 * SECOND)
  await expect(calendarStatus(page)).toContainText(notices.unresponsive.title)
  await expect(page.getByRole('heading', { name: notices.unresponsive.title })).toBeVisible()
  // For screen readers only, because the heading shows the same words.
  const announced = calendarStatus(page).getByText(notices.unresponsive.title, { exact: true })
  expect((await announced.boundingBox())?.height).toBeLessThanOrEqual(1)
  expect(await calendarRegion(page).boundingBox()).toEqual(before)
  await postFromCalendar(page, messages.other)
  await expect(calendarStatus(page)).toBeEmpty()
  await expect(page.getByRole('heading', { name: book.calendarTitle })).toBeVisible()
  expect(await calendarRegion(page).boundingBox()).toEqual(before)
})

test('ignores messages from other origins and other frames', async ({ page, scheduling }) => {
  scheduling.sendsMessages = false
  await page.clock.install()
  await page.goto('/book')
  await calendarDocument(page)
  await page.evaluate((message) => window.postMessage(message, '*'), messages.booked('forged-by-origin'))
  const src = `${PROVIDER.pages}/somebody-else/call`
  await page.evaluate((url) => document.body.append(Object.assign(document.createElement('iframe'), { src: url })), src)
  await expect.poll(() => page.frame({ url: src })).not.toBeNull()
  const forger = page.frame({ url: src })
  await forger?.evaluate((message) => parent.postMessage(message, '*'), messages.booked('forged-by-frame'))
  await page.clock.runFor(10 * SECOND)
  await expect(calendarStatus(page)).toContainText(notices.unresponsive.title)
  await expect(mainHeading(page)).toHaveText(book.title)
})

test('loads the calendar when the browser wrongly reports that it is offline, as with a VPN', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await openBook(page)
  await calendarDocument(page)
  await expect(calendarStatus(page)).toBeEmpty()
})

test('shows only its title in the head of the calendar once a call is booked', async ({ page }) => {
  await openBook(page)
  await bookCall(page)
  const calendar = page.getByRole('region', { name: booked.calendarTitle, exact: true })
  await expect(calendar.getByRole('banner').or(calendar.locator('header'))).toHaveText(booked.calendarTitle)
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
})

test('begins the calendar within the first screen and a half of a phone, after what the call covers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openBook(page)
  const calendar = (await calendarRegion(page).boundingBox())!
  expect(calendar.y).toBeLessThan(1.5 * 740)
  for (const { title, text } of book.covers) {
    const line = (await page.getByText(title, { exact: true }).boundingBox())!
    const point = (await page.getByText(text, { exact: true }).boundingBox())!
    expect(point.y).toBeGreaterThanOrEqual(line.y + line.height)
    expect(point.y + point.height).toBeLessThan(calendar.y)
  }
})

for (const width of [320, 360, 768, 1440]) {
  test(`moves nothing when a call is booked at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const isScrolled of [false, true]) {
      await openBook(page)
      await calendarDocument(page)
      if (isScrolled) await calendarFrame(page).scrollIntoViewIfNeeded()
      const top = () => calendarFrame(page).evaluate((frame) => frame.getBoundingClientRect().top + scrollY)
      const before = await top()
      const readShift = await watchLayoutShifts(page)
      await bookCall(page)
      await expect(mainHeading(page)).toHaveText(booked.title)
      await finishAnimations(page)
      expect(await top()).toBe(before)
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

test('no other page contacts the scheduling provider', async ({ page, scheduling }) => {
  test.setTimeout(60_000)
  for (const { at } of visits.filter(({ path }) => path !== '/book')) {
    await gotoHydrated(page, at)
    await page.locator(BOOKING_LINKS).first().hover()
    await page.waitForLoadState('networkidle')
    await expect(
      page.locator(`link[rel=preconnect], link[rel=dns-prefetch], link[href*="${new URL(PROVIDER.pages).host}"]`),
    ).toHaveCount(0)
  }
  expect(scheduling.requests).toEqual([])
})
