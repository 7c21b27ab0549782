import { describe, describeText, linesOf, parentOf, shownTexts } from './texts'

/**
 * Returns what does not fit: the elements that make the page wider than the window, and the texts that end beyond the sides of
 * the window or are clipped by an element around them.
 */
export function overflow(): string[] {
  const { scrollWidth } = document.documentElement
  const wide = [...document.body.querySelectorAll('*')]
    .filter((element) => scrollWidth > innerWidth && element.getBoundingClientRect().right > innerWidth)
    .map((element) => `${describe(element)} makes the page ${scrollWidth} pixels wide`)
  const cut = shownTexts().flatMap((text) => {
    const cutter = linesOf(text)
      .map((line) => cutterOf(parentOf(text), line))
      .find(Boolean)
    return cutter ? [`${describeText(text)} is cut by ${cutter}`] : []
  })
  return [...wide, ...cut]
}

/** Returns a description of what cuts a line of text off, if anything does. */
function cutterOf(parent: Element, line: DOMRect): string | undefined {
  const fontSize = parseFloat(getComputedStyle(parent).fontSize)
  // The last letter of a large line has a side bearing, and a line box is taller than its letters.
  const side = fontSize * 0.06 + 1
  const vertical = fontSize * 0.25
  if (line.left < -side || line.right > innerWidth + side) return 'the window'
  for (let around: Element | null = parent; around; around = around.parentElement) {
    const { display, overflowX, overflowY } = getComputedStyle(around)
    // These have no box of their own that clips.
    if (display === 'inline' || display === 'contents') continue
    const { left, right, top, bottom } = around.getBoundingClientRect()
    const isBeside = line.left < left - side || line.right > right + side
    const isAboveOrBelow = line.top < top - vertical || line.bottom > bottom + vertical
    if ((clips(overflowX) && isBeside) || (clips(overflowY) && isAboveOrBelow)) return describe(around)
  }
  return undefined
}

const clips = (value: string) => value === 'clip' || value === 'hidden'
