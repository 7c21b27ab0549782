import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { mainHeading } from './support/controls'
import { serveHero } from './support/own-content'
import { expect, test } from './support/test'

/**
 * Returns the position of the right edge of the stem that the q and the d of the headline share, in px from the left of the
 * q, in each row of pixels from the middle of the q to the middle of the d.
 */
async function stemEdges(page: Page) {
  const { clip, fontSize } = await mainHeading(page).evaluate((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const letters = new Map<string, DOMRect>()
    while (walker.nextNode()) {
      const { textContent } = walker.currentNode
      for (const letter of ['q', 'd']) {
        const index = textContent!.lastIndexOf(letter)
        if (index < 0) continue
        const range = document.createRange()
        range.setStart(walker.currentNode, index)
        range.setEnd(walker.currentNode, index + 1)
        letters.set(letter, range.getBoundingClientRect())
      }
    }
    const q = letters.get('q')!
    const d = letters.get('d')!
    const line = heading.querySelector('[data-shares-stem]')!
    const middleOf = (letter: DOMRect) => (letter.top + letter.bottom) / 2
    const top = middleOf(q)
    const bottom = middleOf(d)
    return {
      clip: { x: q.left, y: top, width: q.width, height: bottom - top },
      fontSize: parseFloat(getComputedStyle(line).fontSize),
    }
  })
  const { x, y, width, height } = clip
  const picture = await page.screenshot({
    clip: { x: Math.floor(x), y: Math.ceil(y), width: Math.ceil(width), height: Math.floor(height) },
  })
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const scale = info.width / Math.ceil(width)
  // The middle of the stem and of the space after it in the font, in em.
  const pixelAt = (em: number) => Math.round((em * fontSize + x - Math.floor(x)) * scale)
  const from = pixelAt(0.27)
  const to = pixelAt(0.33)
  return Array.from({ length: info.height }, (_, row) => {
    const line = [...data.subarray(row * info.width + from, row * info.width + to)]
    const ink = line[0]!
    const ground = line.at(-1)!
    const covered = line.reduce((sum, value) => sum + (ground - value) / (ground - ink), 0)
    return (from + covered) / scale
  })
}

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`at ${deviceScaleFactor} device pixels for each px`, () => {
    test.use({ deviceScaleFactor })

    test('the q and the d of the headline share one straight stem', async ({ page }) => {
      await serveHero(page)
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
      await page.goto('/')
      await page.evaluate(() => document.fonts.ready)
      for (const width of [1280, 1366, 1440, 1536, 1920, 2560]) {
        await page.setViewportSize({ width, height: 1200 })
        const edges = await stemEdges(page)
        expect(edges.length).toBeGreaterThan(100)
        expect(Math.max(...edges) - Math.min(...edges), `${width} px`).toBeLessThan(0.5)
      }
    })
  })
}
