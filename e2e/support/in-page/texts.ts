/** Drawings, texts for screen readers, and documents of others. */
const NO_TEXT = '.sr-only, svg, [role="img"], iframe'

/** Returns the texts that the page shows, unless they are in an element that matches a selector. */
export function shownTexts(except = NO_TEXT): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter((text) => text.data.trim() && isShown(parentOf(text)) && !parentOf(text).closest(except))
}

export const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

export const parentOf = (node: Node) => node.parentElement!

/** Returns the boxes of the lines of an element or a text, or of some characters of a text. */
export function linesOf(node: Node, from = 0, to = node instanceof Text ? node.length : node.childNodes.length) {
  const range = document.createRange()
  range.setStart(node, from)
  range.setEnd(node, to)
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
}

/** Returns an element and its classes. The `<font>` elements of a translation are skipped. */
export function describe(element: Element): string {
  const named = element.closest(':not(font)')!
  return `${named.localName}.${named.getAttribute('class') ?? ''}`
}

export const describeText = (text: Text) => `“${text.data.trim().slice(0, 50)}” of ${describe(parentOf(text))}`
