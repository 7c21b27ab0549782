import type { Page } from 'playwright/test'
import { book } from '@/content/book'
import { site } from '@/content/site'
import { SCHEDULING_ASSETS, SCHEDULING_ORIGIN, SCHEDULING_SCRIPT } from '@/lib/booking/preconnect'
import { bookCall, calendarOf, insideCalendar, scheduled, tell } from './support/calendar'
import { bookLink, logo } from './support/controls'
import { takeTime } from './support/page'
import { calendar as sizes } from './support/specification'
import { expect, test } from './support/test'

const { notices, fallback, booked } = book
const SECOND = 1000
const NETWORK = /Failed to load resource/

const fallbackOf = (page: Page) => page.getByRole('link', { name: fallback.link })
const cardOf = (page: Page) => page.getByRole('region', { name: book.calendarTitle })
const statusOf = (page: Page) => cardOf(page).getByRole('status')

const height = (pixels: number) => ({ event: 'calendly.page_height', payload: { height: `${pixels}px` } })
const boxHeight = async (page: Page) => (await calendarOf(page).boundingBox())?.height

/** Lets time pass in steps of a second until something is so. */
async function passTime(page: Page, isSo: () => Promise<void>, step = SECOND) {
  await expect(async () => {
    await page.clock.runFor(step)
    await isSo()
  }).toPass({ intervals: [50] })
}

/**
 * Watches for layout shifts from now on, once the typefaces have settled.
 * @returns what asserts that there were none.
 */
async function watchShifts(page: Page): Promise<() => Promise<void>> {
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(frames)
  const observer = await page.evaluateHandle(() => {
    const shifts: PerformanceEntry[] = []
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' })
    return shifts
  })
  return async () => {
    await page.evaluate(frames)
    expect(await observer.jsonValue()).toEqual([])
  }
}

