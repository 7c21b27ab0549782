import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'

type Colour = readonly [red: number, green: number, blue: number]

/** The relative luminance of a colour, as WCAG 2.2 defines it. */
function luminanceOf(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of a text with the pixel behind it, of all that are painted, that it is least clear of. */
export async function leastContrast(page: Page, text: Locator): Promise<number> {
  const colour = await text.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue] as const
  })
  const clip = (await text.boundingBox())!
  await text.evaluate((element) => element.style.setProperty('opacity', '0'))
  const picture = await page.screenshot({ clip })
  await text.evaluate((element) => element.style.removeProperty('opacity'))
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const own = luminanceOf(colour)
  let least = Infinity
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const behind = luminanceOf([data[pixel]!, data[pixel + 1]!, data[pixel + 2]!])
    least = Math.min(least, (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05))
  }
  return least
}
