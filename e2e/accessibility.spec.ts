import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { book } from '@/content/book'
import { errorPage } from '@/content/errors'
import { valueChart } from '@/content/essential'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import { siteLayout } from '@/content/site-layout'
import { breakPage, MESSAGE } from '@/e2e/support/broken'
import { bookCall } from '@/e2e/support/calendar'
import { enter, title } from '@/e2e/support/gate'
import { gotoHydrated } from '@/e2e/support/hydration'
import { sealedSheet } from '@/e2e/support/sealed-sheet'
import { expect, test } from '@/e2e/support/test'
import { visit, visits } from '@/e2e/support/visits'

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
  const { violations } = await builder.exclude([['iframe', 'html']]).analyze()
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

test('axe finds nothing while motion is welcome, nor with an answer open', async ({ page }) => {
  await gotoHydrated(page, '/')
  // A state that is just fading in has a passing contrast: axe reads the diary when it has come to rest.
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await expect.poll(moving).toBeGreaterThan(0)
  await expect.poll(moving, { timeout: 20_000 }).toBe(0)
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: faq.items[0].question }).click()
  await expect(page.getByText(faq.items[0].answer)).toBeVisible()
  await expectNoFaults(page)
})

test('axe finds nothing on /pricing when a password was wrong, and when it is open', async ({ page }) => {
  const { password, sheet } = await sealedSheet()
  await page.goto('/pricing')
  await enter(page, 'not the password')
  await expect(page.getByText(gate.wrong)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await enter(page, password)
  await expect(title(page, sheet.title)).toBeVisible()
  await expectNoFaults(page)
})

test('axe finds nothing with the chart drawn and its table open', async ({ page }) => {
  await gotoHydrated(page, '/essential')
  await page.getByText(valueChart.show, { exact: true }).click()
  await expect(page.getByRole('table', { name: valueChart.caption })).toBeVisible()
  await expect(page.getByRole('application', { name: valueChart.caption })).toBeVisible()
  await expectNoFaults(page)
})

test('axe finds nothing when the calendar fails', async ({ page, scheduling, allow }) => {
  allow(/Failed to load resource/)
  scheduling.script = 'refuses'
  await page.clock.install()
  await gotoHydrated(page, '/book')
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(page.getByRole('status')).toContainText([book.notices.failed.title], { timeout: 100 })
  }).toPass()
  expect(await faults(page)).toEqual([])
})

test('axe finds nothing when a call is booked', async ({ page }) => {
  await gotoHydrated(page, '/book')
  await bookCall(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.booked.title)
  expect(await faults(page)).toEqual([])
})

test('axe finds nothing with a message shown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await gotoHydrated(page, '/offer')
  await page.getByRole('button', { name: siteLayout.footer.copy.label }).click()
  await expect(page.getByRole('region', { name: siteLayout.footer.copy.toasts }).getByRole('listitem')).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test('axe finds nothing on the error page', async ({ page, allow }) => {
  allow(MESSAGE)
  await breakPage(page)
  await page.goto('/offer')
  await expect(page.getByRole('heading', { level: 1, name: errorPage.title })).toBeVisible()
  await expectNoFaults(page)
})
