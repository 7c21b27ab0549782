import type { Page } from 'playwright/test'
import { siteLayout } from '@/content/site-layout'
import { hexColour } from '@/lib/colour'
import { THEME_KEY } from '@/lib/theme'
import { themeChoice } from './support/controls'
import { gotoHydrated, hydrate } from './support/visit'
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

/** Expects the browser's own bars to have the colour of the page. */
async function expectBars(page: Page, canvas: string) {
  const readBars = () =>
    page.locator('meta[name="theme-color"]').evaluateAll((metas: HTMLMetaElement[]) => {
      return metas.find(({ media }) => !media || matchMedia(media).matches)?.content
    })
  await expect.poll(readBars).toBe(`#${hexColour(canvas)}`)
}

test('follows the system theme, also when the stored theme is unknown', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'purple'), THEME_KEY)
  await page.goto('/')
  const canvases = await readCanvases(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectBars(page, canvases[colorScheme])
  }
  await expect(themeChoice(page, 'system')).toBeChecked()
})

test('changes the theme in every tab, and remembers it', { tag: '@core' }, async ({ page, context }) => {
  await page.goto('/')
  const canvases = await readCanvases(page)
  await themeChoice(page, 'dark').check()
  await expectCanvas(page, canvases.dark)
  await expectBars(page, canvases.dark)
  await page.goto('/process')
  await expect(themeChoice(page, 'dark')).toBeChecked()
  await expectBars(page, canvases.dark)
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
})

test('changes the theme in a transition, but not with reduced motion', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await gotoHydrated(page, '/')
    const moves = await themeChoice(page, 'dark').evaluate(async (choice: HTMLInputElement) => {
      choice.click()
      for (let frame = 0; frame < 30; frame++) {
        await new Promise(requestAnimationFrame)
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
        if (effects.some(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))) return true
      }
      return false
    })
    expect(moves, reducedMotion).toBe(reducedMotion === 'no-preference')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await page.evaluate(() => localStorage.clear())
  }
})

test('shows the chosen theme in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  for (const theme of ['light', 'system'] as const) {
    await themeChoice(page, theme).check()
    const outlined = page.locator('label', { has: page.getByRole('radio', { checked: true }) })
    await expect(outlined).toHaveCSS('outline-style', 'solid')
    const plain = page.locator('label', { has: page.getByRole('radio', { checked: false }) })
    for (const label of await plain.all()) await expect(label).toHaveCSS('outline-style', 'none')
  }
})

test('paints a remembered theme from the first frame on a slow connection', async ({ page, context }) => {
  await page.goto('/')
  const { dark } = await readCanvases(page)
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), THEME_KEY)
  await page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(window, { frames })
    const recordFrame = () => {
      // A task after the frame reads the colour that the frame was painted with.
      setTimeout(() => document.body && frames.push(getComputedStyle(document.documentElement).backgroundColor))
      requestAnimationFrame(recordFrame)
    }
    requestAnimationFrame(recordFrame)
  })
  const readFrames = () => page.evaluate(() => (window as unknown as { frames: string[] }).frames)
  const client = await context.newCDPSession(page)
  // Bytes per second: the document takes about a second to load, and is painted while it loads.
  const slow = { offline: false, latency: 0, downloadThroughput: 16_000, uploadThroughput: 16_000 }
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slow)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 20_000 })
  expect((await readFrames()).length, 'frames while the document loads').toBeGreaterThan(10)
  await client.send('Network.emulateNetworkConditions', { ...slow, downloadThroughput: -1, uploadThroughput: -1 })
  await hydrate(page)
  expect(new Set(await readFrames())).toEqual(new Set([dark]))
})

/** Contrast of WCAG 2.2 between two colours. */
function contrast(first: string, second: string) {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance of WCAG 2.2 of a colour such as rgb(54, 4, 15). */
function luminance(colour: string) {
  const [red, green, blue] = colour.match(/[\d.]+/g)!.map((part) => {
    const value = Number(part) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

test('a ground of 3:1 to the page marks the chosen theme, and no other', async ({ page }) => {
  await page.goto('/')
  for (const theme of ['light', 'dark'] as const) {
    await themeChoice(page, theme).check()
    const pageGround = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const options = await page.locator('label:has(input[name="theme"])').evaluateAll((labels) =>
      labels.map((label) => ({
        isChosen: label.querySelector('input')!.checked,
        text: getComputedStyle(label).color,
        ground: getComputedStyle(label).backgroundColor,
      })),
    )
    for (const { isChosen, text, ground } of options) {
      if (!isChosen) {
        expect(ground, 'transparent').toBe('rgba(0, 0, 0, 0)')
        continue
      }
      expect(contrast(ground, pageGround)).toBeGreaterThanOrEqual(3)
      expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5)
    }
    expect(options.filter(({ isChosen }) => isChosen)).toHaveLength(1)
  }
})

test('more contrast makes every hairline as dark as the text', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const banner = page.getByRole('banner')
    const ink = await page.evaluate(() => getComputedStyle(document.documentElement).color)
    await expect(banner).toHaveCSS('border-bottom-color', ink)
    await expect(page.getByRole('contentinfo').getByText(siteLayout.footer.line)).toHaveCSS('color', ink)
  }
})

test('an automatic dark mode of the browser repaints neither theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const session = await page.context().newCDPSession(page)
  // A part of the page's margin, because text may be drawn with other edges.
  const ground = async (isForced: boolean) => {
    await session.send('Emulation.setAutoDarkModeOverride', isForced ? { enabled: true } : {})
    await page.reload()
    return page.screenshot({ clip: { x: 0, y: 200, width: 4, height: 4 } })
  }
  await page.goto('/qualify')
  for (const theme of ['light', 'dark'] as const) {
    await themeChoice(page, theme).check()
    expect((await ground(true)).equals(await ground(false)), theme).toBe(true)
  }
})
