import type { Page } from 'playwright/test'
import { siteLayout } from '@/content/site-layout'
import { hexColour } from '@/lib/colour'
import { THEME_KEY } from '@/lib/theme'
import { bookLink, copyButton, themeChoice } from './support/controls'
import { lockButton, unlock } from './support/gate'
import { serveSolidBar } from './support/own-content'
import { boxesOf, contrastRatio, leastContrast, readColours, takePicture } from './support/picture'
import { gotoHydrated, hydrate, visits } from './support/visit'
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

type Frame = { canvas: string; isLoading: boolean }

test('paints a remembered theme from the first frame on a slow connection', async ({ page, context }) => {
  await page.goto('/')
  const { dark } = await readCanvases(page)
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), THEME_KEY)
  await page.addInitScript(() => {
    const frames: Frame[] = []
    Object.assign(window, { frames })
    const recordFrame = () => {
      // A task after the frame reads the colour that the frame was painted with.
      setTimeout(() => {
        if (!document.body) return
        const { backgroundColor } = getComputedStyle(document.documentElement)
        frames.push({ canvas: backgroundColor, isLoading: document.readyState === 'loading' })
      })
      requestAnimationFrame(recordFrame)
    }
    requestAnimationFrame(recordFrame)
  })
  const readFrames = () => page.evaluate(() => (window as unknown as { frames: Frame[] }).frames)
  const client = await context.newCDPSession(page)
  // Bytes per second: the document takes about a second to load, and is painted while it loads.
  const slow = { offline: false, latency: 0, downloadThroughput: 16_000, uploadThroughput: 16_000 }
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slow)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 20_000 })
  await client.send('Network.emulateNetworkConditions', { ...slow, downloadThroughput: -1, uploadThroughput: -1 })
  await hydrate(page)
  const frames = await readFrames()
  expect(
    frames.some(({ isLoading }) => isLoading),
    'a frame was painted while the document was loading',
  ).toBe(true)
  expect(new Set(frames.map(({ canvas }) => canvas))).toEqual(new Set([dark]))
})

test('a ground of 3:1 to the page marks the chosen theme, and no other', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const options = page.getByRole('group', { name: siteLayout.theme.name }).locator('label')
  for (const theme of ['light', 'dark'] as const) {
    await themeChoice(page, theme).check()
    const [ground] = await readColours(page.locator('body'), ['var(--gum)'])
    const boxes = await boxesOf(options)
    const picture = await takePicture(page)
    const marked: boolean[] = []
    for (const [index, { x, y }] of boxes.entries()) {
      const own = picture.colourAt(x + 4, y + 4)
      const [text] = await readColours(options.nth(index), ['currentColor'])
      expect(contrastRatio(own, text)).toBeGreaterThanOrEqual(4.5)
      marked.push(contrastRatio(own, ground) >= 3)
    }
    expect(marked).toEqual(siteLayout.theme.options.map(({ value }) => value === theme))
  }
})

const controls = {
  'the button that locks the prices': { open: unlock, control: lockButton },
  'the button that copies the address': { open: (page: Page) => page.goto('/book'), control: copyButton },
  'the button of a solid bar': {
    open: async (page: Page) => {
      await serveSolidBar(page)
      await page.goto('/qualify')
    },
    control: bookLink,
  },
}

for (const [name, { open, control }] of Object.entries(controls)) {
  test(`${name} is readable under the pointer, in both themes`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.mouse.move(0, 0)
      const [before] = await readColours(control(page), ['currentColor'])
      await control(page).hover()
      const [after] = await readColours(control(page), ['currentColor'])
      expect(after, `${colorScheme}: the pointer changes its colours`).not.toEqual(before)
      expect(await leastContrast(page, control(page)), colorScheme).toBeGreaterThanOrEqual(4.5)
    }
  })
}

/** Returns the hairlines of elements outside drawings that can be seen, but are below 3:1 to their element and to the ground behind it. */
async function faintHairlines(page: Page): Promise<string[]> {
  const lines = await page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const paint = (layers: readonly string[]) => {
      for (const layer of layers) {
        canvas.fillStyle = layer
        canvas.fillRect(0, 0, 1, 1)
      }
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3) as [number, number, number]
    }
    return [...document.body.querySelectorAll('*:not([aria-hidden="true"] *, [aria-hidden="true"], [role="img"] *)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const style = getComputedStyle(element)
        const grounds: string[] = []
        for (let box = element.parentElement; box; box = box.parentElement)
          grounds.unshift(getComputedStyle(box).backgroundColor)
        return (
          (['Top', 'Right', 'Bottom', 'Left'] as const)
            // Wider lines are gaps between areas, or frames.
            .filter((side) => parseFloat(style[`border${side}Width`]) === 1)
            .map((side) => ({
              name: `${element.tagName}.${element.className} ${side}`,
              colour: paint([...grounds, style[`border${side}Color`]]),
              grounds: [paint(grounds), paint([...grounds, style.backgroundColor])],
            }))
        )
      })
  })
  return lines.flatMap(({ name, colour, grounds }) => {
    // One that has the colour of its ground is a gap too.
    const contrasts = grounds.map((ground) => contrastRatio(colour, ground))
    const isFaint = Math.min(...contrasts) > 1.05 && Math.max(...contrasts) < 3
    return isFaint ? [name] : []
  })
}

test('more contrast leaves no faint hairline on any page', async ({ page }) => {
  test.setTimeout(60_000)
  await page.goto('/')
  expect(await faintHairlines(page)).not.toEqual([])
  await page.emulateMedia({ contrast: 'more' })
  for (const { at } of visits) {
    await page.goto(at)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await faintHairlines(page), `${at}, ${colorScheme}`).toEqual([])
    }
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
