import 'server-only'
import { CAP_HEIGHT } from '@/lib/typography/display'
import { measureLine } from './measure-line'

/** Size of the last letter as a multiple of the first one. */
const GROWTH = 3
/** Distance between the ink of two lines as a share of the container width. */
const LEADING = 0.03

export type GrowingLetter = ReturnType<typeof growLetter>

/** Measures a letter. Sizes are in em of the smallest letter. */
function growLetter(letter: string, size: number) {
  const { advance, left, width, shapes } = measureLine(letter, { tracking: 0 })
  const right = shapes.length > 0 ? advance - left - width : 0
  const [{ above, below } = { above: -CAP_HEIGHT, below: 0 }] = shapes
  const height = (CAP_HEIGHT + above) * size
  return { letter, size, left: left * size, right: right * size, advance: advance * size, height, below: below * size }
}

/** Returns the width of the ink of a line. */
const widthOf = (line: readonly GrowingLetter[]) =>
  line.reduce((sum, { advance }) => sum + advance, 0) - line[0]!.left - line.at(-1)!.right

/** Returns a line with its width in em, and the space above and below it as shares of the container width. */
function setLine(letters: readonly GrowingLetter[], width: number, leading = 0) {
  const highest = Math.max(...letters.map(({ height, size }) => Math.max(height, CAP_HEIGHT * size)))
  const lowest = Math.max(...letters.map(({ below }) => below))
  const above = (highest - CAP_HEIGHT) / width + leading
  return { letters, left: letters[0]!.left, width, above, below: lowest / width }
}

/** Sets a text in letters that grow by a constant ratio: on one line, and in `parts` on two lines for narrow screens. */
export function growLetters(text: string) {
  const steps = Math.max(text.length - 1, 1)
  const letters = [...text].map((letter, index) => growLetter(letter, GROWTH ** (index / steps)))
  const widest = (lines: GrowingLetter[][]) => Math.max(...lines.map(widthOf))
  const splits = [...text.matchAll(/ /g)].map(({ index }) => [letters.slice(0, index + 1), letters.slice(index + 1)])
  // A text of one word stays on one line.
  const [lines = [letters]] = splits.toSorted((a, b) => widest(a) - widest(b))
  return {
    ...setLine(letters, widthOf(letters)),
    parts: lines.map((line, index) => setLine(line, widest(lines), index * LEADING)),
  }
}
