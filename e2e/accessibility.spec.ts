import axe from 'axe-core'
import type { Page } from 'playwright/test'
import { gotoInteractive } from './support/interactive'
import { visits } from './support/pages'
import { showStates } from './support/states'
import { expect, test } from './support/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Least share of the visible texts of a page whose contrast axe must judge. It skips texts that other elements overlap. */
const LEAST_JUDGED = 2 / 3

/**
 * Removes what keeps axe from judging texts: the area of the strip, which covers the page, parts that cover texts without
 * hiding them, the texts under the last state of a slot, the strokes on buttons and texts, and the page behind a tooltip.
 */
const UNCOVERED = `
  .strip-area, .strip { position: relative }
  .theme-option > input, .calendar-frame:not(:has(iframe)), .diary-arrival > i:not(:last-of-type) { visibility: hidden }
  [data-button], button, s, s * { background-image: none !important }
  body:has([data-tooltip]) > :not(:has([data-tooltip])) { opacity: 0 }
`

type Axe = typeof axe

/** Runs axe on the open page. Returns its violations, and the texts whose contrast it could or could not judge. */
const runAxe = (page: Page) =>
  page.evaluate(
    async ([tags, uncovered]) => {
      const styles = new CSSStyleSheet()
      styles.replaceSync(uncovered)
      document.adoptedStyleSheets.push(styles)
      // The calendar's document is a stub. To preload a stylesheet, axe would fetch it, which the page's policy blocks.
      const options = { runOnly: tags, iframes: false, preload: false, elementRef: true } as const
      const { violations, passes } = await (window as unknown as { axe: Axe }).axe.run(document, options)
      const contrast = [...violations, ...passes].filter(({ id }) => id === 'color-contrast')
      const judged = new Set<unknown>(contrast.flatMap(({ nodes }) => nodes.map(({ element }) => element)))
      // Axe ignores single letters and texts for screen readers.
      const hasText = ({ childNodes }: Element) =>
        [...childNodes].some((node) => node instanceof Text && node.data.trim().length > 1)
      const texts = [...document.body.querySelectorAll('*')].filter(
        (element) =>
          hasText(element) &&
          !element.closest('.sr-only') &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      document.adoptedStyleSheets.pop()
      return {
        violations: violations.flatMap(({ id, nodes }) =>
          nodes
            // A tooltip is outside the landmarks, but its text also describes its button.
            .filter(({ element }) => !(id === 'region' && element!.querySelector('[data-tooltip]')))
            .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
        ),
        judged: texts.filter((element) => judged.has(element)).length,
        unjudged: texts.filter((element) => !judged.has(element)).map(({ outerHTML }) => outerHTML.slice(0, 90)),
      }
    },
    [TAGS, UNCOVERED] as const,
  )

/** Runs axe in both themes. */
async function expectNoViolations(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations, judged, unjudged } = await runAxe(page)
    const place = `${new URL(page.url()).pathname} in the ${colorScheme} theme, ${page.viewportSize()!.width} pixels wide`
    expect(violations, place).toEqual([])
    const share = judged / (judged + unjudged.length)
    const message = `the share of texts whose contrast axe judged on ${place}, without ${unjudged.join('\n')}`
    expect(share, message).toBeGreaterThan(LEAST_JUDGED)
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 90_000 })

for (const visit of visits) {
  test(`${visit.at} has no axe violations in any state and theme`, async ({ page, scheduling, allow }) => {
    await gotoInteractive(page, visit.at)
    await expectNoViolations(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoViolations(page)
    await showStates(visit.path, { page, scheduling, allow }, () => expectNoViolations(page))
  })

  test(`the name of every heading of ${visit.at} is its text`, { tag: '@core' }, async ({ page }) => {
    await page.goto(visit.at)
    for (const heading of await page.getByRole('heading').all()) {
      // A hidden alternative text keeps its space.
      await expect(heading).toHaveAccessibleName((await heading.innerText()).replace(/\s+/g, ' ').trim())
    }
  })
}
