import { finishAnimations, longAnimations, settleAt } from './motion'
import { describe, describeText, isShown, linesOf, parentOf, shownTexts } from './texts'

const OUTSIDE = 'is outside the window'

/**
 * Scrolls through the page, and returns the texts that can be read at no position, because another element covers them or an
 * element around them is transparent, the texts of the bar and of the strip that are covered at a position, and the animations
 * that last too long. The running time of the dial is left out.
 */
export async function faultsWhileScrolling(): Promise<string[]> {
  const styles = new CSSStyleSheet()
  // elementsFromPoint ignores elements that receive no pointer events.
  styles.replaceSync('*, ::before, ::after { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(styles)
  const texts = shownTexts().filter((text) => !parentOf(text).closest('.skip-link, .dial-digits'))
  const unread = new Map(texts.map((text) => [text, OUTSIDE]))
  const others = new Set<string>()
  const end = document.documentElement.scrollHeight
  for (let top = 0; top < end; top += innerHeight / 3) {
    await settleAt(top)
    for (const fault of [...longAnimations(), ...coveredBars()]) others.add(fault)
    finishAnimations()
    for (const text of unread.keys()) {
      const problem = problemOf(text)
      if (!problem) unread.delete(text)
      else if (problem !== OUTSIDE) unread.set(text, problem)
    }
  }
  document.adoptedStyleSheets.pop()
  return [...[...unread].map(([text, problem]) => `${describeText(text)} ${problem}`), ...others]
}

/** Returns why a text cannot be read at the present scroll position. */
function problemOf(text: Text): string | undefined {
  const parent = parentOf(text)
  const lines = linesOf(text)
  if (lines.length === 0) return undefined
  if (!lines.every(isInWindow)) return OUTSIDE
  const opacity = opacityOf(parent)
  if (opacity < 0.99) return `has the opacity ${opacity.toFixed(2)}`
  const points = lines.flatMap(({ left, width, top, bottom }) =>
    [0.1, 0.5, 0.9].map((share) => [left + width * share, (top + bottom) / 2] as const),
  )
  for (const [x, y] of points) {
    const cover = coverAt(parent, x, y)
    if (cover) return cover
  }
  return undefined
}

function isInWindow({ top, bottom }: DOMRect): boolean {
  const middle = (top + bottom) / 2
  return middle > 0 && middle < innerHeight
}

function opacityOf(element: Element): number {
  const around = element.parentElement
  return Number(getComputedStyle(element).opacity) * (around ? opacityOf(around) : 1)
}

/** Returns what covers a text at a point of the window, or the control that it lies on without being a part of it. */
function coverAt(parent: Element, x: number, y: number): string | undefined {
  // A toast closes by itself.
  const stack = document.elementsFromPoint(x, y).filter((element) => !element.closest('[data-sonner-toaster]'))
  const place = stack.findIndex((element) => parent.contains(element))
  const above = place < 0 ? stack.filter((element) => !element.contains(parent)) : stack.slice(0, place)
  const cover = above.find((element) => covers(element, parent, x, y))
  if (cover) return `is covered by ${describe(cover)}`
  const ground = stack.slice(place + 1).find((element) => element.contains(parent) || paints(element))
  return ground?.matches('a, button, input') && !ground.contains(parent) ? `lies on ${describe(ground)}` : undefined
}

function covers(element: Element, parent: Element, x: number, y: number): boolean {
  if (paints(element, '::before') || paints(element, '::after')) return true
  // An element around the text is above it with a pseudo-element only.
  return !element.contains(parent) && (paints(element) || hasLettersAt(element, x, y))
}

function paints(element: Element, pseudo?: string): boolean {
  const { backgroundColor, backgroundImage, content, opacity, visibility } = getComputedStyle(element, pseudo)
  if (pseudo && content === 'none') return false
  const isFaint = /^rgba\(.*, 0(\.0\d*)?\)$|\/ 0(\.0\d*)?\)$|^transparent$/.test(backgroundColor)
  return visibility === 'visible' && opacity !== '0' && (!isFaint || backgroundImage !== 'none')
}

/** Returns whether letters of an element are at a point. Their boxes are taller than they are. */
const hasLettersAt = (element: Element, x: number, y: number) =>
  [...element.childNodes]
    .filter((child) => child instanceof Text && child.data.trim())
    .flatMap((child) => linesOf(child))
    .some(({ left, right, top, height }) => x > left && x < right && y > top + height * 0.3 && y < top + height * 0.75)

/** Returns the shown texts below a size in pixels, and second-level headings below another. */
export const smallTexts = (least: number, leastOfTitles: number) =>
  shownTexts().flatMap((text) => {
    const size = parseFloat(getComputedStyle(parentOf(text)).fontSize)
    // A title in the typeface of the texts labels a list or a table.
    const isTitle = parentOf(text).closest('h2:not(.font-text)')
    // Texts without a size are for copying.
    const isSmall = size > 0 && size < (isTitle ? leastOfTitles : least) - 0.01
    return isSmall ? [`${describeText(text)}: ${size} px`] : []
  })

/** Returns the words that are broken over lines without a hyphen. */
export const brokenWords = () =>
  shownTexts()
    // An address has no spaces.
    .filter(({ data }) => !data.includes('@'))
    .flatMap((text) =>
      [...text.data.matchAll(/[\p{L}\d]{2,}/gu)].flatMap(({ 0: word, index }) => {
        const [first, ...rest] = linesOf(text, index, index + word.length)
        const isBroken = rest.some(({ top }) => top >= first!.bottom - 1)
        return isBroken ? [`“${word}” in ${describeText(text)}`] : []
      }),
    )

/** Returns the fragments of the page whose first line is covered, such as by a sticky bar, when a URL leads to them. */
export async function coveredFragments(): Promise<string[]> {
  const covered: string[] = []
  for (const target of document.querySelectorAll('main [id]:is(section, li, h2, h3, div)')) {
    const heading = target.matches('h2, h3') ? target : target.querySelector('h1, h2, h3')
    if (!heading || !isShown(heading)) continue
    target.scrollIntoView({ block: 'start', behavior: 'instant' })
    await settleAt(scrollY)
    const [line] = linesOf(heading)
    if (!line) continue
    const topmost = document.elementFromPoint(line.left + 2, line.top + line.height / 2)
    if (!topmost?.contains(heading) && !heading.contains(topmost))
      covered.push(`#${target.id} by ${topmost ? describe(topmost) : 'the edge of the window'}`)
  }
  return covered
}

/** Returns the texts of the bar and of the strip that something covers, or that it cuts off, at the present scroll position. */
function coveredBars(): string[] {
  const texts = shownTexts().filter((text) => parentOf(text).closest('.bar, .strip'))
  return texts.flatMap((text) => {
    const bar = parentOf(text).closest('.bar, .strip')!
    return linesOf(text).flatMap(({ left, width, top, height }) => {
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2)
      // At the end of the page, the strip leaves the window.
      const isCovered = topmost ? !bar.contains(topmost) : top > 0 && top < innerHeight
      return isCovered
        ? [`${describeText(text)}, scrolled to ${scrollY}, is covered by ${topmost && describe(topmost)}`]
        : []
    })
  })
}
