import type { Page } from 'playwright/test'
import { premium, premiumPage } from '@/content/premium'
import type { GlossaryTerm } from '@/content/types'
import { mainHeading } from './support/controls'
import { expectPackagePage, glossaryTerms } from './support/packages'
import { gotoHydrated } from './support/visit'
import { expect, test } from './support/test'

/** Milliseconds, as in components/ui/tooltip.tsx. */
const delays = { openDelay: 700, skipDelay: 300 }
const terms = glossaryTerms(premium.investment)
const [firstTerm, lastTerm] = [terms[0]!, terms.at(-1)!]
const termButton = (page: Page, { term }: GlossaryTerm) => page.getByRole('button', { name: term, exact: true }).first()
const tooltip = (page: Page) => page.getByRole('tooltip')

test('shows its items, total value and conditions on screen and on paper', async ({ page }) => {
  await page.goto('/premium')
  await expectPackagePage(page, premiumPage.title, premium)
})

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

for (const [width, height] of [
  [320, 640],
  [320, 256],
  [640, 512],
] as const) {
  test(`a tooltip is within a window of ${width} × ${height}, and does not cover its term`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await gotoHydrated(page, '/premium')
    await page.keyboard.press('Tab')
    for (const term of terms) {
      await termButton(page, term).focus()
      await expect(tooltip(page)).toHaveText(term.meaning)
      const box = (await page.locator('[data-tooltip]').boundingBox())!
      const button = (await termButton(page, term).boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.y + box.height <= button.y || box.y >= button.y + button.height, term.term).toBe(true)
      await page.keyboard.press('Escape')
    }
  })
}

test('the description of an item ends above the rule of the next', { tag: '@core' }, async ({ page }) => {
  for (const path of ['/premium', '/essential']) {
    for (const width of [360, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const overlaps = await page.locator('main table tbody tr').evaluateAll((rows) =>
        rows.map((row) => {
          const range = document.createRange()
          range.selectNodeContents(row)
          return range.getBoundingClientRect().bottom - row.getBoundingClientRect().bottom
        }),
      )
      expect(Math.max(...overlaps), `${path} at ${width} px`).toBeLessThan(1)
    }
  }
})

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
