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

/** Returns the boxes of the lines of a text, without the white space around it. */
export function linesOf(text: Text) {
  const range = document.createRange()
  range.setStart(text, text.length - text.data.trimStart().length)
  range.setEnd(text, text.data.trimEnd().length)
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
}

const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 50)

/** Returns an element, its classes and where it is. The `<font>` elements of a translation are skipped. */
function locate(element: Element): string {
  const named = element.closest(':not(font)')!
  const around = named.closest('section, header, footer, main')
  const heading = shorten(around?.querySelector('h1, h2, h3')?.textContent ?? '')
  const place = around ? ` in ${around.localName}${heading && ` “${heading}”`}` : ''
  return [named.localName, ...named.classList].join('.') + place
}

/** Returns an element with its text and where it is. */
export function describe(element: Element): string {
  const text = shorten(element.textContent)
  return `${locate(element)}${text && `, with the text “${text}”`}`
}

export const describeText = (text: Text) => `“${shorten(text.data)}” of ${locate(parentOf(text))}`
