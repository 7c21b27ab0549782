import { boxesOf } from './order'
import { isClear } from './painted'
import { describe, isShown } from './texts'

/** Returns the box of an element without its borders. */
function innerBox(element: Element) {
  const { left, top } = element.getBoundingClientRect()
  const { clientLeft, clientTop, clientWidth, clientHeight } = element
  return { left: left + clientLeft, top: top + clientTop, width: clientWidth, height: clientHeight }
}

const within = (element: Element, around = 'body') => innerBox(element.closest(around)!)

/** Returns the lengths of the lines of a path: it begins a new one with each M. */
function lengthsOf(path: Element): number[] {
  const lines = path.getAttribute('d')!.match(/M[^M]*/g) ?? []
  return lines.map((line) => {
    const part = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    part.setAttribute('d', line)
    return part.getTotalLength()
  })
}

/** Returns the lengths of a dash and of the gap after it, and of the next ones. */
const dashesOf = (shape: Element) => getComputedStyle(shape).strokeDasharray.split(', ').map(parseFloat)
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** What is read from an element of a drawing: a number, or the text that it has. */
const READINGS = {
  /** What the element says, without spaces at its ends. */
  text: (element: Element) => element.textContent.replace(/\s+/g, ' ').trim(),
  /** The first word of the element, or nothing. */
  word: (element: Element) => element.textContent.trim().split(/\s/)[0]!,
  /** Where the element begins and ends in the element around it, and its size, as shares. */
  start: (element: Element, around?: string) => {
    const box = within(element, around)
    return (element.getBoundingClientRect().left - box.left) / box.width
  },
  end: (element: Element, around?: string) => {
    const box = within(element, around)
    return (element.getBoundingClientRect().right - box.left) / box.width
  },
  middle: (element: Element, around?: string) => {
    const { left, right } = element.getBoundingClientRect()
    const box = within(element, around)
    return ((left + right) / 2 - box.left) / box.width
  },
  width: (element: Element, around?: string) => element.getBoundingClientRect().width / within(element, around).width,
  /** Pixels. */
  height: (element: Element) => element.getBoundingClientRect().height,
  pixels: (element: Element) => element.getBoundingClientRect().width,
  /** The share of its height that its background fills. */
  filled: (element: Element) => parseFloat(getComputedStyle(element).backgroundSize.split(' ')[1] ?? '') / 100,
  /** The dashes of each line of the first path of a drawing. */
  marks: (element: Element) => {
    const path = element.querySelector('path')!
    const dashes = dashesOf(path)
    return sumOf(lengthsOf(path).map((length) => Math.round((length + dashes.at(-1)!) / sumOf(dashes))))
  },
  /** The lines of all paths of a drawing. */
  ticks: (element: Element) => sumOf([...element.querySelectorAll('path')].map((path) => lengthsOf(path).length)),
  /** The dashes of a circle. */
  dashes: (element: Element) => Number(element.getAttribute('pathLength')) / sumOf(dashesOf(element)),
  /** The direction from the centre of the drawing, in turns from the top. */
  turn: (element: Element) => {
    const [box, around] = [element, element.closest('svg')!].map((part) => part.getBoundingClientRect())
    const x = box!.left + box!.width / 2 - (around!.left + around!.width / 2)
    const y = box!.top + box!.height / 2 - (around!.top + around!.height / 2)
    return (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1
  },
  /** 1 if the element is booked, which is white, otherwise 0. */
  white: (element: Element) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = 'var(--white)'
    const white = getComputedStyle(probe).backgroundColor
    probe.remove()
    return Number([element, ...element.children].some((part) => getComputedStyle(part).backgroundColor === white))
  },
  /** The place of its ground among the different grounds of all elements, in their order. */
  shade: (element: Element, _?: string, all: readonly Element[] = []) => {
    const groundOfAll = all.map((other) => getComputedStyle(other).backgroundColor)
    return [...new Set(groundOfAll)].indexOf(getComputedStyle(element).backgroundColor)
  },
  /** The number of entries. */
  entries: (element: Element) => boxesOf(element).length,
} as const

/** How a page shows figures of its content: what is read from the elements that match a selector, in their order. */
export type Measure = {
  of: string
  is: keyof typeof READINGS
  /** Selector of the element around those of which a share is read. */
  within?: string
  figures: readonly (string | number)[]
  /** Whether the numbers are proportional to the figures, instead of equal. */
  isScaled?: boolean
  /** The least width in pixels of the window in which they hold. */
  least?: number
}

/** Greatest difference between a share and its figure, and between a number and a scaled figure as a share. */
const TOLERANCE = 0.015

const isPainted = (element: Element) =>
  isShown(element) &&
  !(element instanceof SVGElement && isClear(getComputedStyle(element).stroke + getComputedStyle(element).fill))

/** Returns the measures that differ from their figures. */
export const wrongMeasures = (measures: readonly Measure[]) =>
  measures.flatMap(({ of, is, within: around, figures, isScaled = false, least = 0 }) => {
    if (innerWidth < least) return []
    const elements = [...document.querySelectorAll(of)].filter(isPainted)
    const name = `the ${is} of ${of}${around ? ` in ${around}` : ''}`
    if (elements.length !== figures.length)
      return [`${of} is there ${elements.length} times, expected ${figures.length}`]
    const values = elements.map((element) => READINGS[is](element, around, elements))
    const scale = isScaled ? sumOf(values as number[]) / sumOf(figures as number[]) : 1
    return elements.flatMap((element, index) => {
      const [value, figure] = [values[index]!, figures[index]!]
      const isRight =
        typeof figure === 'number'
          ? Math.abs(Number(value) / scale - figure) <= (isScaled ? Math.abs(figure) : 1) * TOLERANCE + 2 / innerWidth
          : value === figure
      const found = typeof value === 'string' ? value : Number((value / scale).toFixed(isScaled ? 0 : 3))
      return isRight
        ? []
        : [
            `${name} is ${found}, expected ${typeof figure === 'string' ? figure : Number(figure.toFixed(3))} (number ${index + 1}, ${describe(element)})`,
          ]
    })
  })

/** Returns, for the steps of a drawn area, the height of the area at the middle of each step, in units of the drawing. */
function heightsOf(path: SVGGeometryElement, count: number, highest: number): number[] {
  return Array.from({ length: count }, (_, step) => {
    let [low, high] = [0, highest]
    while (high - low > 0.5) {
      const middle = (low + high) / 2
      if (path.isPointInFill(new DOMPoint(step + 0.5, highest - middle))) low = middle
      else high = middle
    }
    return Math.round((low + high) / 2)
  })
}

/** The steps of an area of a chart: its height at each step, in the units of the drawing. */
export type Steps = { of: string; heights: readonly number[] }

/** Returns the steps that are not as high as their figures. */
export const wrongSteps = (charts: readonly Steps[]) =>
  charts.flatMap(({ of, heights }) => {
    const path = document.querySelector<SVGGeometryElement>(of)
    if (!path) return [`${of} is missing`]
    const { height } = path.ownerSVGElement!.viewBox.baseVal
    return heightsOf(path, heights.length, height).flatMap((found, step) =>
      Math.abs(found - heights[step]!) > 2 ? [`${of} is ${found} high at step ${step}, expected ${heights[step]}`] : [],
    )
  })
