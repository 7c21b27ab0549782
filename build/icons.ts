import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { tokenColours } from '@/lib/token-colours'

const { gum, ink, booked, red } = tokenColours('gum', 'ink', 'booked', 'red')

/** A booked slot of the diary with a red dot, within the safe zone of maskable icons. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">
  <path fill="${gum}" d="M0 0h32v32H0z" />
  <path fill="${booked}" d="M8 8h16v16H8z" />
  <path stroke="${ink}" d="M8 0v32M24 0v32M0 8h32M0 24h32" />
  <circle fill="${red}" cx="16" cy="16" r="4" />
</svg>
`

const png = (size: number) =>
  sharp(Buffer.from(icon), { density: (72 * size) / 32 })
    .resize(size)
    .png()
    .toBuffer()

/** Returns an ICO file of one image: a header of 6 bytes, an entry of 16 bytes, and the PNG. */
async function ico(size: number): Promise<Buffer> {
  const image = await png(size)
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  header.writeUInt32LE(image.length, 14)
  return Buffer.concat([header, image])
}

/** Writes the icons to the paths that Next.js expects, and that of the logo in the structured data. */
export async function writeIcons(): Promise<void> {
  mkdirSync('public', { recursive: true })
  writeFileSync('app/icon.svg', icon)
  writeFileSync('app/apple-icon.png', await png(180))
  writeFileSync('app/favicon.ico', await ico(32))
  writeFileSync('public/icon-512.png', await png(512))
}
