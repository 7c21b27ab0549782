import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { photographDensities, photographFormats, photographName, photographSize } from '@/lib/photograph'

/**
 * Writes a photograph in every format and density that the page offers, cropped to its shape around the face.
 * @param file a picture in any format that sharp reads.
 * @param folder is created when it is not there.
 * @throws Error when the file is missing or no picture.
 */
export async function writePhotograph(file: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const density of photographDensities) {
    const picture = sharp(file)
      .autoOrient()
      .resize(photographSize.width * density, photographSize.height * density, { position: sharp.strategy.attention })
    for (const format of photographFormats) {
      await picture
        .clone()
        .toFormat(format)
        .toFile(`${folder}/${photographName(format, density)}`)
    }
  }
}
