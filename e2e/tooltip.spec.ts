import type { Page } from 'playwright/test'
import { premium } from '@/content/premium'
import type { GlossaryTerm } from '@/content/schema'
import { mainHeading } from './support/controls'
import { glossaryTerms } from './support/glossary'
import { gotoInteractive } from './support/interactive'
import { expectStateReadable } from './support/readable'
import { holdRequests, SCRIPTS } from './support/requests'
import { expect, test } from './support/test'

/** The delays that the owner requires. */
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

const terms = glossaryTerms(premium.investment)
const firstTerm = terms[0]!
const lastTerm = terms.at(-1)!
const termButton = (page: Page, { term }: GlossaryTerm) => page.getByRole('button', { name: term, exact: true }).first()
const tooltip = (page: Page) => page.getByRole('tooltip')

test('opens on focus, and describes its term', { tag: '@core' }, async ({ page }) => {
  await gotoInteractive(page, '/premium')
  await page.keyboard.press('Tab')
  for (const term of terms) {
    await expect(termButton(page, term)).toHaveAccessibleDescription(term.meaning)
    await termButton(page, term).focus()
    await expect(tooltip(page)).toHaveText(term.meaning)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(tooltip(page), 'the tooltip on printed /premium').toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expectStateReadable(page, 'a tooltip on /premium')
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  // What browsers dispatch when the visitor opens another tab and returns. The tooltip would open in the next frame.
  await termButton(page, lastTerm).evaluate(async (term) => {
    for (const type of ['focusout', 'focusin']) term.dispatchEvent(new FocusEvent(type, { bubbles: true }))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  await expect(tooltip(page), 'the tooltip of /premium that Escape has closed, after another tab').toHaveCount(0)
})

test('covers no price and no other term of /premium', async ({ page }) => {
  await gotoInteractive(page, '/premium')
  await page.keyboard.press('Tab')
  const amounts = page.locator('main').getByText(/£\d/).filter({ visible: true })
  for (const [width, height] of [
    [1440, 900],
    [844, 390],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const term of terms) {
      await page.keyboard.press('Escape')
      await termButton(page, term).blur()
      await termButton(page, term).focus()
      const box = (await tooltip(page).filter({ hasText: term.meaning }).boundingBox())!
      const others = page.getByRole('main').getByRole('button').or(amounts)
      const covered = await others.evaluateAll((elements, { x, y, width: wide, height: high }) => {
        const isCovered = (element: Element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return left < x + wide && x < right && top < y + high && y < bottom
        }
        return elements.filter(isCovered).map(({ textContent }) => textContent)
      }, box)
      const message = `what the tooltip of “${term.term}” covers on /premium at ${width} × ${height}`
      expect.soft(covered, message).toEqual([])
    }
  }
})

test('opens after a delay on hover, and the next one at once', async ({ page }) => {
  await gotoInteractive(page, '/premium')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await termButton(page, firstTerm).hover()
  await page.clock.runFor(OPEN_DELAY_MS - 1)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip(page)).toHaveText(firstTerm.meaning)
  await mainHeading(page).hover()
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(SKIP_DELAY_MS - 1)
  await termButton(page, lastTerm).hover()
  await expect(tooltip(page)).toHaveText(lastTerm.meaning)
})

for (const action of ['focus', 'hover'] as const)
  test(`opens on a term that received ${action} before the page was interactive`, async ({ page }) => {
    const release = await holdRequests(page, SCRIPTS)
    await page.goto('/premium', { waitUntil: 'domcontentloaded' })
    // Tooltips ignore the focus that a pointer sets.
    await page.keyboard.press('Tab')
    await termButton(page, firstTerm)[action]()
    release()
    await expect(tooltip(page)).toHaveText(firstTerm.meaning)
  })

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('opens on a tap, even before the page is interactive, and closes on the next tap on it or elsewhere', async ({
    page,
  }) => {
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
