import { readFileSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { browserOptions } from '@/tools/browser'

const svg = readFileSync('app/icon.svg', 'utf8')

/** Draws app/icon.svg as pixels, for browsers and systems that take no SVG: npx tsx tools/draw-icons.ts */
const browser = await chromium.launch(browserOptions())
const page = await browser.newPage({ colorScheme: 'light' })
const [small, large] = [await draw(page, 16), await draw(page, 32)]
writeFileSync(
  'app/favicon.ico',
  icoOf([
    [16, small],
    [32, large],
  ]),
)
writeFileSync('app/apple-icon.png', await draw(page, 180, 'square'))
writeFileSync('public/icon-192.png', await draw(page, 192))
writeFileSync('public/icon-512.png', await draw(page, 512, 'square'))
await browser.close()

/**
 * @param size pixels.
 * @param corners square ones fill the picture, with a margin for a round mask.
 */
async function draw(page: Page, size: number, corners?: 'square'): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  if (corners) {
    await page.evaluate(() => {
      document.querySelector('svg')?.setAttribute('viewBox', '-3 -3 38 38')
      const square = { x: '-3', y: '-3', width: '38', height: '38', rx: '0' }
      for (const [name, value] of Object.entries(square)) document.querySelector('rect')?.setAttribute(name, value)
    })
  }
  return page.screenshot({ omitBackground: true })
}

/** An ICO file: a table of sizes and offsets, then the pictures, which may be PNG. */
function icoOf(pictures: readonly [size: number, png: Buffer][]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(([size, png], i) => {
    const entry = 6 + 16 * i
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pictures.map(([, png]) => png)])
}
