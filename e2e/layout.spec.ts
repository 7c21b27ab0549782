import type { Page } from 'playwright/test'
import { siteLayout } from '@/content/site-layout'
import { cutTexts } from './support/cut-texts'
import { unlock } from './support/gate'
import { gotoInteractive } from './support/interactive'
import { watchLayoutShifts } from './support/layout-shifts'
import { visits } from './support/pages'
import { editDocuments, holdRequests } from './support/requests'
import { expect, test } from './support/test'

// Faults that are measured because they are easy to miss: cut text, layout shifts, and bars that cover the focus.

/** Width and height in pixels: a small phone, 400% zoom on a small and on a large laptop, a tablet, a desktop, a large screen. */
const WINDOWS = [
  [320, 640],
  [320, 256],
  [768, 900],
  [1440, 900],
  [2560, 1300],
] as const

/** Returns the elements that make the page wider than the window. */
const elementsBeyondWindow = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth === innerWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth,
    )
    return [`${document.documentElement.scrollWidth} pixels`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 80))]
  })

async function expectNoOverflow(page: Page, at: string) {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    // What scripts draw, such as the chart, is resized asynchronously.
    const beyond = `beyond the window on ${at}, ${width} × ${height}`
    await expect.poll(() => elementsBeyondWindow(page), `elements ${beyond}`).toEqual([])
    await expect.poll(() => cutTexts(page), `texts that are cut or ${beyond}`).toEqual([])
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { at } of visits) {
  test(`${at} is no wider than the window`, async ({ page }) => {
    await gotoInteractive(page, at)
    await expectNoOverflow(page, at)
  })
}

test('unlocked /pricing is no wider than the window', async ({ page }) => {
  await unlock(page)
  await expectNoOverflow(page, 'unlocked /pricing')
})

/** Sum of the layout shifts that late fonts may cause. */
const MAX_SHIFT = 0.02

/** Delays the first paint of pages until their fonts have loaded, which can take longer on a busy machine. */
async function paintWithFonts(page: Page) {
  await editDocuments(page, (html) => html.replace('</head>', '<link rel="stylesheet" href="/after-fonts.css">$&'))
  await page.route('/after-fonts.css', async (route) => {
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())))
    await route.fulfill({ contentType: 'text/css', body: '' })
  })
}

for (const { at } of visits) {
  test(`nothing on ${at} moves while it loads`, async ({ page }) => {
    const expectNoShift = await watchLayoutShifts(page)
    await paintWithFonts(page)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(at)
      // The scripts and stylesheets that load after the first paint.
      await page.waitForLoadState('networkidle')
      await expectNoShift()
    }
  })

  test(`hardly anything on ${at} moves when its fonts load late`, async ({ page }) => {
    const expectShift = await watchLayoutShifts(page)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const release = await holdRequests(page, /\.woff2$/)
      await page.goto(at, { waitUntil: 'commit' })
      const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
      await expect.poll(() => page.evaluate(isPainted), { intervals: [50] }).toBe(true)
      release()
      await expectShift(MAX_SHIFT)
      await page.unroute(/\.woff2$/)
    }
  })
}

/** Describes the focused element: its name, which is empty when the page has no focus, and what covers it. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { name: '', cover: '' }
    const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const label = topmost?.closest('label')
    const isSeen = topmost && (element.contains(topmost) || topmost.contains(element) || label?.contains(element))
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''}`
    return { name, cover: isSeen ? '' : (topmost?.outerHTML.slice(0, 120) ?? 'outside the window') }
  })

/** Presses a key until the focus leaves the page, and expects that nothing covers a focused element. */
async function expectUncoveredFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const names: string[] = []
  // More Tab stops than any page has.
  while (names.length < 200) {
    await page.keyboard.press(key)
    const { name, cover } = await readFocus(page)
    if (name === '') return names
    names.push(name)
    // The browser scrolls to a control that a bar covers.
    const message = `what covers the focused ${name} on ${new URL(page.url()).pathname}`
    if (cover) await expect.poll(async () => (await readFocus(page)).cover, message).toBe('')
  }
  throw new Error(`the focus does not leave the page: ${names.slice(-5).join(', ')}`)
}

test.describe('the fixed bars', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const { at } of visits) {
    test(`cover no focus on ${at}, forwards and backwards`, async ({ page, scheduling }) => {
      // The provider's frame would add Tab stops.
      scheduling.hangs()
      await gotoInteractive(page, at)
      const forwards = await expectUncoveredFocus(page, 'Tab')
      expect(forwards[0]).toContain(siteLayout.skipLink)
      await expectUncoveredFocus(page, 'Shift+Tab')
    })
  }

  test('cover no focus on unlocked /pricing', async ({ page }) => {
    await unlock(page)
    await expectUncoveredFocus(page, 'Tab')
  })
})
