import type { Locator, Page } from 'playwright/test'
import { book } from '@/content/book'
import { siteLayout } from '@/content/site-layout'
import { insideCalendar, scheduled } from './support/calendar'
import { opened, unlock } from './support/gate'
import { bookLink, logo, mainHeading } from './support/controls'
import { expectPage, gotoHydrated, takeTime, visit, visits } from './support/page'
import { expect, test } from './support/test'

/**
 * Where the keyboard's focus is.
 * @returns its name, empty when nothing is focused any more; what hides a part of it; and whether an outline of at
 * least 2 px shows it, on the element or on its label.
 */
const currentStop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { name: '', hidden: [], outlined: false }
    const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const [middle, centre] = [(left + right) / 2, (top + bottom) / 2]
    // The middle and the middle of each edge: corners may be round.
    const points = [
      [middle, centre],
      [middle, top + 2],
      [middle, bottom - 2],
      [left + 2, centre],
      [right - 2, centre],
    ]
    const hidden = points.flatMap(([x, y]) => {
      const top = document.elementFromPoint(x!, y!)
      if (!top) return ['outside the screen']
      const related = top.contains(element) || element.contains(top) || top.closest('label')?.contains(element)
      return related ? [] : [top.outerHTML.slice(0, 120)]
    })
    const outlined = [element, element.closest('label') ?? element].some((holder) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(holder)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    return {
      name: `${element.tagName} ${name || element.id || (element as HTMLInputElement).value}`,
      hidden: [...new Set(hidden)],
      outlined,
    }
  })

/** More Tab stops than any page has. */
const MOST = 80

/** Goes on with a key until the focus leaves the page, and looks at each stop. @returns the names of the stops. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const names: string[] = []
  while (names.length < MOST) {
    await page.keyboard.press(key)
    const { name, outlined, hidden } = await currentStop(page)
    if (name === '') return names
    names.push(name)
    expect(outlined, `${name} shows that it has the focus`).toBe(true)
    // What floats gives way as soon as the browser has noticed the control beneath it.
    if (hidden.length > 0)
      await expect.poll(async () => (await currentStop(page)).hidden, { message: `nothing covers ${name}` }).toEqual([])
  }
  throw new Error(`the focus does not leave the page: ${names.slice(-5)}`)
}

test.describe('the focus is always seen', () => {
  test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const place of visits) {
    test(`on ${place.path}, forwards and backwards`, async ({ page, scheduling, allow }) => {
      // Stops inside the calendar's frame are the provider's.
      scheduling.script = 'hangs'
      await visit(page, place, allow)
      const forwards = await walk(page, 'Tab')
      expect(forwards[0]).toContain(siteLayout.skipLink)
      const backwards = await walk(page, 'Shift+Tab')
      expect(backwards.length).toBeGreaterThanOrEqual(forwards.length - 1)
    })
  }

  test('on the opened pricing', async ({ page }) => {
    await unlock(page)
    await expect(opened(page)).toBeFocused()
    await walk(page, 'Tab')
  })

  test('on a short and wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 400 })
    await gotoHydrated(page, '/')
    await walk(page, 'Tab')
  })
})

/** Presses Tab until the focus is there. */
const tabTo = (page: Page, target: Locator) =>
  expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [0] })

test('a call is booked by keyboard alone, and the focus goes on past the calendar', async ({ page }) => {
  await gotoHydrated(page, '/book')
  // The stub's calendar has no times of its own to choose.
  const calendar = await insideCalendar(page)
  await calendar.evaluate((message) => {
    const slot = document.createElement('button')
    slot.textContent = '10:30'
    slot.onclick = () => parent.postMessage(message, '*')
    document.body.append(slot)
  }, scheduled('https://x/1'))
  await tabTo(page, calendar.getByRole('button', { name: '10:30' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.booked.title)
  await tabTo(page, page.getByRole('contentinfo').getByRole('link').first())
})

test('Back to where the skip link led shows the page that the address names', async ({ page }) => {
  await takeTime(page)
  await gotoHydrated(page, '/process')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/process#main')
  await bookLink(page).click()
  await expectPage(page, '/book')
  await page.goBack()
  await expect(page).toHaveURL('/process#main')
  await expect(mainHeading(page)).toHaveText(/Framework/)
  await expect(page).toHaveTitle(/Framework/)
})

test('a link to the page one is on leads to its top, and the focus with it', async ({ page }) => {
  await gotoHydrated(page, '/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await logo(page).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
})
