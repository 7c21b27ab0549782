import axe from 'axe-core'
import type { Page } from 'playwright/test'
import { gotoInteractive } from './support/interactive'
import { visits } from './support/pages'
import { showStates } from './support/states'
import { expect, test } from './support/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Axe = typeof axe

/** Runs axe in both themes. */
async function expectNoViolations(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const elements = await page.evaluate(async (tags) => {
      // A tooltip is outside the landmarks, but its text also describes its button. The calendar's document is a stub. To
      // preload a stylesheet, axe would fetch it, which the page's policy blocks.
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(
        { exclude: [[':has(> [data-tooltip])']] },
        { runOnly: tags, resultTypes: ['violations'], iframes: false, preload: false },
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      )
    }, TAGS)
    expect(elements, colorScheme).toEqual([])
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
