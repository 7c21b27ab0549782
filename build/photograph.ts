import { mkdirSync } from 'node:fs'
import sharp from 'sharp'

/** Of the founder's photograph, in pixels: that of the page and twice that, for dense screens. */
const WIDTHS = [224, 448]
const HEIGHT_PER_WIDTH = 5 / 4

/**
 * Writes a photograph as AVIF in each width, cropped to its shape around the face.
 * @param file a picture in any format that sharp reads.
 * @param folder is created when it is not there.
 * @throws Error when the file is missing or no picture.
 */
export async function writePhotograph(file: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const width of WIDTHS) {
    const shape = { width, height: width * HEIGHT_PER_WIDTH, position: sharp.strategy.attention }
    await sharp(file).autoOrient().resize(shape).avif().toFile(`${folder}/${width}.avif`)
  }
}
