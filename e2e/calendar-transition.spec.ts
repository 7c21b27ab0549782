import type { Locator, Page } from 'playwright/test'
import { book } from '@/content/book'
import { closing, hero } from '@/content/home'
import { bookCall, visitAndBook } from './support/calendar'
import { bookLink, floatingButton, mainHeading, region, themeChoice } from './support/controls'
import { lockedHeading, pricing, unlock, unlockedHeading } from './support/gate'
import { ownDiary, serveClosing } from './support/own-content'
import { blockStorage, expectPage, gotoInteractive, SCRIPTS, setBrowserFont } from './support/visit'
import { expect, test } from './support/test'
import { expectClosedInto, expectNoTransition, expectTransition, recordTransitions } from './support/transitions'

const WITH_CALENDAR = ['root', 'calendar']
const PAGE_ONLY = ['root']

const closingWeek = (page: Page) => region(page, closing.title)
const bookedName = (page: Page) => closingWeek(page).getByText(closing.booked.name, { exact: true })

for (const [name, button] of Object.entries({
  'in the first screen of home': (page: Page) =>
    page.getByRole('main').getByRole('link', { name: hero.action.label }).first(),
  'in the bar': bookLink,
  'that floats': floatingButton,
  'at the end of home': (page: Page) => closingWeek(page).getByRole('link', { name: closing.action.label }),
})) {
  test(`opens the button ${name} into the frame of the calendar, closes it on Back and opens it again on Forward`, async ({
    page,
  }) => {
    await recordTransitions(page)
    await gotoInteractive(page, '/')
    await button(page).scrollIntoViewIfNeeded()
    await button(page).click()
    await expectPage(page, '/book')
    await expectTransition(page, WITH_CALENDAR)
    await page.goBack()
    await expectPage(page, '/')
    await expectTransition(page, WITH_CALENDAR)
    await page.goForward()
    await expectPage(page, '/book')
    await expectTransition(page, WITH_CALENDAR)
  })
}

test('moves only the page for a text link, and when storage is blocked', async ({ page }) => {
  await recordTransitions(page)
  await gotoInteractive(page, '/')
  await page.getByRole('contentinfo').locator('a[href="/book"]').click()
  await expectPage(page, '/book')
  await expectTransition(page, PAGE_ONLY)
  await page.goBack()
  await expectPage(page, '/')
  await expectTransition(page, PAGE_ONLY)
  await blockStorage(page)
  await gotoInteractive(page, '/')
  await bookLink(page).click()
  await expectPage(page, '/book')
  await expectTransition(page, PAGE_ONLY)
})

test.describe('on /pricing, which has more buttons once it is open', () => {
  const returnFrom = async (page: Page, button: Locator) => {
    await button.scrollIntoViewIfNeeded()
    await button.click()
    await expectPage(page, '/book')
    await expectTransition(page, WITH_CALENDAR)
    await page.goBack()
  }
  test.beforeEach(({ page }) => recordTransitions(page))

  test('closes the calendar into the button that was clicked on the locked page', async ({ page }) => {
    await gotoInteractive(page, '/pricing')
    for (const button of [bookLink(page), floatingButton(page)]) {
      await returnFrom(page, button)
      await expect(lockedHeading(page)).toBeVisible()
      await expectClosedInto(page, (await button.textContent())!)
    }
  })

  test('closes the calendar into the button that was clicked on the open page', async ({ page }) => {
    await unlock(page)
    for (const button of [bookLink(page), floatingButton(page)]) {
      await returnFrom(page, button)
      await expect(unlockedHeading(page)).toBeVisible()
      await expectClosedInto(page, (await button.textContent())!)
    }
    // The page is shown before its content, and this button, have been decrypted.
    await returnFrom(page, page.getByRole('link', { name: pricing.cardAction.label }).last())
    await expect(unlockedHeading(page)).toBeVisible()
    await expectTransition(page, PAGE_ONLY)
  })
})

