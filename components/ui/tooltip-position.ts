/** Pixels between a tooltip and the row that it explains. */
export const GAP = 8
/** Pixels between a tooltip or a row and the edge of the window. */
export const EDGE = 16
/** Pixels of a row's surroundings, in which a tooltip of a few lines fits. */
const ENOUGH_ROOM = 160

const rowOf = (term: Element) => term.closest('p, li, tr, dd') ?? term

function boxOf(row: Element): DOMRect {
  const text = document.createRange()
  text.selectNodeContents(row)
  return text.getBoundingClientRect()
}

/**
 * Returns the position of a term's tooltip, relative to the term. It opens on the side of its row that is nearer to the
 * term. Where there is no space, it opens on the other side, and does not cover the row there either.
 */
export function besideRow(term: Element) {
  const row = boxOf(rowOf(term))
  const { top, bottom } = term.getBoundingClientRect()
  const above = top - row.top
  const below = row.bottom - bottom
  return { side: above < below ? ('bottom' as const) : ('top' as const), sideOffset: Math.max(above, below, 0) + GAP }
}

/**
 * In a low window, as at 400% zoom, scrolls the row of a term to one edge, so that its tooltip has the other one. The
 * position is whole pixels: Firefox would round it later, with a second scroll event.
 */
export function makeRoom(term: Element): void {
  const { top, bottom } = boxOf(rowOf(term))
  if (Math.max(top, innerHeight - bottom) >= ENOUGH_ROOM) return
  const distance = besideRow(term).side === 'top' ? bottom - innerHeight + EDGE : top - EDGE
  scrollTo({ top: Math.round(scrollY + distance), behavior: 'instant' })
}
