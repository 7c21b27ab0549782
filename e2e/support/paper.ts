import type { Page } from 'playwright/test'

/** Sizes in CSS pixels of what is printed on a sheet, between the margins of public/print.css. */
export const SHEETS = [
  [Math.floor(((210 - 30) / 25.4) * 96), 1000],
  [Math.floor(((216 - 30) / 25.4) * 96), 1000],
] as const

/** Returns the headings and prices of the main part that the page shows. */
export const headingsAndPrices = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>()
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3)'))
      if (isSeen(heading)) seen.add((heading as HTMLElement).textContent.replace(/\s+/g, ' ').trim())
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      if (isSeen(parentElement!)) for (const [price] of textContent!.matchAll(/£[\d,]+/g)) seen.add(price)
    }
    return [...seen]
  })

/** Returns the texts whose contrast against white paper is below 4.5:1. Browsers print no backgrounds. */
export const paleTexts = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    /** Returns the relative luminance of a colour on white. */
    const luminance = (colour: string) => {
      context.fillStyle = '#fff'
      context.fillRect(0, 0, 1, 1)
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      if (!textContent!.trim() || !parentElement!.checkVisibility({ visibilityProperty: true })) continue
      if (parentElement!.closest('.sr-only, svg, [role="img"], iframe')) continue
      const contrast = 1.05 / (luminance(getComputedStyle(parentElement!).color) + 0.05)
      if (contrast < 4.5)
        found.push(
          `“${textContent!.trim().slice(0, 50)}” of ${parentElement!.localName}.${parentElement!.className}: ${contrast.toFixed(1)}:1`,
        )
    }
    return found
  })
