import type { Page } from 'playwright/test'
import { essential } from '@/content/essential'
import { premium } from '@/content/premium'
import type { GlossaryTerm } from '@/content/types'
import { mainHeading } from './support/controls'
import { glossaryTerms } from './support/packages'
import { gotoHydrated, setBrowserFont } from './support/visit'
import { expect, test } from './support/test'

/** In milliseconds. */
const delays = { openDelay: 700, skipDelay: 300 }
const terms = glossaryTerms(premium.investment)
const firstTerm = terms[0]!
const lastTerm = terms.at(-1)!
const termButton = (page: Page, { term }: GlossaryTerm) => page.getByRole('button', { name: term, exact: true }).first()
const tooltip = (page: Page) => page.getByRole('tooltip')

test('a tooltip opens on focus, closes on Escape, and prints its meaning', { tag: '@core' }, async ({ page }) => {
  await gotoHydrated(page, '/premium')
  // Makes focus visible: tooltips ignore focus by pointer.
  await page.keyboard.press('Tab')
  for (const term of terms) {
    await expect(termButton(page, term)).toHaveAccessibleDescription(term.meaning)
    await termButton(page, term).focus()
    await expect(tooltip(page)).toHaveText(term.meaning)
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toHaveCount(0)
    await expect(termButton(page, term)).toBeFocused()
    await expect(page.getByText(term.meaning).first()).toBeHidden()
  }
  await page.emulateMedia({ media: 'print' })
  for (const { meaning } of terms) await expect(page.getByText(meaning).first()).toBeVisible()
})

test('a tooltip opens after a delay on hover, and the next opens at once', async ({ page }) => {
  await gotoHydrated(page, '/premium')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await termButton(page, firstTerm).hover()
  await page.clock.runFor(delays.openDelay - 1)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip(page)).toHaveText(firstTerm.meaning)
  await mainHeading(page).hover()
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(delays.skipDelay - 1)
  await termButton(page, lastTerm).hover()
  await expect(tooltip(page)).toHaveText(lastTerm.meaning)
})

for (const [change, act] of Object.entries({
  'Escape is pressed': (page: Page) => page.keyboard.press('Escape'),
  'the term loses the focus': (page: Page) => termButton(page, firstTerm).blur(),
})) {
  test(`a tooltip that waits for the end of a scroll does not open after ${change}`, async ({ page }) => {
    await gotoHydrated(page, '/premium')
    await page.keyboard.press('Tab')
    await termButton(page, firstTerm).focus()
    await expect(tooltip(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toHaveCount(0)
    await page.evaluate(() => {
      const shown = new Set<string>()
      const record = () => document.querySelectorAll('[data-tooltip]').forEach((box) => shown.add(box.textContent))
      new MutationObserver(record).observe(document.body, { childList: true, subtree: true })
      Object.assign(window, { shown })
    })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.press('Enter')
    await act(page)
    await page.clock.runFor(1000)
    await termButton(page, lastTerm).focus()
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(tooltip(page)).toHaveText(lastTerm.meaning, { timeout: 100 })
    }).toPass()
    expect(await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown])).toHaveLength(1)
  })
}

/** Asserts that the open tooltip is within the window and covers no text of the row or paragraph that it explains. */
async function expectUncovered(page: Page, term: GlossaryTerm, message: string) {
  const read = () =>
    termButton(page, term).evaluate((button) => {
      const box = document.querySelector('[data-tooltip]')!.getBoundingClientRect()
      const row = document.createRange()
      row.selectNodeContents(button.closest('li, p')!)
      const lines = [button.getBoundingClientRect(), ...row.getClientRects()]
      const covered = lines.filter(
        ({ left, right, top, bottom }) =>
          Math.min(right, box.right) > Math.max(left, box.left) &&
          Math.min(bottom, box.bottom) > Math.max(top, box.top),
      )
      const isInside = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight
      return { covered: covered.length, isInside, isReadable: box.height > 48 }
    })
  await expect.poll(read, `${term.term}: ${message}`).toEqual({ covered: 0, isInside: true, isReadable: true })
}

type Size = readonly [width: number, height: number]
type Place = {
  path: '/premium' | '/essential'
  terms: readonly GlossaryTerm[]
  sizes: readonly Size[]
  /** The default font size of the browser in pixels. */
  font?: number
}

const PHONE: Size = [360, 740]
const DESKTOP: Size = [1440, 900]
const places: Place[] = [
  {
    path: '/premium',
    terms,
    sizes: [[320, 256], [320, 640], PHONE, [640, 512], [768, 1024], DESKTOP],
  },
  // The same terms in the same block.
  { path: '/essential', terms: glossaryTerms(essential.investment), sizes: [PHONE, DESKTOP] },
  { path: '/premium', terms: [firstTerm, lastTerm], sizes: [[320, 640], PHONE, DESKTOP], font: 32 },
]

for (const { path, terms: placeTerms, sizes, font = 16 } of places) {
  for (const [width, height] of sizes) {
    test(`a tooltip of ${path} covers nothing that it explains at ${width} × ${height} in a font of ${font} px`, async ({
      page,
    }) => {
      test.setTimeout(60_000)
      await setBrowserFont(page, font)
      await page.setViewportSize({ width, height })
      await gotoHydrated(page, path)
      await page.keyboard.press('Tab')
      for (const term of placeTerms) {
        const open = {
          'by keyboard': () => termButton(page, term).focus(),
          'by touch': () => termButton(page, term).click(),
        }
        for (const block of ['start', 'center', 'end'] as const) {
          for (const [way, show] of Object.entries(open)) {
            await termButton(page, term).evaluate(
              (button, position) => button.scrollIntoView({ block: position }),
              block,
            )
            await show()
            await expect(tooltip(page)).toHaveText(term.meaning)
            await expectUncovered(page, term, `${block}, ${way}`)
            // An owner's definition may be longer than the window.
            await page.locator('[data-tooltip]').evaluate((box) => {
              box.firstChild!.textContent += ' And a further sentence.'.repeat(8)
            })
            await expectUncovered(page, term, `${block}, ${way}, a long definition`)
            await page.keyboard.press('Escape')
            await expect(tooltip(page)).toHaveCount(0)
            await termButton(page, term).blur()
          }
        }
      }
    })
  }
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('a tooltip opens on a tap, and closes on the next tap on it or elsewhere', async ({ page }) => {
    await page.goto('/premium')
    await termButton(page, firstTerm).tap()
    await expect(tooltip(page)).toHaveText(firstTerm.meaning)
    await termButton(page, firstTerm).tap()
    await expect(tooltip(page)).toHaveCount(0)
    await termButton(page, firstTerm).tap()
    await expect(tooltip(page)).toHaveCount(1)
    await mainHeading(page).tap()
    await expect(tooltip(page)).toHaveCount(0)
  })
})
