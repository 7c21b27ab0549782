import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal', noise } }).toFile(photograph)
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M5 5h10v5H5z"/></svg>')
})

test('writes a photograph cropped to 4:5, and a logo with a transparent background for high-density screens', async () => {
  await writePhotograph(photograph, folder)
  expect(await sharp(join(folder, '448.webp')).metadata()).toMatchObject({ width: 448, height: 560 })
  const target = join(folder, 'logos/logo.webp')
  await writeLogo(logo, target)
  const { width, height, hasAlpha } = await sharp(target).metadata()
  expect([width, hasAlpha]).toEqual([2 * height, true])
  expect(width).toBeGreaterThanOrEqual(2 * (await logoWidth(logo)))
})

test('accepts images, and rejects files that are truncated, missing or not images', async () => {
  const cut = join(folder, 'cut.png')
  writeFileSync(cut, readFileSync(photograph).subarray(0, 20_000))
  const files = [photograph, logo, cut, 'README.md', join(folder, 'none.jpg')]
  expect(await Promise.all(files.map(isPicture))).toEqual([true, true, false, false, false])
})
