import type { Page } from 'playwright/test'
import { THEME_KEY } from '@/lib/theme'
import { themeChoice } from './support/controls'
import { hold, hydrated, SCRIPTS } from './support/page'
import { expect, test } from './support/test'

const canvas = { light: 'rgb(251, 250, 247)', dark: 'rgb(12, 20, 18)' }
const bars = { light: '#fbfaf7', dark: '#0c1412' }
const expectTheme = (page: Page, theme: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveCSS('background-color', canvas[theme])

/** The colour that the browser's own bars take. */
const barColour = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    return metas.find((meta) => !meta.media || matchMedia(meta.media).matches)?.content
  })

/** Notes the background of every frame from the beginning of each document on, as it is drawn. */
async function recordFrames(page: Page) {
  await page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(window, { frames })
    // An observer is told after all scripts of a frame, just before it is drawn.
    const observer = new ResizeObserver(() => {
      if (document.body) frames.push(getComputedStyle(document.documentElement).backgroundColor)
    })
    const next = () => {
      observer.disconnect()
      observer.observe(document.documentElement)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  return () => page.evaluate(() => (window as unknown as { frames: string[] }).frames)
}

test('follows the system, also where a stored value names no theme', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'purple'), THEME_KEY)
  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectTheme(page, colorScheme)
    expect(await barColour(page)).toBe(bars[colorScheme])
  }
  await expect(themeChoice(page, 'system')).toBeChecked()
})

test('the switch changes it, by pointer, keyboard or another tab, and it is remembered', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await themeChoice(page, 'dark').check()
  await expectTheme(page, 'dark')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  // A choice made before the scripts have run is taken up when they have.
  await expect.poll(() => barColour(page)).toBe(bars.dark)
  await page.goto('/process')
  await expect(themeChoice(page, 'dark')).toBeChecked()
  expect(await barColour(page)).toBe(bars.dark)
  await page.keyboard.press('Tab')
  await themeChoice(page, 'dark').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(themeChoice(page, 'light')).toBeChecked()
  await expectTheme(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectTheme(page, 'light')
  await themeChoice(page, 'system').check()
  await expectTheme(page, 'dark')
  const other = await context.newPage()
  await other.goto('/book')
  await themeChoice(other, 'light').check()
  await expectTheme(page, 'light')
  await expect(themeChoice(page, 'light')).toBeChecked()
})

test('a remembered theme never flashes, however slowly the page and its scripts come', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), THEME_KEY)
  const frames = await recordFrames(page)
  const letScriptsGo = await hold(page, SCRIPTS)
  const client = await context.newCDPSession(page)
  // Bytes a second: the document takes about a second, and is drawn while it comes.
  const slow = { offline: false, latency: 0, downloadThroughput: 16_000, uploadThroughput: 16_000 }
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slow)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 20_000 })
  expect((await frames()).length, 'frames while the document came').toBeGreaterThan(10)
  await client.send('Network.emulateNetworkConditions', { ...slow, downloadThroughput: -1, uploadThroughput: -1 })
  letScriptsGo()
  await expect(themeChoice(page, 'dark')).toBeChecked()
  await hydrated(page)
  expect(new Set(await frames())).toEqual(new Set([canvas.dark]))
})
