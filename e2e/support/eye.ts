import axe from 'axe-core'
import type { Page } from 'playwright/test'

// What a person sees: whether each text can be read, where it is, and against what.

/** Scrolls through the page, and runs the frames in which scroll-driven animations and observers follow. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })

/**
 * Scrolls through the page, and returns the texts that can be read at no position: another element covers them, or an element
 * around them is transparent. Drawings, texts for screen readers and the running time of the dial are left out.
 */
export const unreadableTexts = (page: Page) =>
  page.evaluate(async () => {
    const everywhere = new CSSStyleSheet()
    // elementsFromPoint ignores elements that receive no pointer events.
    everywhere.replaceSync('*, ::before, ::after { pointer-events: auto !important }')
    document.adoptedStyleSheets.push(everywhere)
    const texts = new Map<Text, { parent: Element; problem: string }>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const parent = node.parentElement!
      if (
        node.data.trim() &&
        parent.checkVisibility({ visibilityProperty: true }) &&
        !parent.closest('.sr-only, .skip-link, .dial-digits, svg, [role="img"], iframe')
      )
        texts.set(node, { parent, problem: 'is outside the window' })
    }
    const describe = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`
    const isClear = (colour: string) => /\/ 0(\.0\d*)?\)|, 0(\.0\d*)?\)$|^transparent$/.test(colour)
    const paints = (element: Element, pseudo?: string) => {
      const { backgroundColor, backgroundImage, content, opacity, visibility } = getComputedStyle(element, pseudo)
      if (pseudo && content === 'none') return false
      return visibility === 'visible' && opacity !== '0' && (!isClear(backgroundColor) || backgroundImage !== 'none')
    }
    /** Whether letters of an element are at a point: a box of letters is taller than they are. */
    const hasTextAt = (element: Element, x: number, y: number) =>
      [...element.childNodes].some((child) => {
        if (!(child instanceof Text) || !child.data.trim()) return false
        const range = document.createRange()
        range.selectNode(child)
        return [...range.getClientRects()].some(
          ({ left, right, top, height }) => x > left && x < right && y > top + height * 0.3 && y < top + height * 0.75,
        )
      })
    const opacityOf = (element: Element) => {
      let opacity = 1
      for (let around: Element | null = element; around; around = around.parentElement)
        opacity *= Number(getComputedStyle(around).opacity)
      return opacity
    }
    const paintsOver = (element: Element) => paints(element, '::before') || paints(element, '::after')
    /** Returns what covers a text at a point of the window, or the control that it lies on without being a part of it. */
    const coverAt = (parent: Element, x: number, y: number) => {
      // A toast closes by itself.
      const stack = document.elementsFromPoint(x, y).filter((element) => !element.closest('[data-sonner-toaster]'))
      const place = stack.findIndex((element) => element === parent || parent.contains(element))
      const above = place < 0 ? stack.filter((element) => !element.contains(parent)) : stack.slice(0, place)
      const cover = above.find((element) =>
        // An element around the text is above it with a pseudo-element only.
        element.contains(parent)
          ? paintsOver(element)
          : paints(element) || paintsOver(element) || hasTextAt(element, x, y),
      )
      if (cover) return `is covered by ${describe(cover)}`
      const ground = stack.slice(place + 1).find((element) => element.contains(parent) || paints(element))
      return ground?.matches('a, button, input') && !ground.contains(parent) && `lies on ${describe(ground)}`
    }
    const problemOf = (node: Text, parent: Element) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      if (boxes.length === 0) return
      const isInWindow = boxes.every(
        ({ top, bottom }) =>
          bottom > 0 && top < innerHeight && (bottom + top) / 2 > 0 && (bottom + top) / 2 < innerHeight,
      )
      if (!isInWindow) return 'is outside the window'
      if (opacityOf(parent) < 0.99) return `has the opacity ${opacityOf(parent).toFixed(2)}`
      for (const { left, right, top, bottom } of boxes)
        for (const share of [0.1, 0.5, 0.9]) {
          const cover = coverAt(parent, left + (right - left) * share, (top + bottom) / 2)
          if (cover) return cover
        }
      return
    }
    const end = document.documentElement.scrollHeight
    for (let top = 0; top < end && texts.size > 0; top += innerHeight / 3) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      for (const [node, text] of texts) {
        const problem = problemOf(node, text.parent)
        if (!problem) texts.delete(node)
        else if (problem !== 'is outside the window') text.problem = problem
      }
    }
    document.adoptedStyleSheets.pop()
    return [...texts].map(
      ([{ data }, { parent, problem }]) => `“${data.trim().slice(0, 50)}” of ${describe(parent)} ${problem}`,
    )
  })

/** Returns the visible texts below a size in pixels, and second-level headings below another. */
export const smallTexts = (page: Page, limits: { text: number; h2: number }) =>
  page.evaluate(({ text, h2 }) => {
    const found: string[] = []
    for (const element of document.body.querySelectorAll('*')) {
      const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim())
      if (
        texts.length === 0 ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('.sr-only, svg, [role="img"]')
      )
        continue
      // A title in the typeface of the texts labels a list or a table.
      const least = element.closest('h2:not(.font-clerk)') ? h2 : text
      const size = parseFloat(getComputedStyle(element).fontSize)
      // Texts without a size are for copying.
      if (size > 0 && size < least - 0.01)
        found.push(
          `“${element.textContent.trim().slice(0, 40)}” of ${element.localName}.${element.className}: ${size} px`,
        )
    }
    return found
  }, limits)

/** Returns the words that are broken over lines without a hyphen. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const parent = node.parentElement!
      if (!parent.checkVisibility({ visibilityProperty: true }) || parent.closest('.sr-only, svg, [role="img"]'))
        continue
      // An address has no spaces.
      if (node.data.includes('@')) continue
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\d]{2,}/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 0)
        if (rest.some(({ top }) => top >= first!.bottom - 1))
          found.push(`“${word}” of ${parent.localName}.${parent.className}`)
      }
    }
    return found
  })

/** Returns the fragments of the page whose first line is covered, such as by a sticky bar, when a URL leads to them. */
export const coveredFragments = (page: Page) =>
  page.evaluate(async () => {
    const covered: string[] = []
    for (const target of document.querySelectorAll('main [id]:is(section, li, h2, h3, div)')) {
      const text = target.matches('h2, h3') ? target : target.querySelector('h1, h2, h3')
      if (!text?.checkVisibility()) continue
      target.scrollIntoView({ block: 'start', behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const range = document.createRange()
      range.selectNodeContents(text)
      const [line] = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2)
      if (!line) continue
      const { left, top, height } = line
      const topmost = document.elementFromPoint(left + 2, top + height / 2)
      if (!topmost?.contains(text) && !text.contains(topmost))
        covered.push(`#${target.id} by ${topmost?.outerHTML.slice(0, 80) ?? 'the edge of the window'}`)
    }
    return covered
  })

