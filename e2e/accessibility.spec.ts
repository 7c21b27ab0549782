import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { errorPage } from '@/content/errors'
import { breakIsland, MESSAGE } from './support/broken'
import { gotoHydrated, visit, visits } from './support/page'
import { states } from './support/states'
import { expect, test } from './support/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose findings depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds, as one line for each element.
 * @param rules what it looks for; all that it knows for websites, unless others are named.
 */
async function faults(page: Page, rules?: string[]): Promise<string[]> {
  // The document inside the calendar's frame is the provider's, here a stub; the frame itself is checked. axe would
  // fetch the provider's stylesheet, which the policy forbids it, only for a rule about locked orientation. The
  // mode called legacy is the one that opens no second page for every look.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ preload: false, resultTypes: ['violations'] })
  // A tooltip stands outside the landmarks; its words are also the description of its button.
  builder.exclude([['iframe', 'html']]).exclude('[data-radix-popper-content-wrapper]')
  const { violations } = await (rules ? builder.withRules(rules) : builder.withTags(TAGS)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** Looks at the page as it stands, at three widths, and in both themes. */
async function expectNoFaults(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const found = await faults(page, colorScheme === 'dark' ? COLOUR_RULES : undefined)
      expect(found, `${colorScheme} at ${width} px`).toEqual([])
    }
  }
}

test.describe.configure({ timeout: 90_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const place of visits) {
  test(`axe finds nothing on ${place.path}, whatever it shows`, async ({ page, scheduling, allow }) => {
    await visit(page, place, allow)
    await expectNoFaults(page)
    for (const [what, show] of Object.entries(states[place.path] ?? {})) {
      await test.step(what, async () => {
        await page.emulateMedia({ colorScheme: 'light' })
        await gotoHydrated(page, place.path)
        await show({ page, scheduling, allow })
        // Some of it ends by itself, or when the screen changes.
        expect(await faults(page)).toEqual([])
        await expectNoFaults(page)
      })
    }
  })
}

test('axe finds nothing on the error page', async ({ page, allow }) => {
  allow(MESSAGE)
  await breakIsland(page, 'page')
  await page.goto('/offer')
  await expect(page.getByRole('heading', { level: 1, name: errorPage.title })).toBeVisible()
  await expectNoFaults(page)
})
