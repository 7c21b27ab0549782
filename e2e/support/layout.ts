import { expect, type Locator, type Page } from 'playwright/test'
import { escapePattern } from '@/lib/escape-pattern'
import { addStyles } from './visit'

/** Asserts that the texts are visible in this order, with any text between them. */
export function expectTextsInOrder(place: Locator, texts: readonly string[]) {
  const patterns = texts.map((text) => escapePattern(text).replace(/\s+/g, '\\s+'))
  return expect(place).toHaveText(new RegExp(patterns.join('[^]*?')), { useInnerText: true })
}

export const textsOf = (parts: readonly { title: string; text: string }[]) =>
  parts.flatMap(({ title, text }) => [title, text])

/**
 * Returns texts of the page that are not visible, except those for print or another width, for screen readers, for
 * visitors with JavaScript, such as forms and a booked call, and those of drawings.
 */
export const hiddenTexts = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, li, dt, dd, th, td, blockquote, label)').evaluateAll(
    (elements, exceptions) =>
      elements
        .filter((element) => !element.closest(exceptions))
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.textContent!.trim())
        .filter(Boolean),
    // A booking is known to scripts only.
    'form, .hidden, .booked-slot, .book-another, .noscript\\:hidden, .sr-only, [aria-hidden="true"], [role="img"], [role="status"]',
  )

/**
 * Texts that a box clips or that extend beyond the sides of the viewport, and texts smaller than `least` pixels. An image
 * may clip its texts, because it has a text alternative.
 */
export const unreadableTexts = (page: Page, least = 0) =>
  page.evaluate((leastSize) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { textContent, parentElement: parent } = walker.currentNode
      if (!textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest('svg, script, noscript')) continue
      const size = parseFloat(getComputedStyle(parent).fontSize)
      if (size < leastSize) found.push(`too small: ${textContent}: ${size}px`)
      if (parent.closest('.sr-only, [role="img"]')) continue
      // For screen readers only at some widths.
      if (Math.max(parent.offsetWidth, parent.offsetHeight) === 1) continue
      // Space after the last letter is not cut text.
      const range = document.createRange()
      range.setStart(walker.currentNode, textContent.length - textContent.trimStart().length)
      range.setEnd(walker.currentNode, textContent.trimEnd().length)
      const text = range.getBoundingClientRect()
      if (text.width === 0) continue
      const { letterSpacing, scale } = getComputedStyle(parent)
      const end = text.right - (parseFloat(letterSpacing) || 0) * (parseFloat(scale) || 1)
      let left = 0
      let right = document.documentElement.clientWidth
      let top = -Infinity
      let bottom = Infinity
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const frame = box.getBoundingClientRect()
        // Text in a scroll container can be scrolled into view.
        if (/auto|scroll/.test(overflowX)) {
          left = -Infinity
          right = Infinity
        }
        if (/hidden|clip/.test(overflowX)) {
          left = Math.max(left, frame.left)
          right = Math.min(right, frame.right)
        }
        if (/hidden|clip/.test(overflowY)) {
          top = Math.max(top, frame.top)
          bottom = Math.min(bottom, frame.bottom)
        }
        if (position === 'fixed') break
      }
      // The side bearing of a large last letter may lie outside its measure.
      const bearing = parent.closest('[class*="fitted"]') ? 0.06 * size * (parseFloat(scale) || 1) : 1
      const isCut =
        text.left < left - bearing || end > right + bearing || text.top < top - 2 || text.bottom > bottom + 2
      if (isCut) found.push(`clipped: ${textContent.trim().slice(0, 60)} in ${parent.tagName}.${parent.className}`)
    }
    return found
  }, least)

/**
 * Pairs of texts that lie over each other. Drawings are left out, and so are bars and the skip link, which lie over
 * the page. Of each line, only the part between cap height and baseline counts: the boxes of large lines overlap where their ink does not.
 */
export const overlappingTexts = (page: Page) =>
  page.evaluate(() => {
    const TOLERANCE = 2
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: { parent: Element; text: string; left: number; right: number; top: number; bottom: number }[] = []
    while (walker.nextNode()) {
      const { textContent, parentElement: parent } = walker.currentNode
      if (!textContent?.trim() || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue
      if (parent.closest('svg, script, noscript, .sr-only, [role="img"], header, aside, [href="#main"]')) continue
      // The boxes of scaled letters, and of drawn ones, are larger than their ink.
      if (getComputedStyle(parent).scale !== 'none' || parent.matches('[aria-hidden="true"] > span')) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const { left, right, top, bottom, height, width } of range.getClientRects()) {
        if (width < TOLERANCE) continue
        const text = textContent.trim().slice(0, 40)
        lines.push({ parent, text, left, right, top: top + 0.22 * height, bottom: bottom - 0.22 * height })
      }
    }
    const found = new Set<string>()
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        const width = Math.min(line.right, other.right) - Math.max(line.left, other.left)
        const height = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top)
        if (width > TOLERANCE && height > TOLERANCE) found.add(`${line.text} / ${other.text}`)
      }
    })
    return [...found]
  })

/** Controls whose target is smaller than 44 pixels, or 16 pixels for links in sentences. */
const smallTargets = (page: Page) =>
  page.locator('a, button, input, summary').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const target = control.closest('label') ?? control
      const { width, height } = target.getBoundingClientRect()
      if (width === 0 || !control.checkVisibility({ visibilityProperty: true })) return []
      // A link in a sentence, or a glossary term, is as high as its line.
      const inSentence = getComputedStyle(control).display === 'inline' || control.hasAttribute('aria-describedby')
      const least = inSentence && control.tagName !== 'INPUT' ? 16 : 44
      return Math.min(width, height) < least ? [`${control.outerHTML.slice(0, 100)}: ${width} × ${height}`] : []
    }),
  )

const DESKTOP = 1440

/** 1280 × 1024 pixels at 400% and at 200% zoom, a tablet and a desktop. */
const SCREENS = [
  [320, 256],
  [640, 512],
  [768, 900],
  [DESKTOP, 900],
] as const

/** WCAG 2.2, 1.4.12. */
export const WIDER_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Lists what is clipped or too small at 400% zoom, with WCAG text spacing, on a tablet and on a desktop. */
export async function layoutProblems(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const spacing of ['', WIDER_SPACING]) {
    await addStyles(page, spacing)
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      // The text scale is measured again in the frame after a change (lib/type/early.ts).
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
      // Content that scripts draw, such as the chart, is resized a moment later.
      await expect.poll(scrollWidth, { message: `${width} px: no horizontal scrolling` }).toBe(width)
      const problems = [
        ...(await unreadableTexts(page, width < DESKTOP ? 0 : 14)),
        ...(spacing ? [] : await smallTargets(page)).map((target) => `too small: ${target}`),
      ]
      found.push(...problems.map((problem) => `${width} px${spacing && ', wider spacing'}: ${problem}`))
    }
  }
  return found
}
