import axe from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { PHONE } from './page-checks'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Removes what keeps axe from judging texts: the floating button, which covers the page, parts that cover texts without
 * hiding them and the strokes on buttons and texts.
 */
const UNCOVERED = `
  .floating { position: static; height: auto }
  .theme-option > input, .calendar-frame:not(:has(iframe)) { visibility: hidden }
  [data-button], button, s, s * { background-image: none !important }
`

/** Minimum share of texts whose contrast axe can determine. For the others, it does not know the background. */
const MIN_JUDGED = 2 / 3

type Axe = typeof axe

/**
 * Expects that nothing moves on the open page with reduced motion, and that axe finds nothing in both themes.
 * @param on the page and its state, for messages.
 */
export async function expectReadable(page: Page, on: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const readMotion = () =>
    page.evaluate(() =>
      document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target!.outerHTML.slice(0, 80)),
    )
  await expect.soft.poll(readMotion, `what moves on ${on} with reduced motion`).toEqual([])
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations, judged, unjudged } = await runAxe(page)
    const place = `${on} in the ${colorScheme} theme`
    expect.soft(violations, `axe on ${place}`).toEqual([])
    const message = `axe cannot determine the contrast on ${place} of: ${unjudged.join('\n')}`
    expect.soft(judged / (judged + unjudged.length), message).toBeGreaterThan(MIN_JUDGED)
  }
}

/** Expects that a state of the open page can be read on a phone. */
export async function expectStateReadable(page: Page, state: string) {
  // The policy of the page may block scripts of tests in other browsers.
  if (page.context().browser()?.browserType().name() !== 'chromium') return
  await page.setViewportSize(PHONE)
  await expectReadable(page, state)
}

/** Runs axe. Returns its violations, how many texts have a contrast that it judged, and why others have none. */
const runAxe = (page: Page) =>
  page.evaluate(
    async ([tags, uncovered]) => {
      const styles = new CSSStyleSheet()
      styles.replaceSync(uncovered)
      document.adoptedStyleSheets.push(styles)
      // The calendar's document is a stub. To preload a stylesheet, axe would fetch it, which the page's policy blocks.
      const options = { runOnly: tags, iframes: false, preload: false, elementRef: true } as const
      const results = await (window as unknown as { axe: Axe }).axe.run(document, options)
      document.adoptedStyleSheets.pop()
      const contrastOf = (list: typeof results.passes) =>
        list.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes)
      return {
        violations: results.violations.flatMap(({ id, nodes }) =>
          nodes
            // A tooltip is outside the landmarks, but its text also describes its button.
            .filter(({ element }) => !(id === 'region' && element!.querySelector('[data-tooltip]')))
            .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
        ),
        judged: contrastOf([...results.violations, ...results.passes]).length,
        unjudged: contrastOf(results.incomplete).map(({ html, any }) => `${any[0]?.message} ${html.slice(0, 90)}`),
      }
    },
    [TAGS, UNCOVERED] as const,
  )
