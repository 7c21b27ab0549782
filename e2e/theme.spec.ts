import type { Page } from 'playwright/test'
import { THEME_KEY } from '@/lib/theme'
import { themeChoice } from './support/controls'
import { holdRequests, SCRIPTS, waitForHydration } from './support/page'
import { expect, test } from './support/test'

/** Returns the page's background in each theme, and leaves the system in the light one. */
async function readCanvases(page: Page) {
  const canvas = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme })
    return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  }
  const canvases = { dark: await canvas('dark'), light: await canvas('light') }
  expect(canvases.dark).not.toBe(canvases.light)
  return canvases
}

const expectCanvas = (page: Page, canvas: string) => expect(page.locator('html')).toHaveCSS('background-color', canvas)

/** Returns the colour of the browser's own bars as a computed colour. */
const barColour = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = metas.find(({ media }) => !media || matchMedia(media).matches)!.content
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

/** Records the background of every frame, from the beginning of each document. */
async function recordFrames(page: Page) {
  await page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(window, { frames })
    // A resize observer runs after all other scripts of a frame, just before it is painted.
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

test('follows the system theme, also when the stored theme is unknown', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'purple'), THEME_KEY)
  await page.goto('/')
  const canvases = await readCanvases(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await barColour(page)).toBe(canvases[colorScheme])
  }
  await expect(themeChoice(page, 'system')).toBeChecked()
})

test(
  'changes the theme by pointer, keyboard or in another tab, and remembers it',
  { tag: '@core' },
  async ({ page, context }) => {
    await page.goto('/')
    const canvases = await readCanvases(page)
    await themeChoice(page, 'dark').check()
    await expectCanvas(page, canvases.dark)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    // Before hydration, the choice takes effect on the bars when the page is hydrated.
    await expect.poll(() => barColour(page)).toBe(canvases.dark)
    await page.goto('/process')
    await expect(themeChoice(page, 'dark')).toBeChecked()
    expect(await barColour(page)).toBe(canvases.dark)
    await themeChoice(page, 'dark').press('ArrowLeft')
    await expect(themeChoice(page, 'light')).toBeChecked()
    await expectCanvas(page, canvases.light)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectCanvas(page, canvases.light)
    await themeChoice(page, 'system').check()
    await expectCanvas(page, canvases.dark)
    const other = await context.newPage()
    await other.goto('/book')
    await themeChoice(other, 'light').check()
    await expectCanvas(page, canvases.light)
    await expect(themeChoice(page, 'light')).toBeChecked()
  },
)

test('paints a remembered theme from the first frame on a slow connection', async ({ page, context }) => {
  await page.goto('/')
  const { dark } = await readCanvases(page)
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), THEME_KEY)
  const frames = await recordFrames(page)
  const releaseScripts = await holdRequests(page, SCRIPTS)
  const client = await context.newCDPSession(page)
  // Bytes per second: the document takes about a second to load, and is painted while it loads.
  const slow = { offline: false, latency: 0, downloadThroughput: 16_000, uploadThroughput: 16_000 }
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slow)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 20_000 })
  expect((await frames()).length, 'frames while the document loads').toBeGreaterThan(10)
  await client.send('Network.emulateNetworkConditions', { ...slow, downloadThroughput: -1, uploadThroughput: -1 })
  releaseScripts()
  await expect(themeChoice(page, 'dark')).toBeChecked()
  await waitForHydration(page)
  expect(new Set(await frames())).toEqual(new Set([dark]))
})