test.describe('the calendar answers', () => {
  test('at the second try it shows once, named, 700 pixels high, and grows as it asks', async ({
    page,
    scheduling,
    allow,
  }) => {
    allow(NETWORK)
    scheduling.script = 'recovers'
    await page.setViewportSize({ width: 1440, height: 1600 })
    await page.clock.install()
    await page.goto('/book')
    const expectNoShift = await watchShifts(page)
    await expect(statusOf(page)).toHaveText(book.waiting)
    await passTime(page, () => expect(calendarOf(page)).toHaveCount(1, { timeout: 100 }))
    await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
    await expect(calendarOf(page)).toHaveAttribute('title', book.frameTitle)
    expect(await boxHeight(page)).toBe(sizes.height)
    const [opened] = scheduling.opened
    expect(opened!.origin + opened!.pathname).toBe(site.scheduling.discovery)
    await expect(statusOf(page)).toBeEmpty()
    await expect(fallbackOf(page)).toHaveAttribute('href', site.scheduling.discovery)
    await page.clock.runFor(60 * SECOND)
    await expect(statusOf(page)).toBeEmpty()
    expect(scheduling.opened).toHaveLength(1)
    expect(scheduling.scriptRequests).toBe(2)

    // It never shrinks. Within what limits it may ask is in lib/booking/calendly.test.ts.
    for (const [asked, expected] of [
      [602, 700],
      [1040, 1040],
      [800, 1040],
    ] as const) {
      await tell(page, height(asked))
      await expect.poll(() => boxHeight(page)).toBe(expected)
    }
    await expectNoShift()
  })

  test('it takes the colours of the theme', async ({ page, scheduling }) => {
    for (const [colorScheme, background, text] of [
      ['light', 'ffffff', '10201c'],
      ['dark', '121d1a', 'f2efe8'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/book')
      await insideCalendar(page)
      const { searchParams } = scheduling.opened.at(-1)!
      expect(searchParams.get('background_color')).toBe(background)
      expect(searchParams.get('text_color')).toBe(text)
      expect(searchParams.get('primary_color')).toMatch(/^[0-9a-f]{6}$/)
      const channels = background.match(/../g)!.map((pair) => parseInt(pair, 16))
      await expect(cardOf(page)).toHaveCSS('background-color', `rgb(${channels.join(', ')})`)
    }
  })

  test('a booked call replaces the introduction by what happens next, once, a second call anew', async ({ page }) => {
    await page.goto('/book')
    const expectNoShift = await watchShifts(page)
    const storage = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    await insideCalendar(page)
    const before = await storage()
    await bookCall(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(booked.title)
    for (const { title } of booked.next) await expect(page.getByText(title, { exact: true })).toBeVisible()
    await expect(page.getByText(book.coversTitle)).toHaveCount(0)
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.setAttribute('data-mark', 'first'))
    await bookCall(page)
    await tell(page, height(900))
    await expect.poll(() => boxHeight(page)).toBe(900)
    const first = page.locator('h1[data-mark="first"]')
    await expect(first).toHaveCount(1)
    await tell(page, scheduled('https://api.calendly.com/scheduled_events/2'))
    await expect(first).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(booked.title)
    await expect(calendarOf(page)).toHaveCount(1)
    expect(await storage()).toBe(before)
    await expectNoShift()
  })
})

test.describe('the calendar does not answer', () => {
  for (const [behaviour, what] of [
    ['refuses', 'is blocked'],
    ['is empty', 'is replaced by an empty one'],
  ] as const) {
    test(`the script ${what}: four tries, then the way out`, async ({ page, scheduling, allow }) => {
      allow(NETWORK)
      scheduling.script = behaviour
      await page.clock.install()
      await page.goto('/book')
      const expectNoShift = await watchShifts(page)
      await expect(statusOf(page)).toHaveText(book.waiting)
      await passTime(page, () => expect(statusOf(page)).toContainText(notices.failed.title, { timeout: 100 }))
      expect(scheduling.scriptRequests).toBe(4)
      await expect(fallbackOf(page)).toHaveAttribute('href', site.scheduling.discovery)
      await expect(page.getByRole('main').getByRole('link', { name: site.email })).toBeVisible()
      await page.clock.runFor(60 * SECOND)
      expect(scheduling.scriptRequests).toBe(4)
      await expect(page.locator(`script[src^="${SCHEDULING_ASSETS}"]`)).toHaveCount(0)
      await expectNoShift()
    })
  }

  test('the script hangs: the way out after ten seconds, and in the end it counts as failed', async ({
    page,
    scheduling,
  }) => {
    scheduling.script = 'hangs'
    await page.clock.install()
    await page.goto('/book')
    await expect.poll(() => scheduling.scriptRequests).toBe(1)
    await expect(statusOf(page)).toHaveText(book.waiting)
    await page.clock.runFor(10 * SECOND)
    await expect(statusOf(page)).toContainText(notices.silent.title)
    const failed = () => expect(statusOf(page)).toContainText(notices.failed.title, { timeout: 100 })
    await passTime(page, failed, 5 * SECOND)
    expect(scheduling.scriptRequests).toBe(4)
    await scheduling.release()
    await expect(statusOf(page)).toContainText(notices.failed.title)
    await expect(calendarOf(page)).toHaveCount(0)
    expect(await page.evaluate(() => 'Calendly' in window)).toBe(false)
  })

  test('it loads without a message on the smallest screen: the way out, nothing moves, and a late message clears it', async ({
    page,
    scheduling,
  }) => {
    scheduling.speaks = false
    await page.setViewportSize({ width: sizes.minWidth, height: 800 })
    await page.clock.install()
    await page.goto('/book')
    await insideCalendar(page)
    expect((await calendarOf(page).boundingBox())?.width).toBe(sizes.minWidth)
    const lastPoint = (await page.getByText(book.covers[3].text).boundingBox())!
    const before = (await cardOf(page).boundingBox())!
    const gap = before.y - (lastPoint.y + lastPoint.height)
    expect(gap).toBeGreaterThan(0)
    expect(gap).toBeLessThan(64)
    await page.clock.runFor(8 * SECOND)
    await expect(statusOf(page)).toHaveText(book.waiting)
    await page.clock.runFor(2 * SECOND)
    await expect(statusOf(page)).toContainText(notices.silent.title)
    await expect(page.getByRole('heading', { name: notices.silent.title })).toBeVisible()
    expect(await cardOf(page).boundingBox()).toEqual(before)
    await tell(page, { event: 'calendly.profile_page_viewed' })
    await expect(statusOf(page)).toBeEmpty()
    await expect(page.getByRole('heading', { name: book.calendarTitle })).toBeVisible()
    expect(await cardOf(page).boundingBox()).toEqual(before)
  })

  test('messages of another origin or another frame count for nothing', async ({ page, scheduling }) => {
    scheduling.speaks = false
    await page.clock.install()
    await page.goto('/book')
    await insideCalendar(page)
    await page.evaluate((message) => window.postMessage(message, '*'), scheduled('forged-by-origin'))
    const other = await page.evaluateHandle((src) => {
      const frame = Object.assign(document.createElement('iframe'), { src })
      document.body.append(frame)
      return frame
    }, `${SCHEDULING_ORIGIN}/somebody-else/call`)
    const forger = await other.asElement()!.contentFrame()
    await forger!.waitForURL(/somebody-else/)
    await forger!.evaluate((message) => parent.postMessage(message, '*'), scheduled('forged-by-frame'))
    await page.clock.runFor(10 * SECOND)
    await expect(statusOf(page)).toContainText(notices.silent.title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.title)
  })

  test('the connection goes and comes back, while the calendar loads and before the page is entered', async ({
    page,
    context,
    scheduling,
    allow,
  }) => {
    allow(NETWORK)
    scheduling.script = 'hangs'
    await page.goto('/book')
    await expect.poll(() => scheduling.scriptRequests).toBe(1)
    await context.setOffline(true)
    await scheduling.breakOff()
    await expect(statusOf(page)).toContainText(notices.offline.title)
    await expect(fallbackOf(page)).toBeVisible()
    scheduling.script = 'answers'
    await context.setOffline(false)
    await insideCalendar(page)
    await expect(statusOf(page)).toBeEmpty()

    await page.goto('/process')
    await bookLink(page).hover()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await bookLink(page).click()
    await expect(statusOf(page)).toContainText(notices.offline.title)
    expect(scheduling.opened).toHaveLength(1)
    await context.setOffline(false)
    await insideCalendar(page)
    await expect(statusOf(page)).toBeEmpty()
  })
})

test.describe('coming and going', () => {
  test('leaving takes away all that the provider left or still sends, and coming back shows one calendar', async ({
    page,
    scheduling,
  }) => {
    const script = page.locator(`script[src^="${SCHEDULING_ASSETS}"]`)
    const globals = () => page.evaluate(() => ['Calendly', 'bodyScrollLock'].filter((name) => name in window))
    scheduling.script = 'hangs'
    await takeTime(page)
    await page.goto('/book')
    await expect.poll(() => scheduling.scriptRequests).toBe(1)
    await logo(page).click()
    await expect(page).toHaveURL('/')
    const late = page.waitForResponse(SCHEDULING_SCRIPT)
    await scheduling.release()
    await (await late).finished()
    expect(await globals()).toEqual([])
    scheduling.script = 'answers'
    for (let visit = 1; visit <= 2; visit++) {
      await bookLink(page).click()
      await insideCalendar(page)
      await expect(statusOf(page)).toBeEmpty()
      await expect(page.locator('iframe')).toHaveCount(1)
      await expect(script).toHaveCount(1)
      await page.goBack()
      await expect(page).toHaveURL('/')
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(script.or(page.locator(`link[rel="stylesheet"][href^="${SCHEDULING_ASSETS}"]`))).toHaveCount(0)
      expect(await globals()).toEqual([])
    }
  })

  test('nothing of the provider is asked for before a visitor means to book', async ({ page, scheduling }) => {
    await page.goto('/')
    const hints = page.locator('link[href*="calendly.com"]')
    await expect(hints).toHaveCount(0)
    expect(scheduling.scriptRequests).toBe(0)
    const link = bookLink(page)
    await link.hover()
    await expect.poll(() => scheduling.scriptRequests).toBe(1)
    await expect(page.locator(`link[rel="preconnect"][href="${SCHEDULING_ORIGIN}"]`)).toHaveCount(1)
    await page.mouse.move(0, 400)
    await link.hover()
    await link.focus()
    await expect(hints).toHaveCount(3)
    await link.click()
    await insideCalendar(page)
    expect(scheduling.scriptRequests).toBe(1)
  })
})
