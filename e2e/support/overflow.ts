import { expect, type Page } from 'playwright/test'

/**
 * Returns what does not fit: the elements that make the page wider than the window, and the texts that end beyond the sides of
 * the window or are clipped by an element around them. Drawings and texts for screen readers are left out.
 */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth)
      for (const element of document.body.querySelectorAll('*'))
        if (element.getBoundingClientRect().right > innerWidth)
          found.push(`${element.localName}.${element.className} makes the page ${scrollWidth} pixels wide`)
    const clips = (overflow: string) => overflow === 'clip' || overflow === 'hidden'
    /** Returns a description of what cuts a text off, if anything does. */
    const cutBy = (element: Element, box: DOMRect) => {
      const fontSize = parseFloat(getComputedStyle(element).fontSize)
      // The last letter of a large line has a side bearing, and a line box is taller than its letters.
      const sideTolerance = fontSize * 0.06 + 1
      const verticalTolerance = fontSize * 0.25
      if (box.left < -sideTolerance || box.right > innerWidth + sideTolerance) return 'the window'
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { display, overflowX, overflowY } = getComputedStyle(around)
        // These have no box of their own that clips.
        if (display === 'inline' || display === 'contents') continue
        const { left, right, top, bottom } = around.getBoundingClientRect()
        const isCutAtSide = clips(overflowX) && (box.left < left - sideTolerance || box.right > right + sideTolerance)
        const isCutVertically =
          clips(overflowY) && (box.top < top - verticalTolerance || box.bottom > bottom + verticalTolerance)
        if (isCutAtSide || isCutVertically) return `${around.localName}.${around.className}`
      }
      return undefined
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { textContent, parentElement: parent } = walker.currentNode
      if (!textContent?.trim() || !parent?.checkVisibility() || parent.closest('svg, .sr-only, [role="img"]')) continue
      const range = document.createRange()
      range.setStart(walker.currentNode, textContent.length - textContent.trimStart().length)
      range.setEnd(walker.currentNode, textContent.trimEnd().length)
      const box = range.getBoundingClientRect()
      const cutter = box.width > 0 && cutBy(parent, box)
      const element = parent.closest(':not(font)')!
      if (cutter)
        found.push(`“${textContent.trim().slice(0, 40)}” of ${element.localName}.${element.className} by ${cutter}`)
    }
    return found
  })

/** Expects that everything on the open page fits into windows of these widths and heights in pixels. */
export async function expectNoOverflow(page: Page, windows: readonly (readonly [width: number, height: number])[]) {
  const { pathname } = new URL(page.url())
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    // What scripts draw, such as the chart, is resized asynchronously.
    const message = `what does not fit on ${pathname}, ${width} × ${height}`
    await expect.soft.poll(() => findOverflow(page), { message, timeout: 5000 }).toEqual([])
  }
}
