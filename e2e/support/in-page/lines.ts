import { boxesOf, nameOf } from './order'
import { groundOf, isClear } from './painted'
import { isShown } from './texts'

const SIDES = ['top', 'right', 'bottom', 'left'] as const
type Side = (typeof SIDES)[number]

/**
 * A line of a page: the elements that have it, its side, and the least width in pixels of the window. `between` is a line
 * between each two entries of the element.
 */
export type Line = readonly [selector: string, side: Side | 'around' | 'between', least?: number]

const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown)

/** Returns the lines that are missing, or that cannot be told from what is on both of their sides. */
export const missingLines = (lines: readonly Line[]) =>
  lines.flatMap(([selector, side, least = 0]) => {
    if (innerWidth < least) return []
    const elements = shown(selector)
    if (elements.length === 0) return [`${selector} is missing`]
    return elements.flatMap((element) => {
      if (side === 'between') return unseparatedEntries(element)
      const missing = (side === 'around' ? SIDES : [side]).filter((edge) => !hasLine(element, edge) && !isEdge(element))
      return missing.map((edge) => `${nameOf(element)} has no line on the ${edge} (${selector})`)
    })
  })

function unseparatedEntries(list: Element): string[] {
  const entries = boxesOf(list)
  return entries.slice(1).flatMap((entry, index) => {
    const before = entries[index]!
    const [box, other] = [entry, before].map((element) => element.getBoundingClientRect())
    const isBeside = box!.left >= other!.right - 2
    const isSeparated = isBeside
      ? hasLine(before, 'right') || hasLine(entry, 'left')
      : // An entry below the end of a row has the line of its row.
        hasLine(before, 'bottom') || hasLine(entry, 'top')
    return isSeparated ? [] : [`no line between ${nameOf(before)} and ${nameOf(entry)}`]
  })
}

/** Returns whether an element, or each of its cells, has a line on a side. */
function hasLine(element: Element, side: Side): boolean {
  if (isLinePainted(element, side)) return true
  const cells = element.matches('tr') ? [...element.children].filter(isShown) : []
  return cells.length > 0 && cells.every((cell) => isLinePainted(cell, side))
}

/** Returns whether the ground of an element shows where it ends: forced colours give its line the colour of its ground. */
function isEdge(element: Element): boolean {
  if (!matchMedia('(forced-colors: active)').matches) return false
  const { backgroundColor } = getComputedStyle(element)
  return !isClear(backgroundColor) && backgroundColor !== groundOf(element)
}

function isLinePainted(element: Element, side: Side): boolean {
  const style = getComputedStyle(element)
  const width = parseFloat(style.getPropertyValue(`border-${side}-width`))
  const colour = style.getPropertyValue(`border-${side}-color`)
  const inside = isClear(style.backgroundColor) ? groundOf(element) : style.backgroundColor
  return width > 0 && !isClear(colour) && colour !== inside
}

/** Least width in pixels of a line that replaces a ground. */
const HEAVY = 2

/** Returns the elements without a heavy line or outline. */
export const withoutHeavyLine = (selectors: readonly string[]) =>
  selectors.flatMap((selector) => {
    const elements = shown(selector)
    if (elements.length === 0) return [`${selector} is missing`]
    return elements
      .filter((element) => !hasHeavyLine(element))
      .map((element) => `${nameOf(element)} has no line of at least ${HEAVY} pixels (${selector})`)
  })

function hasHeavyLine(element: Element): boolean {
  const style = getComputedStyle(element)
  const hasBorder = SIDES.some(
    (side) => parseFloat(style.getPropertyValue(`border-${side}-width`)) >= HEAVY && isLinePainted(element, side),
  )
  return hasBorder || (parseFloat(style.outlineWidth) >= HEAVY && style.outlineStyle !== 'none')
}

/** Elements with a sign, and how many strokes it has, or that it is the mark of an entry of a list. */
export type Sign = readonly [selector: string, strokes: number | 'mark']

/**
 * Returns the signs, such as a plus, of which less than the given number of strokes is seen: layers of the background of the
 * element, or of a line in it.
 */
export const brokenSigns = (signs: readonly Sign[]) =>
  signs.flatMap(([selector, strokes]) => {
    const elements = shown(selector)
    if (elements.length === 0) return [`${selector} is missing`]
    return elements.flatMap((element) => {
      if (strokes === 'mark') return hasMark(element) ? [] : [`${nameOf(element)} has no mark (${selector})`]
      const seen = Math.max(...[element, ...element.querySelectorAll('*')].map(seenLayers))
      return seen < strokes ? [`${seen} of ${strokes} strokes of ${nameOf(element)}, ${selector}, are seen`] : []
    })
  })

function hasMark(entry: Element): boolean {
  const { display, listStyleType } = getComputedStyle(entry)
  const { color } = getComputedStyle(entry, '::marker')
  return display === 'list-item' && listStyleType !== 'none' && color !== groundOf(entry) && !isClear(color)
}

/** Returns how many of the one-colour layers of a background have a size, and another colour than what is behind them. */
function seenLayers(element: Element): number {
  const { backgroundImage, backgroundSize } = getComputedStyle(element)
  const colours = [...backgroundImage.matchAll(/gradient\((?:[^()]|\([^()]*\))*\)/g)].map(
    ([layer]) => /(rgba?|color|oklch|oklab|lab)\([^()]*\)/.exec(layer)?.[0] ?? 'none',
  )
  const sizes = backgroundSize.split(', ')
  return colours.filter((colour, index) => {
    const size = sizes[index % sizes.length]!.split(' ')
    return size.every((length) => parseFloat(length) !== 0) && !isClear(colour) && colour !== groundOf(element)
  }).length
}

/** Returns the elements that do not fill the slot around them, between its lines. */
export const unfilledSlots = (slots: readonly (readonly [child: string, slot: string, least?: number])[]) =>
  slots.flatMap(([selector, slotSelector, least = 0]) => {
    if (innerWidth < least) return []
    const children = shown(selector)
    if (children.length === 0) return [`${selector} is missing`]
    return children.flatMap((child) => {
      const slot = child.closest(slotSelector)
      if (!slot) return [`${nameOf(child)} is not in ${slotSelector}`]
      const box = child.getBoundingClientRect()
      const isFilled = box.width >= slot.clientWidth - 1 && box.height >= slot.clientHeight - 1
      const sizes = `${box.width} × ${box.height} of ${slot.clientWidth} × ${slot.clientHeight} pixels`
      return isFilled ? [] : [`${nameOf(child)} fills ${sizes} of ${slotSelector}`]
    })
  })
