import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toString } from 'qrcode'
import type { OfferRow } from './rows'

/**
 * One QR code for each row, as an SVG that prints at any size, named after its page.
 * @param folder is made when it does not exist.
 * @returns the files that were written.
 */
export async function writeQrCodes(rows: readonly OfferRow[], folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  return Promise.all(
    rows.map(async ({ name, address }) => {
      const file = join(folder, `${name}.svg`)
      // Level M survives a crease or a coffee stain; the margin is the quiet zone that the standard asks for.
      writeFileSync(file, await toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 }))
      return file
    }),
  )
}
