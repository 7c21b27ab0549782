import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { colourSvg, readPalette } from './palette'

/** Pixels. */
const FAVICON = 32

/** Draws content/icon.svg in the colours of the palette, in each size that browsers and search engines request. */
export async function writeIcons(): Promise<void> {
  const svg = colourSvg(readFileSync('content/icon.svg', 'utf8'), readPalette())
  writeFileSync('app/icon.svg', svg)
  writeFileSync('app/favicon.ico', iconFile(await drawPng(svg, FAVICON), FAVICON))
  writeFileSync('app/apple-icon.png', await drawPng(svg, 180))
  mkdirSync('public', { recursive: true })
  writeFileSync('public/icon-512.png', await drawPng(svg, 512))
}

async function drawPng(svg: string, size: number): Promise<Buffer> {
  const source = Buffer.from(svg)
  const { width = size, density = 72 } = await sharp(source).metadata()
  return sharp(source, { density: (density * size) / width })
    .resize(size, size)
    .png()
    .toBuffer()
}

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
