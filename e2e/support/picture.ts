import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'

export type Colour = readonly [red: number, green: number, blue: number]
export type Box = { x: number; y: number; width: number; height: number }

/** How much a channel of a pixel may differ from a colour: the edges of letters and discs are smoothed. */
const TOLERANCE = 24

/** The relative luminance of a colour, as WCAG 2.2 defines it. */
function luminanceOf(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours, as WCAG 2.2 defines it: from 1 to 21. */
export function contrastRatio(first: Colour, second: Colour): number {
  const one = luminanceOf(first)
  const other = luminanceOf(second)
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

export type Picture = Awaited<ReturnType<typeof takePicture>>

/** Takes a picture of the window. Its boxes and points are in CSS pixels from the corner of the window. */
export async function takePicture(page: Page) {
  const screenshot = await page.screenshot({ scale: 'css' })
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number): Colour => {
    const start = (Math.floor(y) * info.width + Math.floor(x)) * 3
    return [data[start]!, data[start + 1]!, data[start + 2]!]
  }
  return {
    colourAt,
    /** Returns the share of the pixels of a box that have a colour, from 0 to 1. */
    shareOf(colour: Colour, { x, y, width, height }: Box): number {
      let matching = 0
      let count = 0
      for (let top = Math.ceil(y); top < Math.floor(y + height); top++) {
        for (let left = Math.ceil(x); left < Math.floor(x + width); left++) {
          count++
          if (colourAt(left, top).every((value, index) => Math.abs(value - colour[index]!) <= TOLERANCE)) matching++
        }
      }
      return matching / count
    },
  }
}

/** Returns the share of the pixels of a box in which two pictures differ, from 0 to 1. */
export function differenceOf(first: Picture, second: Picture, { x, y, width, height }: Box): number {
  let different = 0
  for (let top = Math.ceil(y); top < Math.floor(y + height); top++) {
    for (let left = Math.ceil(x); left < Math.floor(x + width); left++) {
      const other = second.colourAt(left, top)
      if (first.colourAt(left, top).some((value, index) => Math.abs(value - other[index]!) > TOLERANCE)) different++
    }
  }
  return different / (width * height)
}

/** Reads colours as they are at a place of the page, such as `currentColor` or `var(--red)`, a token of app/globals.css. */
export const readColours = <const Values extends readonly string[]>(place: Locator, values: Values) =>
  place.evaluate((element, colourValues) => {
    const sample = element.appendChild(document.createElement('span'))
    // Reads colours in any notation.
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const colours = colourValues.map((value) => {
      sample.style.color = value
      canvas.fillStyle = getComputedStyle(sample).color
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
    })
    sample.remove()
    return colours
  }, values) as Promise<unknown> as Promise<{ [Index in keyof Values]: Colour }>

/** Returns the boxes of all elements that match, in the window. */
export const boxesOf = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect))

/** Returns the contrast ratio of a text with the pixel behind it, of all that are painted, that it is least clear of. */
export async function leastContrast(page: Page, text: Locator): Promise<number> {
  const [own] = await readColours(text, ['currentColor'])
  const { x, y, width, height } = (await text.boundingBox())!
  await text.evaluate((element) => element.style.setProperty('-webkit-text-fill-color', 'transparent'))
  const picture = await takePicture(page)
  await text.evaluate((element) => element.style.removeProperty('-webkit-text-fill-color'))
  let least = Infinity
  for (let top = Math.ceil(y); top < y + height - 1; top++)
    for (let left = Math.ceil(x); left < x + width - 1; left++)
      least = Math.min(least, contrastRatio(own, picture.colourAt(left, top)))
  return least
}
