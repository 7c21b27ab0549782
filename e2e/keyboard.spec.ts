import type { Page } from 'playwright/test'
import { book } from '@/content/book'
import { siteLayout } from '@/content/site-layout'
import { hero } from '@/content/home'
import { insideCalendar } from '@/e2e/support/calendar'
import { opened, unlock } from '@/e2e/support/gate'
import { bookLink, expectPage, gotoHydrated, logo, mainHeading, takeTime, visit, visits } from '@/e2e/support/page'
import { expect, test } from '@/e2e/support/test'

type Stop = {
  /** The focused element's name, for messages; empty when nothing is focused any more. */
  name: string
  /** What hides a part of it: the covering element, or "outside the screen". */
  hidden: string[]
  /** Whether an outline of at least 2 px shows where the focus is, on the element or on its label. */
  outlined: boolean
}

/** Where the keyboard's focus is, and whether all of it can be seen. */
function currentStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body || element.tagName === 'NEXTJS-PORTAL')
      return { name: '', hidden: [], outlined: true }
    const frame = [...element.getClientRects()][0] ?? element.getBoundingClientRect()
    const inset = (from: number, to: number, part: number) => from + 2 + (to - from - 4) * part
    // The middle and the middle of each edge: corners may be round.
    const places = [
      [0.5, 0.5],
      [0.5, 0],
      [0.5, 1],
      [0, 0.5],
      [1, 0.5],
    ] as const
    const points = places.map(([x, y]) => [inset(frame.left, frame.right, x), inset(frame.top, frame.bottom, y)])
    const hidden = points.flatMap(([x, y]) => {
      const top = document.elementFromPoint(x!, y!)
      if (!top) return ['outside the screen']
      const related = top.contains(element) || element.contains(top) || top.closest('label')?.contains(element)
      return related ? [] : [top.outerHTML.slice(0, 120)]
    })
    const outlines = [element, element.closest('label')].map((holder) => holder && getComputedStyle(holder))
    const outlined = outlines.some(
      (style) => style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
    )
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    return {
      name: `${element.tagName} ${name || element.id || (element as HTMLInputElement).value}`,
      hidden: [...new Set(hidden)],
      outlined,
    }
  })
}

/** More Tab stops than any page has. */
const MOST = 80

/** Goes on with a key until the focus leaves the page, and looks at each stop. */
async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  isEnd: (name: string) => boolean = (name) => name === '',
): Promise<string[]> {
  const names: string[] = []
  while (names.length < MOST) {
    const passesFrame = await isFrameAhead(page, key)
    await page.keyboard.press(key)
    // A frame of another site takes the focus and gives it back in its own time; there are stops on either side.
    if (passesFrame)
      await expect
        .poll(async () => (await currentStop(page)).name, { message: 'the calendar gives the focus back' })
        .not.toBe('')
    const { name, outlined, hidden } = await currentStop(page)
    if (name.startsWith('IFRAME')) continue
    if (isEnd(name)) return names
    names.push(name)
    expect(outlined, `${name} shows that it has the focus`).toBe(true)
    // What floats gives way as soon as the browser has noticed the control beneath it.
    if (hidden.length > 0)
      await expect.poll(async () => (await currentStop(page)).hidden, { message: `nothing covers ${name}` }).toEqual([])
  }
  throw new Error(`the focus does not leave the page: ${names.slice(-5)}`)
}

/** Whether the focus is in a frame, or comes to one further on. */
function isFrameAhead(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<boolean> {
  return page.evaluate((isForwards) => {
    const { activeElement, body } = document
    if (!activeElement || activeElement === body) return false
    const behind = isForwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
    return [...document.querySelectorAll('iframe')].some(
      (frame) => frame === activeElement || frame.compareDocumentPosition(activeElement) & behind,
    )
  }, key === 'Tab')
}

for (const place of visits) {
  test(`on ${place.path} the focus is always seen, forwards and backwards`, async ({ page, allow }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 640 })
    await visit(page, place, allow)
    const forwards = await walk(page, 'Tab')
    expect(forwards[0]).toContain(siteLayout.skipLink)
    const backwards = await walk(page, 'Shift+Tab')
    expect(backwards.length).toBeGreaterThanOrEqual(forwards.length - 1)
  })
}

test('the focus is always seen on a short and wide screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1024, height: 400 })
  await gotoHydrated(page, '/')
  await walk(page, 'Tab')
})

test('the focus is always seen on the opened pricing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 640 })
  await unlock(page)
  await expect(opened(page)).toBeFocused()
  await walk(page, 'Tab')
})

test('from the home page to a booked call by keyboard alone', async ({ page }) => {
  await takeTime(page)
  await gotoHydrated(page, '/')
  await walk(page, 'Tab', (name) => name === `A ${hero.action.label}`)
  await expect(
    page.getByRole('region', { name: hero.title }).getByRole('link', { name: hero.action.label }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  // The stub's calendar has no times of its own to choose.
  const calendar = await insideCalendar(page)
  await calendar.evaluate(() => {
    const slot = document.createElement('button')
    slot.textContent = '10:30'
    slot.onclick = () =>
      parent.postMessage({ event: 'calendly.event_scheduled', payload: { event: { uri: 'https://x/1' } } }, '*')
    document.body.append(slot)
  })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(calendar.getByRole('button', { name: '10:30' })).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.booked.title)
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
