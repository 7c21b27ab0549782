import { describe, describeText, parentOf, shownTexts } from './texts'

export const isClear = (colour: string) => /^(none|transparent|rgba\(.*, 0\))$|\/ 0\)$/.test(colour)

/** Returns the colours in which an element is painted: its ground, its lines, and its pseudo-elements. */
function coloursOf(element: Element): string[] {
  const isShape = element instanceof SVGElement && !(element instanceof SVGSVGElement)
  const { fill, stroke, strokeWidth } = getComputedStyle(element)
  const own = isShape ? [fill, strokeWidth === '0px' ? 'none' : stroke] : coloursOfBox(element)
  const colours = [...own, ...coloursOfBox(element, '::before'), ...coloursOfBox(element, '::after')]
  return colours.filter((colour) => !isClear(colour))
}

function coloursOfBox(element: Element, pseudo?: string): string[] {
  const style = getComputedStyle(element, pseudo)
  if (pseudo && style.content === 'none') return []
  return [
    style.backgroundColor,
    ...(style.backgroundImage.match(/(rgba?|color|oklch|lab)\([^()]*\)/g) ?? []),
    parseFloat(style.borderTopWidth) > 0 ? style.borderTopColor : 'none',
    parseFloat(style.borderBottomWidth) > 0 ? style.borderBottomColor : 'none',
    parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none' ? style.outlineColor : 'none',
  ]
}

/** Returns the colour behind an element. */
export function groundOf({ parentElement: around }: Element): string {
  const { backgroundColor } = getComputedStyle(around ?? document.documentElement)
  return around && isClear(backgroundColor) ? groundOf(around) : backgroundColor
}

function isPainted(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  // The box of a shape is without its stroke: a line has no height.
  const hasSize = element instanceof SVGElement ? width + height > 0 : width > 0 && height > 0
  return isSeen && hasSize && coloursOf(element).some((colour) => colour !== groundOf(element))
}

const partsOf = (selector: string) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility())

/** Returns the parts of drawings that are missing, or that cannot be told from what is behind them. */
export const unpaintedParts = (selectors: readonly string[]) =>
  selectors.flatMap((selector) => {
    const parts = partsOf(selector)
    const unpainted = parts.filter((part) => !isPainted(part)).length
    if (parts.length === 0) return [`${selector} is missing`]
    return unpainted > 0 ? [`${unpainted} of ${parts.length} ${selector} are not painted`] : []
  })

/** Returns the pairs of parts that have the same colours. */
export const indistinctParts = (pairs: readonly (readonly [string, string])[]) =>
  pairs.flatMap((pair) => {
    const [first, second] = pair.map((selector) => appearanceOf(partsOf(selector)[0]))
    return first === second ? [`${pair.join(' and ')} have the same colours: ${first}`] : []
  })

/** Returns the fill of a part, or the colours of its lines if it has none. */
function appearanceOf(part: Element | undefined): string | undefined {
  if (!part) return undefined
  const { fill, backgroundColor } = getComputedStyle(part)
  const ground = part instanceof SVGElement ? fill : backgroundColor
  return isClear(ground) ? `hollow, ${coloursOf(part).join()}` : ground
}

/** Returns the elements `.ground-white` and `.ground-inverse` with the background of what is behind them, or of the other class. */
export function indistinctGrounds(): string[] {
  const found: string[] = []
  const colours = new Map<string, string>()
  for (const element of partsOf('main :is(.ground-white, .ground-inverse)')) {
    const name = element.matches('.ground-white') ? 'ground-white' : 'ground-inverse'
    const { backgroundColor } = getComputedStyle(element)
    if (isClear(backgroundColor)) continue
    const isNested = parentOf(element).closest('.ground-white, .ground-inverse')?.classList.contains(name)
    if (!isNested && backgroundColor === groundOf(element)) found.push(`${describe(element)} is like its ground`)
    for (const [other, colour] of colours)
      if ((other === name) !== (colour === backgroundColor))
        found.push(`${name} is ${backgroundColor}, and ${other} is ${colour}`)
    colours.set(name, backgroundColor)
  }
  return found
}

/** Returns the white cells of weeks without a text: white means booked. */
export function blankBookings(): string[] {
  const white = getComputedStyle(document.documentElement).getPropertyValue('--white-light').trim()
  const probe = document.body.appendChild(document.createElement('i'))
  const [light, dark] = [white, 'var(--white)'].map((colour) => {
    probe.style.backgroundColor = colour
    return getComputedStyle(probe).backgroundColor
  })
  probe.remove()
  return partsOf('.week-row > *, .strip-days > *, .booked-hour > *')
    .filter((cell) => [light, dark].includes(getComputedStyle(cell).backgroundColor) && !cell.textContent?.trim())
    .map((cell) => `${describe(cell)} is white and empty`)
}

/** Returns the headings and prices that the main part shows in elements that match a selector. */
export function headingsAndPrices(selector: string): string[] {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const headings = [...document.querySelectorAll(`main :is(h1, h2, h3):is(${selector})`)].filter(isSeen)
  // The chart is for screens only, and its table is printed.
  const texts = shownTexts('svg').filter((text) => parentOf(text).closest('main') && isSeen(parentOf(text)))
  const prices = texts.flatMap(({ data }) => data.match(/£[\d,]+/g) ?? [])
  return [...headings.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()), ...prices]
}

/** Returns the texts whose contrast against white paper is below 4.5:1. Browsers print no backgrounds. */
export const paleTexts = () =>
  shownTexts().flatMap((text) => {
    const contrast = 1.05 / (luminanceOf(getComputedStyle(parentOf(text)).color) + 0.05)
    return contrast < 4.5 ? [`${describeText(text)}: ${contrast.toFixed(1)}:1`] : []
  })

/** Returns the elements whose size other styles depend on. Firefox does not know these sizes on paper. */
export const sizedContainers = () =>
  [...document.querySelectorAll('body *')].flatMap((element) => {
    const { containerType } = getComputedStyle(element)
    return containerType === 'normal' ? [] : [`${describe(element)} is a container of ${containerType}`]
  })

/** Returns the relative luminance of a colour on white. */
function luminanceOf(colour: string): number {
  const context = document.createElement('canvas').getContext('2d')!
  for (const fill of ['#fff', colour]) {
    context.fillStyle = fill
    context.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
