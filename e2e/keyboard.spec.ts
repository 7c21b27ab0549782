import type { Page } from 'playwright/test'
import { book } from '@/content/book'
import { siteLayout } from '@/content/site-layout'
import { hero } from '@/content/home'
import { insideCalendar } from '@/e2e/support/calendar'
import { currentStop } from '@/e2e/support/focus'
import { opened, unlock } from '@/e2e/support/gate'
import { gotoHydrated, takeTime, visit, visits } from '@/e2e/support/page'
import { expect, test } from '@/e2e/support/test'

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
    const { name, outlined } = await currentStop(page)
    if (name.startsWith('IFRAME')) continue
    if (isEnd(name)) return names
    names.push(name)
    expect(outlined, `${name} shows that it has the focus`).toBe(true)
    // What floats gives way as soon as the browser has noticed the control beneath it.
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
