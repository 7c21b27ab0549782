import 'server-only'
import type { Font, Glyph } from 'fontkit'
import { fontsOf } from './fonts'
import { measureLine } from './measure-line'
import { pointsOf } from './outline'

/** The dot of an i or a j, in em. `x` and `y` are its centre, and `before` is the text before its letter. */
export type Dot = { before: string; x: number; y: number; size: number }

/**
 * Measures the dots of the letters i and j of a line in the display typeface at optical size 100. `x` begins at the end of the text
 * before the letter, and `y` at the baseline, so that neither depends on the letter spacing.
 */
export function measureDots(text: string, weight: number): Dot[] {
  const [font] = fontsOf(weight, 'largest') as [Font]
  // The i of the ligature fi has no dot of its own.
  return [...text.matchAll(/(?<!f)[ij]/g)].flatMap(({ 0: letter, index }) => {
    const before = text.slice(0, index)
    const advanceOf = (part: string) => measureLine(part, { weight, tracking: 0 }).advance
    const start = advanceOf(before + letter) - advanceOf(letter)
    const [{ path }] = font.layout(letter).glyphs as [Glyph]
    // The top serif of the letter can be slightly higher than the x-height.
    const dot = pointsOf(path).filter(({ y }) => y > 1.05 * font.xHeight)
    if (dot.length === 0) return []
    const [xs, ys] = [dot.map(({ x }) => x), dot.map(({ y }) => y)]
    const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    return {
      before,
      x: start - advanceOf(before) + (minX + maxX) / 2 / font.unitsPerEm,
      y: (minY + maxY) / 2 / font.unitsPerEm,
      size: (maxX - minX) / font.unitsPerEm,
    }
  })
}
