import { describe, isShown, linesOf, parentOf, shownTexts } from './texts'

/** Returns the boxes that follow each other in an element: its shown children, and the children of those without a box. */
export function boxesOf(element: Element): Element[] {
  return [...element.children].flatMap((child) => {
    const { display, position } = getComputedStyle(child)
    if (display === 'contents') return boxesOf(child)
    const { width, height } = child.getBoundingClientRect()
    const isInFlow = position === 'static' || position === 'relative'
    return isInFlow && isShown(child) && width >= 2 && height >= 2 ? [child] : []
  })
}

/** Describes an element with the beginning of its text. */
export function nameOf(element: Element): string {
  const text = element.textContent.replace(/\s+/g, ' ').trim().slice(0, 40)
  return text ? `“${text}” of ${describe(element)}` : `${describe(element)} in ${describe(parentOf(element))}`
}

/** Returns where a box is that should be below or to the right of the one before it, if it is neither. */
function misplacement(before: DOMRect, box: DOMRect): string | undefined {
  if (box.bottom <= before.top + 1) return 'is above'
  const shared = Math.min(before.bottom, box.bottom) - Math.max(before.top, box.top)
  const isInRow = shared > Math.min(before.height, box.height) / 2
  return isInRow && box.right <= before.left + 1 ? 'is to the left of' : undefined
}

/**
 * Returns the elements that are shown in another order than they are read: above, or to the left of, the one before them.
 * @param placed selector of the elements that their stylesheet places in another order on purpose.
 */
export function disorder(placed: string): string[] {
  const parents = [...document.querySelectorAll('header, main, main :not(svg, svg *), footer, footer *')]
  return parents.flatMap((parent) => {
    const boxes = boxesOf(parent)
    return boxes.slice(1).flatMap((box, index) => {
      const before = boxes[index]!
      if (box.matches(placed) || before.matches(placed)) return []
      const place = misplacement(before.getBoundingClientRect(), box.getBoundingClientRect())
      return place ? [`${nameOf(box)} ${place} ${nameOf(before)}`] : []
    })
  })
}

/** Parts of a page that begin where an element begins, and end where another one ends, and the least width in pixels at which they do. */
export type Column = readonly [part: string, from: string, to: string, least?: number]

/** Returns the parts that do not share the edges of their column. */
export const misalignedParts = (columns: readonly Column[]) =>
  columns.flatMap(([selector, from, to, least = 0]) => {
    if (innerWidth < least) return []
    const [part, first, last] = [selector, from, to].map((name) => document.querySelector(name))
    if (!part || !first || !last) return [`${selector}, ${from} or ${to} is missing`]
    const { left, right } = part.getBoundingClientRect()
    const start = first.getBoundingClientRect().left
    const end = last.getBoundingClientRect().right
    return [
      ...(Math.abs(left - start) > 2 ? [`${nameOf(part)} begins at ${left}, and ${nameOf(first)} at ${start}`] : []),
      ...(Math.abs(right - end) > 2 ? [`${nameOf(part)} ends at ${right}, and ${nameOf(last)} at ${end}`] : []),
    ]
  })

/**
 * Returns the cells of rows with the same number of cells that share neither edge with the cell above them, which is in the row
 * before. In a table, this goes for the texts of its data cells too. Cells that span columns are left out.
 * @param rows selector of the rows. Those of an element with another parent, or with another number of cells, are another grid.
 */
export const raggedColumns = (rows: string) =>
  [...document.querySelectorAll(rows)].flatMap((row, index, all) => {
    const before = all[index - 1]
    const [cells, above] = [row, before].map((element) => (element ? boxesOf(element) : []))
    const isSameGrid = before?.closest('table, .week') === row.closest('table, .week')
    if (!isSameGrid || cells!.length !== above!.length) return []
    return cells!.flatMap((cell, column) => {
      const other = above![column]!
      const isBelow =
        shareEdge(cell.getBoundingClientRect(), other.getBoundingClientRect()) &&
        (!cell.matches('td') || shareEdge(textEdges(cell), textEdges(other)))
      return isBelow ? [] : [`${nameOf(cell)} is not below ${nameOf(other)}`]
    })
  })

type Edges = Pick<DOMRect, 'left' | 'right'>

const shareEdge = (box: Edges, other: Edges) =>
  Math.abs(box.left - other.left) <= 2 || Math.abs(box.right - other.right) <= 2

/** Returns the horizontal edges of the texts that a cell shows. */
function textEdges(cell: Element) {
  const lines = shownTexts().flatMap((text) => (cell.contains(text) ? linesOf(text) : []))
  return { left: Math.min(...lines.map(({ left }) => left)), right: Math.max(...lines.map(({ right }) => right)) }
}
