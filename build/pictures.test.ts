import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { logoWidth } from '@/lib/logo'
import { isPicture, writeLogo, writePhotograph } from './pictures'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const photograph = join(folder, 'photograph.png')
const logo = join(folder, 'logo.svg')
beforeAll(async () => {
  const background = { r: 0, g: 128, b: 128 }
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  await sharp({ create: { width: 900, height: 600, channels: 3, background, noise } }).toFile(photograph)
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M5 5h10v5H5z"/></svg>')
})

test('writes a photograph in two widths, cropped to 4:5', async () => {
  const out = join(folder, 'out')
  await writePhotograph(photograph, out)
  expect(readdirSync(out).sort()).toEqual(['224.webp', '448.webp'])
  const { format, width, height } = await sharp(join(out, '448.webp')).metadata()
  expect([format, width, height]).toEqual(['webp', 448, 560])
})

test('writes a logo with its aspect ratio, a transparent background and enough pixels for high-density screens', async () => {
  const target = join(folder, 'logos/logo.webp')
  await writeLogo(logo, target)
  const { format, width, height } = await sharp(target).metadata()
  expect(format).toBe('webp')
  expect(width).toBe(2 * height)
  expect(width).toBeGreaterThanOrEqual(2 * (await logoWidth(logo)))
  const { channels } = await sharp(target).stats()
  expect(channels[3]).toMatchObject({ min: 0, max: 255 })
})

test('accepts images, and rejects files that are truncated, missing or not images', async () => {
  const cut = join(folder, 'cut.png')
  writeFileSync(cut, readFileSync(photograph).subarray(0, 20_000))
  const files = [photograph, logo, cut, 'README.md', join(folder, 'none.jpg')]
  expect(await Promise.all(files.map(isPicture))).toEqual([true, true, false, false, false])
})
