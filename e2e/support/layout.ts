import { expect, type Locator, type Page } from 'playwright/test'

/** Asserts that the texts are shown in this order, whatever stands between them. */
export async function expectReads(place: Locator, texts: readonly string[]) {
  await expect(async () => {
    const shown = (await place.innerText()).replace(/\s+/g, ' ')
    let position = 0
    for (const text of texts) {
      const found = shown.indexOf(text.replace(/\s+/g, ' '), position)
      expect(found, `"${text}" after "${shown.slice(Math.max(0, position - 40), position)}"`).toBeGreaterThanOrEqual(0)
      position = found + text.length
    }
  }).toPass({ timeout: 5000 })
}

/** Links within sentences that nothing but their colour tells apart; axe passes those that are most of their sentence. */
export const bareLinks = (page: Page) =>
  page.locator(':is(main, footer) p:has(a) a:visible').evaluateAll((links) =>
    links
      .filter((link) => link.parentElement!.textContent!.trim() !== link.textContent!.trim())
      .map((link) => ({ link, style: getComputedStyle(link) }))
      .filter(({ style }) => style.display === 'inline' && !style.textDecorationLine.includes('underline'))
      .map(({ link }) => link.outerHTML),
  )

/** Texts of the page that are cut off by a box or reach beyond the sides of the screen; a picture has its sentence. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    while (walker.nextNode()) {
      const { textContent, parentElement: holder } = walker.currentNode
      if (
        !textContent?.trim() ||
        !holder?.checkVisibility({ visibilityProperty: true }) ||
        holder.closest('.sr-only, [role="img"], svg, script, noscript')
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const text = range.getBoundingClientRect()
      if (text.width === 0) continue
      let [left, right] = [0, document.documentElement.clientWidth]
      let [top, bottom] = [-Infinity, Infinity]
      for (let box: Element | null = holder; box; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const frame = box.getBoundingClientRect()
        // What scrolls loses nothing.
        if (/auto|scroll/.test(overflowX)) [left, right] = [-Infinity, Infinity]
        if (/hidden|clip/.test(overflowX)) [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
        if (/hidden|clip/.test(overflowY)) [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
        if (position === 'fixed') break
      }
      const isCut = text.left < left - 1 || text.right > right + 1 || text.top < top - 2 || text.bottom > bottom + 2
      if (isCut) cut.push(`${textContent.trim().slice(0, 60)} in ${holder.tagName}.${holder.className}`)
    }
    return cut
  })

/** Texts too small to read across a desk: under 15 pixels, or 14 for legal lines. */
const smallTexts = (page: Page) =>
  page.locator('body :not(script, style, noscript, svg *)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim())
      if (!text || !element.checkVisibility({ visibilityProperty: true })) return []
      const size = parseFloat(getComputedStyle(element).fontSize)
      return size < (element.matches('footer .text-legal') ? 14 : 15) ? [`${text.textContent}: ${size}px`] : []
    }),
  )

/** Buttons, links and fields whose target is smaller than it should be, in pixels. */
const smallTargets = (page: Page) =>
  page.locator('a, button, input, summary').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const target = control.closest('label') ?? control
      const { width, height } = target.getBoundingClientRect()
      if (width === 0 || !control.checkVisibility({ visibilityProperty: true })) return []
      // A link in a sentence is as high as its line; a word that explains itself stands in one too.
      const inSentence = getComputedStyle(control).display === 'inline' || control.hasAttribute('aria-describedby')
      const least = inSentence && control.tagName !== 'INPUT' ? 16 : 44
      return Math.min(width, height) < least ? [`${control.outerHTML.slice(0, 100)}: ${width} × ${height}`] : []
    }),
  )

const DESKTOP = 1440

/** 1280 by 1024 pixels at 400 and at 200 per cent, a tablet and a desktop. */
const SCREENS = [
  [320, 256],
  [640, 512],
  [768, 900],
  [DESKTOP, 900],
] as const

/** WCAG 2.2, 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** What does not fit at 400 per cent, with wider spacing, or under a thumb, or is too small on a desk. */
export async function misfits(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const spacing of ['', SPACING]) {
    // The policy keeps a <style> element out, but not a sheet of the page's own making.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }, spacing)
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
      // What scripts draw, such as the chart, follows the screen a moment later.
      await expect.poll(scrollWidth, { message: `${width} px: nothing to scroll sideways` }).toBe(width)
      const problems = [
        ...(await cutTexts(page)).map((text) => `cut off: ${text}`),
        ...(spacing ? [] : await smallTargets(page)).map((target) => `too small: ${target}`),
        ...(width < DESKTOP ? [] : await smallTexts(page)).map((text) => `too small: ${text}`),
      ]
      found.push(...problems.map((problem) => `${width} px${spacing && ', wider spacing'}: ${problem}`))
    }
  }
  return found
}
