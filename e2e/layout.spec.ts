import type { Page } from 'playwright/test'
import { notFoundPage } from '@/content/errors'
import { gate } from '@/content/gate'
import { hero } from '@/content/home'
import { openPricing } from './support/gate'
import { gotoInteractive, waitUntilPainted } from './support/interactive'
import { watchLayoutShifts } from './support/layout-shifts'
import { editDocuments, FONTS, holdRequests } from './support/requests'
import { PROVIDER_SCRIPT } from './support/scheduling-stub'
import { expect, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What changes the HTML for each kind of system. The pages have no web font until it has loaded. */
const SYSTEMS: Record<string, (html: string) => string> = {
  'with a known font': (html) => html,
  'without a known font': (html) => html.replace(/local\([^)]*\)/g, 'local(Missing)'),
}

// The sum of the layout shifts that late fonts may cause. The fees of the first screens reserve their space.
for (const [url, width, limit] of [
  ['/', 360, 0.02],
  ['/process', 1440, 0.02],
  ['/premium', 360, 0],
  ['/premium', 1024, 0.01],
  ['/offer', 1024, 0.01],
  ['/pricing', 320, 0.01],
  ['/no-such-page', 1440, 0.01],
] as const)
  for (const [system, edit] of Object.entries(SYSTEMS))
    test(`layout shift is at most ${limit} when fonts load late on ${url}, ${width} pixels wide, ${system}`, async ({
      page,
    }) => {
      const expectShift = await watchLayoutShifts(page)
      await page.setViewportSize({ width, height: 800 })
      await editDocuments(page, edit)
      const release = await holdRequests(page, FONTS)
      await page.goto(url, { waitUntil: 'commit' })
      await waitUntilPainted(page)
      release()
      await expectShift(limit)
    })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, text] of [
    ['/', hero.note],
    ['/pricing', gate.text],
    ['/no-such-page', notFoundPage.text],
  ] as const)
    test(`${path} hides its first screen until it is parsed`, async ({ page }) => {
      const headline = page.getByRole('heading', { level: 1, includeHidden: true })
      await page.goto(path)
      await expect(headline, `the headline of ${path}`).toBeVisible()
      await editDocuments(page, (html) => html.slice(0, html.indexOf(text)))
      await page.goto(path)
      await expect(headline, `the headline of ${path}, cut off before “${text}”`).toBeHidden()
    })
})

/** Describes the focused element, what covers it, and whether it has a ring. Returns nothing when the page has no focus. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isSeen = topmost && [element, label].some((own) => own?.contains(topmost) || topmost.contains(own ?? null))
    // The label of a radio button has its ring.
    const hasRing = [element, ...(label ? [label] : []), ...element.querySelectorAll('*')].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
    const name = `${element.localName} “${element.getAttribute('aria-label') ?? (label ?? element).textContent.trim()}”`
    return { name, hasRing, cover: isSeen ? '' : (topmost?.outerHTML.slice(0, 120) ?? 'outside the window') }
  })

test.describe('the header and the floating button', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  // One with questions, one without a floating button, and one with a form and a slider.
  for (const url of ['/', '/book', '/pricing', '/pricing#opened'])
    test(`never cover the focused element of ${url}, in both directions`, async ({ page }) => {
      // The provider's frame would add Tab stops.
      await page.route(`${PROVIDER_SCRIPT}*`, () => {})
      if (url === '/pricing#opened') await openPricing(page)
      else await gotoInteractive(page, url)
      for (const key of ['Tab', 'Shift+Tab']) {
        await page.keyboard.press(key)
        for (let focus = await readFocus(page); focus; focus = await readFocus(page)) {
          expect.soft(focus.hasRing, `a ring around the focused ${focus.name} of ${url}`).toBe(true)
          // The browser scrolls to a control that the header or the floating button covers.
          const message = `what covers the focused ${focus.name} of ${url}`
          await expect.poll(async () => (await readFocus(page))?.cover, message).toBe('')
          await page.keyboard.press(key)
        }
      }
    })
})

test('prints on the paper of the visitor', async ({ page }) => {
  await page.goto('/qualify')
  const pdf = await page.pdf({ format: 'Letter', landscape: true, preferCSSPageSize: true })
  // US letter in points, in landscape.
  const [, size] = /\/MediaBox \[([^\]]*)/.exec(pdf.toString('latin1'))!
  expect(size, 'the first sheet of /qualify').toBe('0 0 792 612')
})