test('moves nothing with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await recordTransitions(page)
  await gotoInteractive(page, '/')
  await bookLink(page).click()
  await expectPage(page, '/book')
  await expectNoTransition(page)
})

test('shows the booked call in the closing week of home for the rest of the session, also without its scripts', async ({
  page,
  context,
  allow,
}) => {
  allow(/Failed to load resource/)
  const week = closingWeek(page)
  const { call, again } = closing.booked
  await page.goto('/')
  await expect(bookedName(page)).toBeHidden()
  await visitAndBook(page)
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto('/')
  await expect(bookedName(page)).toBeVisible()
  await expect(week.getByText(call, { exact: true })).toBeVisible()
  await expect(week.getByRole('link')).toHaveText([again.label])
  await expect(week.getByRole('link')).toHaveAttribute('href', again.href)
  const other = await context.newPage()
  await other.goto('/')
  await expect(bookedName(other)).toBeHidden()
})

for (const [open, day] of ownDiary.days.entries()) {
  test(`offers another call below the booked one on ${day}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visitAndBook(page)
    // Of the last row, the slot of this day alone is empty.
    const week = { ...ownDiary.week, '17:30': ownDiary.days.map((_, index) => (index === open ? null : 'Implant')) }
    await serveClosing(page, { week, highlight: `${ownDiary.days[0]} 16:00` })
    await page.goto('/')
    const { call, again } = closing.booked
    const slot = (await closingWeek(page).getByText(call, { exact: true }).boundingBox())!
    const link = (await closingWeek(page).getByRole('link', { name: again.label }).boundingBox())!
    expect(Math.abs(link.x - slot.x), 'both begin at one line').toBeLessThan(3)
    expect(link.y).toBeGreaterThan(slot.y)
  })
}

test('turns the calendar into the booked call on Back, when its slot is in the window', async ({ page }) => {
  await recordTransitions(page)
  await gotoInteractive(page, '/')
  await closingWeek(page).getByRole('link', { name: closing.action.label }).click()
  await expectPage(page, '/book')
  await bookCall(page)
  await expect(mainHeading(page)).toHaveText(book.booked.title)
  await page.goBack()
  await expectTransition(page, WITH_CALENDAR)
  await expect(bookedName(page)).toBeInViewport()
  await page.goForward()
  await expectPage(page, '/book')
})

test('keeps a booked call for one page when storage is blocked, and the booking buttons of the others', async ({
  page,
}) => {
  await blockStorage(page)
  await visitAndBook(page)
  await page.goto('/')
  await expect(bookedName(page)).toBeHidden()
  await closingWeek(page).getByRole('link', { name: closing.action.label }).click()
  await expectPage(page, '/book')
})

test('keeps a booked call in both themes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visitAndBook(page)
  await themeChoice(page, 'dark').check()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(mainHeading(page)).toHaveText(book.booked.title)
  await page.goto('/')
  await expect(bookedName(page)).toBeVisible()
  await themeChoice(page, 'light').check()
  await expect(page.locator('html')).not.toHaveCSS('color-scheme', 'dark')
  await expect(bookedName(page)).toBeVisible()
})

for (const size of [16, 24, 32]) {
  test(`keeps the words of a booked call within its slot in a font of ${size} px`, async ({ page }) => {
    await visitAndBook(page)
    await setBrowserFont(page, size)
    for (const width of [320, 360, 768, 900, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await page.evaluate(() => document.fonts.ready)
      const outside = await bookedName(page).evaluate((name) => {
        const slot = name.parentElement!
        const frame = slot.getBoundingClientRect()
        return [...slot.children]
          .filter((part) => getComputedStyle(part).position !== 'absolute')
          .filter((part) => {
            const range = document.createRange()
            range.selectNodeContents(part)
            const { left, right } = range.getBoundingClientRect()
            return left < frame.left || right > frame.right + 1
          })
          .map((part) => part.textContent)
      })
      expect(outside, `${width} px`).toEqual([])
    }
  })
}
