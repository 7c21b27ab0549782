import type { Font, Path } from 'fontkit'
import { pointsOf, type Point } from '@/lib/type/measure-line'

const FIGURES = '0123456789'
const MARKS = ',.:'

/** Distances in em between two figures. */
const APART = {
  /** The harmonic mean of the gaps at all heights, which weighs narrow gaps most: figures look evenly spaced. */
  mean: 0.112,
  /** A wider gap counts as this one. */
  widest: 0.22,
  /** The least gap at any height. */
  outlines: 0.052,
  /** The least gap between the boxes. */
  boxes: 0.047,
}
/** Distances in em between a figure and a mark. The box of a colon may be in that of a figure, such as 4. */
const APART_FROM_MARK = {
  ',': { outlines: 0.055, boxes: 0.03 },
  '.': { outlines: 0.055, boxes: 0.03 },
  ':': { outlines: 0.085, boxes: -Infinity },
}

/** Em between two points of an outline, and the height of a row in which a gap is measured. */
const STEP = 0.003

/** The outline of a character as a dense row of points, in em. */
type Outline = { points: Point[]; rows: Map<number, { left: number; right: number }>; advance: number }

export type Kerning = { first: string; second: string; distance: number }

/**
 * Calculates the kerning of each pair of figures, of £ before a figure, and of a figure next to a comma, a point or a colon.
 * @param font the typeface in one weight and optical size.
 * @param tracking the letter spacing, in em, with which figures are set.
 * @returns distances in the font's units.
 */
export function figureKerning(font: Font, tracking: number): Kerning[] {
  const outlines = new Map([...`£${FIGURES}${MARKS}`].map((character) => [character, outlineOf(font, character)]))
  const pairs = [...`£${FIGURES}${MARKS}`].flatMap((first) =>
    [...FIGURES, ...(FIGURES.includes(first) ? MARKS : '')].map((second) => ({ first, second })),
  )
  return pairs.map(({ first, second }) => {
    const before = outlines.get(first)!
    const after = shift(outlines.get(second)!, before.advance + tracking)
    const mark = [first, second].find(isMark)
    const distance = mark ? fromMark(before, after, APART_FROM_MARK[mark]) : betweenFigures(before, after)
    return { first, second, distance: Math.round(distance * font.unitsPerEm) }
  })
}

const isMark = (character: string): character is keyof typeof APART_FROM_MARK => character in APART_FROM_MARK

/** Returns the least distance to the right at which a figure has the space of `APART` from the one before it. */
function betweenFigures(before: Outline, after: Outline): number {
  const gaps = [...before.rows].flatMap(([row, { right }]) => {
    const next = after.rows.get(row)
    return next ? next.left - right : []
  })
  const least = Math.max(APART.outlines - Math.min(...gaps), APART.boxes - gapOfBoxes(before, after))
  const meanAt = (distance: number) => {
    const inverses = gaps.map((gap) => 1 / Math.min(gap + distance, APART.widest))
    return inverses.length / inverses.reduce((sum, inverse) => sum + inverse, 0)
  }
  return bisect(least, least + APART.widest, (distance) => meanAt(distance) >= APART.mean)
}

/** Returns the least distance to the right at which the outlines and the boxes have at least these distances. */
function fromMark(before: Outline, after: Outline, { outlines, boxes }: { outlines: number; boxes: number }): number {
  let distance = boxes - gapOfBoxes(before, after)
  for (const left of before.points) {
    for (const right of after.points) {
      const height = right.y - left.y
      // The other points are far enough above or below.
      if (Math.abs(height) < outlines)
        distance = Math.max(distance, Math.sqrt(outlines ** 2 - height ** 2) - (right.x - left.x))
    }
  }
  return distance
}

function gapOfBoxes(before: Outline, after: Outline): number {
  return Math.min(...after.points.map(({ x }) => x)) - Math.max(...before.points.map(({ x }) => x))
}

/** Returns the least value between `low` and `high` for which `isEnough` is true, to a ten-thousandth. */
function bisect(low: number, high: number, isEnough: (value: number) => boolean): number {
  if (isEnough(low) || high - low < 0.0001) return low
  const middle = (low + high) / 2
  return isEnough(middle) ? bisect(low, middle, isEnough) : bisect(middle, high, isEnough)
}

function shift({ points, advance }: Outline, distance: number): Outline {
  return withRows(
    points.map(({ x, y }) => ({ x: x + distance, y })),
    advance,
  )
}

function outlineOf(font: Font, character: string): Outline {
  const { path, advanceWidth } = font.glyphForCodePoint(character.codePointAt(0)!)
  const points = pointsAlong(path, STEP * font.unitsPerEm)
  const em = font.unitsPerEm
  return withRows(
    points.map(({ x, y }) => ({ x: x / em, y: y / em })),
    advanceWidth / em,
  )
}

/** Adds the left and the right end of the points at each height. */
function withRows(points: Point[], advance: number): Outline {
  const rows: Outline['rows'] = new Map()
  for (const { x, y } of points) {
    const row = Math.floor(y / STEP)
    const { left, right } = rows.get(row) ?? { left: x, right: x }
    rows.set(row, { left: Math.min(left, x), right: Math.max(right, x) })
  }
  return { points, rows, advance }
}

/** Returns points of an outline that are at most `step` apart. */
function pointsAlong({ commands }: Path, step: number): Point[] {
  const points: Point[] = []
  let start: Point = { x: 0, y: 0 }
  let current = start
  for (const command of commands) {
    const controls = command.command === 'closePath' ? [start] : pointsOf(command)
    if (command.command === 'moveTo') start = controls[0]!
    else points.push(...curvePoints([current, ...controls], step))
    current = controls.at(-1)!
  }
  return points
}

/** Returns points of a Bézier curve of any degree, also of a line, from after its first control point to its last one. */
function curvePoints(controls: readonly Point[], step: number): Point[] {
  const lengths = controls.slice(1).map(({ x, y }, index) => Math.hypot(x - controls[index]!.x, y - controls[index]!.y))
  const count = Math.ceil(lengths.reduce((sum, length) => sum + length, 0) / step)
  return Array.from({ length: count }, (_, index) => pointOfCurve(controls, (index + 1) / count))
}

/** De Casteljau's algorithm. */
function pointOfCurve(controls: readonly Point[], share: number): Point {
  if (controls.length === 1) return controls[0]!
  const between = controls.slice(1).map(({ x, y }, index) => {
    const before = controls[index]!
    return { x: before.x + (x - before.x) * share, y: before.y + (y - before.y) * share }
  })
  return pointOfCurve(between, share)
}
