import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { LOGO_HEIGHT } from '@/lib/logo'

/** Of the founder's photograph, in pixels: that of the page and twice that, for dense screens. */
const WIDTHS = [224, 448]
const HEIGHT_PER_WIDTH = 5 / 4
/** Pixels of a logo for each CSS pixel: enough for the densest screens and for paper. */
const LOGO_DENSITY = 3

/** @returns whether a file is there and is a picture, in any format that sharp reads. */
export async function isPicture(file: string): Promise<boolean> {
  // Decoded whole: what is missing at the end is told for certain then.
  return sharp(file)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
}

/**
 * Writes a photograph as WebP in each width, cropped to its shape around the face.
 * @param folder is created when it is not there.
 * @throws Error when the file is missing or no picture.
 */
export async function writePhotograph(file: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const width of WIDTHS) {
    const shape = { width, height: width * HEIGHT_PER_WIDTH, position: sharp.strategy.attention }
    await sharp(file).autoOrient().resize(shape).webp().toFile(`${folder}/${width}.webp`)
  }
}

/**
 * Writes a logo as WebP, as high as the page shows it.
 * @param target a file, whose folder is created when it is not there.
 * @throws Error when the file is missing or no picture.
 */
export async function writeLogo(file: string, target: string): Promise<void> {
  mkdirSync(dirname(target), { recursive: true })
  await sharp(file)
    .resize({ height: LOGO_HEIGHT * LOGO_DENSITY })
    .webp({ lossless: true })
    .toFile(target)
}
