import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toString } from 'qrcode'
import type { OfferRow } from './rows'

/** Writes a QR code for each row as an SVG, named after its page. */
export async function writeQrCodes(rows: readonly OfferRow[], folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  return Promise.all(
    rows.map(async ({ name, url }) => {
      const file = join(folder, `${name}.svg`)
      // Level M survives a crease or a stain; the margin is the standard's quiet zone.
      writeFileSync(file, await toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 }))
      return file
    }),
  )
}
