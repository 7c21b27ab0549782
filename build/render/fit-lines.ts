import 'server-only'
import { measure, TRACKING, type Ink } from './measure'

/** The smallest distance between two lines, and between the ink of two lines, as shares of the measure. */
const LEADING = 0.02
const CLEARANCE = 0.018
/** The smallest distance between two lines as a share of the largest one, which a descender fills. */
const EVENNESS = 0.65

/** A line that fills the measure: its ink in em, and the space above and below it as shares of the measure. */
type FittedLine = {
  text: string
  left: number
  width: number
  above: number
  below: number
  /** Letter spacing in em, where it differs from that of the other lines. */
  tracking?: number
  /** Whether the descender of a q is also the ascender of a d in the line below. */
  sharesStem?: boolean
}
/** Each part but the last has its advance in em with the space after it, so that a fallback font moves no part. */
export type WideLine = FittedLine & { parts: readonly (FittedLine & { advance?: number })[] }

type Setting = {
  /** Greatest width of a line in em on wide screens and on phones: the smaller it is, the larger the type. */
  wide?: number
  narrow?: number
  /** Weight of the font. */
  weight?: number
  /** Smallest width of a line in em: texts that are side by side get one size from the widest of them. */
  atLeast?: number
  /** Sets all lines in the size of the widest one on wide screens. */
  even?: boolean
}

/**
 * Breaks a text into lines that each fill the measure: the wide lines of large screens consist of the narrow lines of
 * phones, so that both layouts share one text.
 */
export function fitLines(text: string, setting: Setting = {}): WideLine[] {
  const { wide = 7, narrow = wide, weight, atLeast = 0, even = false } = setting
  const inkOf = (line: string) => measure(line, weight)
  const lines = breakLines(text, wide, inkOf)
  const parts = lines.map((line) => breakLines(line, narrow, inkOf))
  const narrowLines = spaceOut(parts.flat(), inkOf, atLeast)
  const starts = parts.map((_, index) => parts.slice(0, index).flat().length)
  const widest = Math.max(...lines.map((line) => inkOf(line).width))
  const wideLines = even ? shareStem(spaceOut(lines, inkOf, widest), inkOf) : spaceOut(lines, inkOf, atLeast)
  return wideLines.map((line, index) => {
    const advanceOf = (part: string) => measure(`${part} `, weight, line.tracking).advance
    const ownParts = narrowLines.slice(starts[index], starts[index + 1])
    return {
      ...line,
      parts: ownParts.map((part, index) =>
        index < ownParts.length - 1 ? { ...part, advance: advanceOf(part.text) } : part,
      ),
    }
  })
}

/** Returns the fewest lines that are no wider than `limit` em, or one word each, with the widest as narrow as possible. */
function breakLines(text: string, limit: number, inkOf: (line: string) => Ink): string[] {
  // A sign such as & begins the line of the next word.
  const words = text.match(/(?:[^\p{L}\p{N} ]+ )*[^ ]+/gu) ?? [text]
  const inks = wordInks(words, inkOf)
  const widthOf = (from: number, to: number) => {
    const line = inks.slice(from, to)
    return Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left))
  }
  /** Returns the best `count` lines of the words from `from` on. */
  const split = memoize((from, count): Split => {
    if (count === 1) return { ends: [words.length], widest: widthOf(from, words.length) }
    let best: Split = { ends: [], widest: Infinity }
    for (let end = from + 1; end <= words.length - count + 1; end++) {
      const first = widthOf(from, end)
      // Further words would make this line even wider.
      if (first >= best.widest) break
      const rest = split(end, count - 1)
      const widest = Math.max(first, rest.widest)
      if (widest < best.widest) best = { ends: [end, ...rest.ends], widest }
    }
    return best
  })
  for (let count = 1; ; count++) {
    const { ends, widest } = split(0, count)
    if (count === words.length || widest <= limit)
      return ends.map((end, index) => words.slice(ends[index - 1] ?? 0, end).join(' '))
  }
}

/** Returns the left and right edge of the ink of each word in a line of all of them, which is measured only once. */
function wordInks(words: readonly string[], inkOf: (line: string) => Ink) {
  const { shapes } = inkOf(words.join(' '))
  let end = -1
  return words.map((word) => {
    const start = end + 1
    end = start + [...word].length
    const ink = shapes.filter(({ position }) => position >= start && position < end)
    return { left: Math.min(...ink.map(({ left }) => left)), right: Math.max(...ink.map(({ right }) => right)) }
  })
}

/** Lines as the indexes of the words after them, and the width of the widest line in em. */
type Split = { ends: readonly number[]; widest: number }

/** Returns a function that calculates its result once for each pair of numbers. */
function memoize<Result>(calculate: (first: number, second: number) => Result) {
  const results = new Map<string, Result>()
  return (first: number, second: number): Result => {
    const key = `${first} ${second}`
    const result = results.get(key) ?? calculate(first, second)
    results.set(key, result)
    return result
  }
}

/** Adds the space that keeps the ink of each line clear of the line above it, and that below the last line. */
export function spaceOut(texts: readonly string[], inkOf: (line: string) => Ink, atLeast: number): FittedLine[] {
  const inks = texts.map(inkOf)
  const widths = inks.map(({ width }) => Math.max(width, atLeast))
  const gaps = inks.map(({ left, shapes }, index) => {
    const width = widths[index]!
    const upper = inks[index - 1]
    let gap = LEADING
    for (const shape of shapes) {
      for (const other of upper?.shapes ?? []) {
        const size = widths[index - 1]!
        const overlaps =
          (shape.left - left) / width < (other.right - upper!.left) / size + CLEARANCE &&
          (other.left - upper!.left) / size < (shape.right - left) / width + CLEARANCE
        if (overlaps) gap = Math.max(gap, other.below / size + shape.above / width + CLEARANCE)
      }
    }
    return gap
  })
  const least = Math.max(...gaps) * EVENNESS
  return texts.map((text, index) => {
    const { left, shapes } = inks[index]!
    const width = widths[index]!
    const below = index === texts.length - 1 ? Math.max(0, ...shapes.map((shape) => shape.below)) / width : 0
    return { text, left, width, above: index === 0 ? 0 : Math.max(gaps[index]!, least), below }
  })
}

/** Greatest change of the letter spacing in em that aligns two stems. */
const STEM_TRACKING = 0.004
/** Distance in em of two lines of one size that share a stem. */
const STEM_LEADING = 0.115

/** Lets a q and a d of the next line share one stem, if a small change of the letter spacing aligns them. */
function shareStem(lines: FittedLine[], inkOf: (line: string) => Ink): FittedLine[] {
  return lines.map((line, index) => {
    const next = shareable(line, lines[index + 1], inkOf)
    const own = index > 0 ? shareable(lines[index - 1]!, line, inkOf) : undefined
    return {
      ...line,
      ...(next !== undefined && { sharesStem: true }),
      ...(own !== undefined && { tracking: TRACKING + own, above: STEM_LEADING / line.width }),
    }
  })
}

/** Returns the change of the lower line's letter spacing in em that aligns the stems, or undefined. */
function shareable(upper: FittedLine, lower: FittedLine | undefined, inkOf: (line: string) => Ink) {
  const letters = lower ? inkOf(lower.text).shapes : []
  const q = inkOf(upper.text).shapes.find(({ letter }) => letter === 'q')
  const index = letters.findIndex(({ letter }) => letter === 'd')
  if (!lower || !q || index < 1) return undefined
  const change = (q.stem - upper.left - (letters[index]!.stem - lower.left)) / index
  return Math.abs(change) <= STEM_TRACKING ? change : undefined
}
