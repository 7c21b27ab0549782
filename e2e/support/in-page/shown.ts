import { describe, describeText, isShown, linesOf, parentOf, shownTexts } from './texts'

/** What is shown at one width: its size in pixels, and the typeface of a text. */
export type Shown = Record<string, { size: number; face: string }>

/** Drawings, texts that change, and the days of the floating button, which phones have no room for. */
const NOT_EVERYWHERE = '.sr-only, svg, [role="img"], iframe, [aria-live], [role="status"], aside [aria-hidden]'

/** Returns the shown texts with their font sizes, and controls and drawings with their smaller sides, each by a description. */
export function shownSizes(): Shown {
  const shown: Shown = {}
  const add = (name: string, size: number, face = '') => {
    let key = name
    for (let count = 2; key in shown; count += 1) key = `${name}, number ${count}`
    shown[key] = { size, face }
  }
  for (const text of shownTexts(NOT_EVERYWHERE)) {
    const { fontSize, fontFamily } = getComputedStyle(parentOf(text))
    if (linesOf(text).length > 0) add(describeText(text), parseFloat(fontSize), fontFamily)
  }
  for (const element of document.querySelectorAll('a, button, input, svg, [role="img"]')) {
    const { width, height } = element.getBoundingClientRect()
    if (!isShown(element) || width === 0) continue
    const name = element.getAttribute('aria-label') ?? element.textContent.trim()
    const kind = element.matches('a, button, input') ? 'control' : 'drawing'
    add(`${kind} “${name.slice(0, 40)}” of ${describe(element)}`, Math.min(width, height))
  }
  return shown
}
