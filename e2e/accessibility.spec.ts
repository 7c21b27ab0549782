import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { gotoHydrated, visits } from './support/visit'
import { showStates } from './support/states'
import { expect, test } from './support/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose results depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Runs axe in a theme: all rules in the light one, the rules about colours in the dark one. */
async function expectNoViolations(page: Page, colorScheme: 'light' | 'dark', message: string = colorScheme) {
  await page.emulateMedia({ colorScheme })
  // To preload a stylesheet, axe fetches it, which the page's policy blocks. Legacy mode opens no second page.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ preload: false, resultTypes: ['violations'] })
  // The calendar's document is a stub. A tooltip is outside the landmarks, but its text also describes its button.
  builder.exclude([['iframe', 'html']]).exclude(':has(> [data-tooltip])')
  const { violations } = await (
    colorScheme === 'dark' ? builder.withRules(COLOUR_RULES) : builder.withTags(TAGS)
  ).analyze()
  const elements = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
  expect(elements, message).toEqual([])
}

test.describe.configure({ timeout: 90_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { at } of visits) {
  test(`the name of every heading of ${at} is its text`, { tag: '@core' }, async ({ page }) => {
    await page.goto(at)
    for (const heading of await page.getByRole('heading').all()) {
      // A hidden alternative text keeps its space.
      await expect(heading).toHaveAccessibleName((await heading.innerText()).replace(/\s+/g, ' ').trim())
    }
  })
}

for (const visit of visits) {
  test(`${visit.at} has no axe violations in any state, theme or width`, async ({ page, scheduling, allow }) => {
    await gotoHydrated(page, visit.at)
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoViolations(page, colorScheme, `${colorScheme} at ${width} px`)
      }
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await showStates(visit.path, { page, scheduling, allow }, async () => {
      for (const colorScheme of ['dark', 'light'] as const) await expectNoViolations(page, colorScheme)
    })
  })
}
