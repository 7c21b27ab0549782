import type { Locator, Page } from 'playwright/test'
import { book } from '@/content/book'
import { siteLayout } from '@/content/site-layout'
import { messages } from '@/lib/scheduling/stub'
import { calendarDocument } from './support/calendar'
import { mainHeading } from './support/controls'
import { unlock, unlockedHeading } from './support/gate'
import { gotoHydrated, visits } from './support/visit'
import { expect, test } from './support/test'

/**
 * Describes the focused element.
 * @returns its name, which is empty when the page has no focus; whether it is a control; the elements that cover a part of
 * it; and whether an outline of at least 2 pixels shows the focus, on the element or on its label.
 */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { name: '', isControl: false, covers: [], outlined: false }
    const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const middle = (left + right) / 2
    const covers = [top + 2, (top + bottom) / 2, bottom - 2].flatMap((y) => {
      const topmost = document.elementFromPoint(middle, y)
      if (!topmost) return ['outside the viewport']
      const isRelated =
        element.contains(topmost) || [topmost, topmost.closest('label')].some((place) => place?.contains(element))
      return isRelated ? [] : [topmost.outerHTML.slice(0, 120)]
    })
    const outlined = [element, element.closest('label') ?? element].some((target) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(target)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    const isControl = element.matches('a[href], button, input, summary, iframe')
    return { name: `${element.tagName} ${label || element.id}`, isControl, covers, outlined }
  })

/**
 * Presses a key until the focus leaves the page, and checks that each focused element is a control, visible and outlined.
 * @returns the names of the focused elements.
 */
async function expectVisibleFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const names: string[] = []
  // More Tab stops than any page has.
  while (names.length < 200) {
    await page.keyboard.press(key)
    const { name, isControl, outlined, covers } = await readFocus(page)
    if (name === '') return names
    names.push(name)
    expect(isControl, `${name} is a control`).toBe(true)
    // The provider's document shows the focus within its frame.
    if (name.startsWith('IFRAME')) continue
    expect(outlined, `${name} has an outline`).toBe(true)
    // A control below the floating button is scrolled into view.
    if (covers.length > 0)
      await expect.poll(async () => (await readFocus(page)).covers, { message: `${name} is uncovered` }).toEqual([])
  }
  throw new Error(`the focus does not leave the page: ${names.slice(-5)}`)
}

test.describe('the focus is visible', () => {
  test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const { at } of visits) {
    test(`on ${at}, forwards and backwards`, async ({ page, scheduling }) => {
      // The provider's frame would add Tab stops.
      scheduling.hangs()
      await gotoHydrated(page, at)
      const forwards = await expectVisibleFocus(page, 'Tab')
      expect(forwards[0]).toContain(siteLayout.skipLink)
      const backwards = await expectVisibleFocus(page, 'Shift+Tab')
      expect(backwards.length).toBeGreaterThanOrEqual(forwards.length - 1)
    })
  }

  test('on unlocked pricing', async ({ page }) => {
    await unlock(page)
    await expect(unlockedHeading(page)).toBeFocused()
    await expectVisibleFocus(page, 'Tab')
  })
})

/** Presses Tab until an element is focused. */
const tabTo = (page: Page, target: Locator) =>
  expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [0] })

test('books a call by keyboard alone, and the focus continues after the calendar', async ({ page }) => {
  await gotoHydrated(page, '/book')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // The stub's calendar has no times to choose from.
  const calendar = await calendarDocument(page)
  await calendar.evaluate((message) => {
    const slot = document.createElement('button')
    slot.textContent = '10:30'
    slot.onclick = () => parent.postMessage(message, '*')
    document.body.append(slot)
  }, messages.booked('1'))
  await tabTo(page, calendar.getByRole('button', { name: '10:30' }))
  await page.keyboard.press('Enter')
  await expect(mainHeading(page)).toHaveText(book.booked.title)
  await tabTo(page, page.getByRole('contentinfo').getByRole('link').first())
})
