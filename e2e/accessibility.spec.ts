import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { errorPage } from '@/content/errors'
import { breakIsland, MESSAGE } from '@/e2e/support/broken'
import { gotoHydrated, visit, visits } from '@/e2e/support/page'
import { states } from '@/e2e/support/states'
import { expect, test } from '@/e2e/support/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds, as one line for each element.
 * @param without a rule that is left out.
 */
async function faults(page: Page, without: string[] = []): Promise<string[]> {
  // The document inside the calendar's frame is the provider's, here a stub; the frame itself is checked. axe would
  // fetch the provider's stylesheet, which the policy forbids it, only for a rule about locked orientation. The
  // mode called legacy is the one that opens no second page for every look.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ preload: false })
    .withTags(RULES)
    .disableRules(without)
  // A tooltip stands outside the landmarks; its words are also the description of its button.
  builder.exclude([['iframe', 'html']]).exclude('[data-radix-popper-content-wrapper]')
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** Looks at the page as it stands, in both themes, at three widths, and in forced colours. */
async function expectNoFaults(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await faults(page), `${colorScheme} at ${width} px`).toEqual([])
    }
  }
  await page.emulateMedia({ forcedColors: 'active' })
  // axe reads the colour of text from -webkit-text-fill-color, which keeps the author's value while the browser
  // paints the system's: https://github.com/dequelabs/axe-core/blob/develop/lib/commons/color/get-foreground-color.js
  expect(await faults(page, ['color-contrast']), 'forced colours').toEqual([])
}

test.describe.configure({ timeout: 90_000 })

for (const place of visits) {
  test(`axe finds nothing on ${place.path}`, async ({ page, allow }) => {
    await visit(page, place, allow)
    await expectNoFaults(page)
  })
}

test('axe finds nothing while motion is welcome', async ({ page }) => {
  await gotoHydrated(page, '/')
  // A state that is just fading in has a passing contrast: axe reads the diary when it has come to rest.
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await expect.poll(moving).toBeGreaterThan(0)
  await expect.poll(moving, { timeout: 20_000 }).toBe(0)
  expect(await faults(page)).toEqual([])
})

for (const { path, what, show, script = 'answers' } of states) {
  test(`axe finds nothing on ${path} showing ${what}`, async ({ page, scheduling, allow }) => {
    if (script === 'refuses') allow(/ERR_FAILED/)
    scheduling.script = script
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await gotoHydrated(page, path)
    await show(page)
    expect(await faults(page)).toEqual([])
    await expectNoFaults(page)
  })
}

test('axe finds nothing on the error page', async ({ page, allow }) => {
  allow(MESSAGE)
  await breakIsland(page, 'page')
  await page.goto('/offer')
  await expect(page.getByRole('heading', { level: 1, name: errorPage.title })).toBeVisible()
  await expectNoFaults(page)
})
