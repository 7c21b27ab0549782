import type { Page } from 'playwright/test'
import { THEME_KEY } from '@/lib/theme/theme'
import { blockStorage } from './support/conditions'
import { themeChoice } from './support/controls'
import { makeInteractive } from './support/interactive'
import { FONTS, SCRIPTS } from './support/requests'
import { expect, test } from './support/test'
import { expectTheme } from './support/theme'

const storeTheme = (page: Page, value: string) =>
  page.addInitScript(([key, theme]) => localStorage.setItem(key!, theme!), [THEME_KEY, value])

test('follows the system, also when the stored theme is unknown', async ({ page }) => {
  await storeTheme(page, 'purple')
  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectTheme(page, colorScheme)
  }
  await expect(themeChoice(page, 'system')).toBeChecked()
})

test(
  'changes the theme in every tab, remembers it, and forgets it when the storage is cleared',
  { tag: '@core' },
  async ({ page, context }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/process')
    await themeChoice(page, 'dark').check()
    await expectTheme(page, 'dark')
    await page.goto('/')
    await expect(themeChoice(page, 'dark')).toBeChecked()
    await expectTheme(page, 'dark')
    const other = await context.newPage()
    // Not /book: Chromium may dispatch a click just after a scroll to the calendar's frame, where it was before.
    await other.goto('/qualify')
    await expect(themeChoice(other, 'dark')).toBeChecked()
    await themeChoice(other, 'light').check()
    await expect(themeChoice(page, 'light')).toBeChecked()
    await expectTheme(page, 'light')
    await themeChoice(page, 'system').check()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectTheme(page, 'dark')
    await themeChoice(page, 'light').check()
    await other.evaluate(() => localStorage.clear())
    await expect(themeChoice(page, 'system')).toBeChecked()
    await expectTheme(page, 'dark')
  },
)

test('shows a remembered theme on a page that never finishes loading', { tag: '@core' }, async ({ page }) => {
  await storeTheme(page, 'dark')
  // Without a response, neither `load` nor `pageshow` is dispatched.
  for (const pattern of [SCRIPTS, FONTS]) await page.route(pattern, () => {})
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expectTheme(page, 'dark')
  await themeChoice(page, 'light').check()
  await expectTheme(page, 'light')
})

test('has the same colours whether the system or the visitor chooses the dark theme', async ({ page }) => {
  const coloursOf = () =>
    page.locator('main *, header *').evaluateAll((elements) =>
      elements.map((element) => {
        const { color, backgroundColor, borderTopColor, fill } = getComputedStyle(element)
        return [element.localName, element.className, color, backgroundColor, borderTopColor, fill].join(' ')
      }),
    )
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/')
  const bySystem = await coloursOf()
  await page.emulateMedia({ colorScheme: 'light' })
  await themeChoice(page, 'dark').check()
  await expectTheme(page, 'dark')
  expect(await coloursOf(), 'colours of / in the dark theme of the switch').toEqual(bySystem)
})

test('keeps the choice until the next page when storage is blocked', async ({ page }) => {
  await blockStorage(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await themeChoice(page, 'dark').check()
  await makeInteractive(page)
  await expectTheme(page, 'dark')
  await page.goto('/process')
  await expectTheme(page, 'light')
})
