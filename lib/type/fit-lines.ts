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
  /** Letter spacing in em. */
  tracking?: number
  /** Sets all lines in the size of the widest one on wide screens. */
  even?: boolean
}

/**
 * Breaks a text into lines that each fill the measure: the wide lines of large screens consist of the narrow lines of
 * phones, so that both layouts share one text.
 */
export function fitLines(text: string, setting: Setting = {}): WideLine[] {
  const { wide = 7, narrow = wide, weight, tracking, even = false } = setting
  const inkOf = (line: string) => measure(line, weight, tracking)
  const lines = breakLines(text, wide, inkOf)
  const parts = lines.map((line) => breakLines(line, narrow, inkOf))
  const narrowLines = spaceOut(parts.flat(), inkOf)
  let next = 0
  const wideLines = even ? shareStem(spaceOut(lines, inkOf, even), inkOf) : spaceOut(lines, inkOf)
  return wideLines.map((line, index) => {
    const advanceOf = (part: string) => measure(`${part} `, weight, line.tracking ?? tracking).advance
    const ownParts = narrowLines.slice(next, (next += parts[index]!.length))
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
  const widest = (lines: string[]) => Math.max(...lines.map((line) => inkOf(line).width))
  const split = (from: number, count: number): string[] => {
    if (count === 1) return [words.slice(from).join(' ')]
    const options = Array.from({ length: words.length - from - count + 1 }, (_, index) => [
      words.slice(from, from + index + 1).join(' '),
      ...split(from + index + 1, count - 1),
    ])
    return options.reduce((best, option) => (widest(option) < widest(best) ? option : best))
  }
  for (let count = 1; ; count++) {
    const lines = split(0, count)
    if (count === words.length || widest(lines) <= limit) return lines
  }
}

/** Adds the space that keeps the ink of each line clear of the line above it, and that below the last line. */
function spaceOut(texts: readonly string[], inkOf: (line: string) => Ink, even = false): FittedLine[] {
  const inks = texts.map(inkOf)
  const widest = Math.max(...inks.map(({ width }) => width))
  const widths = inks.map(({ width }) => (even ? widest : width))
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
