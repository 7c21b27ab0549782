/**
 * Draws the icon as app/icon.svg, and in each size that browsers and search engines request. Run by hand, when the icon or
 * one of its colours has changed:
 *
 *     npm run icons
 */
import { writeFileSync } from 'node:fs'
import { runCommand } from '../command'
import { drawIcon, rasterizeIcon } from './draw-icon'

/** Pixels. */
const FAVICON = 32

await runCommand(async () => {
  writeFileSync('app/icon.svg', drawIcon())
  writeFileSync('app/favicon.ico', iconFile(await drawPng(FAVICON), FAVICON))
  writeFileSync('app/apple-icon.png', await drawPng(180))
  // Crawlers and old devices request these without reading the page.
  for (const name of ['apple-touch-icon', 'apple-touch-icon-precomposed'])
    writeFileSync(`public/${name}.png`, await drawPng(180))
  writeFileSync('public/favicon.png', await drawPng(FAVICON))
  // The logo in the structured data.
  writeFileSync('public/icon-512.png', await drawPng(512))
})

const drawPng = async (size: number) => (await rasterizeIcon(size)).png().toBuffer()

/** Returns an ICO file with one PNG image. https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // An icon, not a cursor.
  header.writeUInt16LE(1, 4) // The number of images.
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // Colour planes.
  header.writeUInt16LE(32, 12) // Bits per pixel.
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
