import 'server-only'
import { spaceOut } from './fit-lines'
import { growingWeight } from './growing-weight'
import { measure, type Ink } from './measure'

/** Distance in em between the two lines of phones: the slot of the last word extends beyond its line. */
const LEADING = 0.34

type Word = { word: string; weight: number; isLast: boolean }

/**
 * Sets a text whose words grow heavier: on one line, which consists of the two lines of phones, with half of the words
 * each.
 */
export function fitCrescendo(text: string) {
  const words = text.split(' ').map((word, index, { length }) => {
    return { word, weight: growingWeight(index, length), isLast: index === length - 1 }
  })
  const half = Math.floor(words.length / 2)
  const parts = [words.slice(0, half), words.slice(half)].filter(({ length }) => length > 0)
  const [line] = setLines([words])
  return {
    ...line!,
    parts: setLines(parts).map((part, index) => ({
      ...part,
      words: parts[index]!,
      above: index > 0 ? Math.max(part.above, LEADING / part.width) : 0,
      ...(index < parts.length - 1 && { advance: inkOf(parts[index]!, ' ').advance }),
    })),
  }
}

function setLines(lines: readonly (readonly Word[])[]) {
  const inks = new Map(lines.map((words) => [textOf(words), inkOf(words)]))
  return spaceOut([...inks.keys()], (text) => inks.get(text)!, 0)
}

const textOf = (words: readonly Word[]) => words.map(({ word }) => word).join(' ')

/**
 * Measures words of different weights on one line. The spaces between them have the weight of the title.
 * @param end text after the last word.
 */
function inkOf(words: readonly Word[], end = ''): Ink {
  let pen = 0
  const shapes = words.flatMap(({ word, weight }, index) => {
    const ink = measure(word, weight)
    const start = pen
    pen += ink.advance + (index < words.length - 1 || end ? measure(' ').advance : 0)
    return ink.shapes.map((shape) => ({
      ...shape,
      left: shape.left + start,
      right: shape.right + start,
      stem: shape.stem + start,
    }))
  })
  const left = Math.min(...shapes.map((shape) => shape.left))
  const width = Math.max(...shapes.map(({ right }) => right)) - left
  return { left, width, advance: pen, shapes }
}
