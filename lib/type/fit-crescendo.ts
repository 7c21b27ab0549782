import 'server-only'
import { extentOfShapes, measureLine, type Extent } from './measure-line'
import { spaceLines } from './space-lines'

/** Distance in em between the two lines of narrow screens, because the slot of the last word extends beyond its line. */
const LEADING = 0.34

type Word = { word: string; weight: number; isLast: boolean }

/**
 * Measures a text whose words grow heavier, on one line. The line consists of the two lines of narrow screens, with half of
 * the words each.
 * @param weights font weights of the first words. The words after them have the last one.
 */
export function fitCrescendo(text: string, weights: readonly [number, ...number[]]) {
  const texts = text.split(' ')
  const words = texts.map((word, index): Word => {
    return { word, weight: weights[Math.min(index, weights.length - 1)]!, isLast: index === texts.length - 1 }
  })
  const half = Math.floor(words.length / 2)
  const parts = [words.slice(0, half), words.slice(half)].filter(({ length }) => length > 0)
  const [line] = setLines([words])
  return {
    ...line!,
    parts: setLines(parts).map((part, index) => {
      const ownWords = parts[index]!
      const isLast = index === parts.length - 1
      return {
        ...part,
        words: ownWords,
        above: index > 0 ? Math.max(part.above, LEADING / part.width) : 0,
        ...(!isLast && { advance: extentOf(ownWords).advance }),
      }
    }),
  }
}

function setLines(lines: readonly (readonly Word[])[]) {
  const measured = lines.map((words) => ({ text: words.map(({ word }) => word).join(' '), extent: extentOf(words) }))
  return spaceLines(measured, 0)
}

/** Measures words of different weights on one line, and the space after each, in the weight of the title. */
function extentOf(words: readonly Word[]): Extent {
  const space = measureLine(' ').advance
  let pen = 0
  const shapes = words.flatMap(({ word, weight }) => {
    const start = pen
    const extent = measureLine(word, { weight })
    pen += extent.advance + space
    return extent.shapes.map((shape) => ({
      ...shape,
      left: shape.left + start,
      right: shape.right + start,
      stem: shape.stem + start,
    }))
  })
  return extentOfShapes(shapes, pen)
}
