import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawIcon, rasterizeIcon } from './draw-icon'

test('app/icon.svg has the drawing in the colours of the palette: run npm run icons', () => {
  expect(readFileSync('app/icon.svg', 'utf8')).toBe(drawIcon())
})

test.each([
  ['app/apple-icon.png', 0],
  ['public/icon-512.png', 0],
  // The PNG image begins after the header of the ICO file.
  ['app/favicon.ico', 22],
])('%s shows the icon: run npm run icons', async (file, start) => {
  const image = sharp(readFileSync(file).subarray(start))
  const { width } = await image.metadata()
  const images = [await rasterizeIcon(width), image]
  const [expected, found] = await Promise.all(images.map((one) => one.ensureAlpha().raw().toBuffer()))
  // Versions of sharp antialias edges differently.
  const sum = expected!.reduce((total, value, index) => total + Math.abs(value - found![index]!), 0)
  expect(sum / expected!.length).toBeLessThan(1)
})
