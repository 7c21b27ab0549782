import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { LOGO_DENSITY, LOGO_HEIGHT } from '@/lib/logo'

/** Widths of the founder's photograph in pixels: its width on the page, and twice that width. */
const WIDTHS = [224, 448]

/** Returns whether sharp can decode every pixel of a file. */
export async function isPicture(file: string): Promise<boolean> {
  // Reading only the metadata would accept a truncated file.
  const pixels = sharp(file).raw().toBuffer()
  return pixels.then(Boolean, () => false)
}

/** Writes a photograph into a folder as WebP in each width, cropped to 4:5 around its most salient region. */
export async function writePhotograph(file: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const width of WIDTHS) {
    const shape = { width, height: width * 1.25, position: sharp.strategy.attention }
    await sharp(file).autoOrient().resize(shape).webp().toFile(`${folder}/${width}.webp`)
  }
}

/** Writes a logo as lossless WebP, scaled for its height on the pages. */
export async function writeLogo(file: string, target: string): Promise<void> {
  mkdirSync(dirname(target), { recursive: true })
  await sharp(file)
    .resize({ height: LOGO_HEIGHT * LOGO_DENSITY })
    .webp({ lossless: true })
    .toFile(target)
}
