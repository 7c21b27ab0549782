import type { Page } from 'playwright/test'
import { THEME_KEY } from '@/lib/theme/theme'
import { themeChoice } from './support/controls'
import { expectTheme } from './support/theme'
import { blockStorage } from './support/conditions'
import { makeInteractive } from './support/interactive'
import { SCRIPTS } from './support/requests'
import { expect, test } from './support/test'

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
  'changes the theme in every tab, and remembers it, also after Back',
  { tag: '@core' },
  async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await page.goto('/process')
    await themeChoice(page, 'dark').check()
    await expectTheme(page, 'dark')
    await page.goBack()
    await expect(themeChoice(page, 'dark')).toBeChecked()
    await expectTheme(page, 'dark')
    const other = await context.newPage()
    await other.goto('/book')
    await expect(themeChoice(other, 'dark')).toBeChecked()
    await themeChoice(other, 'light').check()
    await expect(themeChoice(page, 'light')).toBeChecked()
    await expectTheme(page, 'light')
    await themeChoice(page, 'system').check()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectTheme(page, 'dark')
  },
)

test('shows a remembered theme on a page whose scripts do not load', { tag: '@core' }, async ({ page }) => {
  await storeTheme(page, 'dark')
  await page.route(SCRIPTS, () => {})
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expectTheme(page, 'dark')
  await themeChoice(page, 'light').check()
  await expectTheme(page, 'light')
})

test('applies a second choice during the transition of the first', async ({ page }) => {
  await page.goto('/process')
  const points = []
  for (const theme of ['dark', 'light'] as const) {
    await themeChoice(page, theme).scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await themeChoice(page, theme).boundingBox())!
    points.push([x + width / 2, y + height / 2] as const)
  }
  const [dark, light] = points
  await page.mouse.click(...dark!)
  // Fulfilled when the transition begins, from when on the root receives clicks.
  await page.evaluate(() => document.activeViewTransition?.ready)
  await page.mouse.click(...light!)
  await expect(themeChoice(page, 'light')).toBeChecked()
  await expectTheme(page, 'light')
})

test('follows the system again when another tab clears the storage', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await themeChoice(page, 'dark').check()
  const other = await context.newPage()
  await other.goto('/book')
  await other.evaluate(() => localStorage.clear())
  await expect(themeChoice(page, 'system')).toBeChecked()
  await expectTheme(page, 'light')
})

test('keeps the choice until the next page where storage is blocked', async ({ page }) => {
  await blockStorage(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await themeChoice(page, 'dark').check()
  await makeInteractive(page)
  await expectTheme(page, 'dark')
  await page.goto('/process')
  await expectTheme(page, 'light')
})