/** Returns the animations of the page that are neither finished nor driven by scrolling. */
export const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { target, pseudoElement } = animation.effect as KeyframeEffect
      const name = (animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty
      return `${name} of ${target?.outerHTML.slice(0, 80)}${pseudoElement ?? ''}`
    }),
  )

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Removes what keeps axe from judging texts: the area of the strip, which covers the page, parts that cover texts without
 * hiding them, the texts under the last state of a slot, the strokes on buttons and texts, and the page behind a tooltip.
 */
const UNCOVERED = `
  .strip-area, .strip { position: relative }
  .theme-option > input, .calendar-frame:not(:has(iframe)), .diary-arrival > i:not(:last-of-type) { visibility: hidden }
  [data-button], button, s, s * { background-image: none !important }
  body:has([data-tooltip]) > :not(:has([data-tooltip])) { opacity: 0 }
`

type Axe = typeof axe

/** Runs axe on the open page. Returns its violations, how many texts have a contrast that it judged, and why others have none. */
export async function runAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([tags, uncovered]) => {
      const styles = new CSSStyleSheet()
      styles.replaceSync(uncovered)
      document.adoptedStyleSheets.push(styles)
      // The calendar's document is a stub. To preload a stylesheet, axe would fetch it, which the page's policy blocks.
      const options = { runOnly: tags, iframes: false, preload: false, elementRef: true } as const
      const results = await (window as unknown as { axe: Axe }).axe.run(document, options)
      document.adoptedStyleSheets.pop()
      const contrastOf = (list: typeof results.passes) =>
        list.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes)
      return {
        violations: results.violations.flatMap(({ id, nodes }) =>
          nodes
            // A tooltip is outside the landmarks, but its text also describes its button.
            .filter(({ element }) => !(id === 'region' && element!.querySelector('[data-tooltip]')))
            .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
        ),
        judged: contrastOf([...results.violations, ...results.passes]).length,
        unjudged: contrastOf(results.incomplete).map(({ html, any }) => `${any[0]?.message} ${html.slice(0, 90)}`),
      }
    },
    [TAGS, UNCOVERED] as const,
  )
}
