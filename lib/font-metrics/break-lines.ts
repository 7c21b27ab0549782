import 'server-only'
import type { InkBounds } from './measure-line'

/** Breaks a text into the fewest lines of at most `limit` em, or of one word. Minimises the width of the widest line. */
export function breakLines(text: string, limit: number, inkBoundsOf: (line: string) => InkBounds): string[] {
  // Signs such as & stay on the line of the next word.
  const words = text.match(/(?:[^\p{L}\p{N} ]+ )*[^ ]+/gu) ?? [text]
  const bounds = wordBounds(words, inkBoundsOf)
  const widthOf = (from: number, to: number) => {
    const line = bounds.slice(from, to)
    return Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left))
  }
  /** For each word, the division of the text from that word into the current number of lines. */
  let best = words.map((_, from): Division => ({ ends: [words.length], widest: widthOf(from, words.length) }))
  for (let count = 2; count <= words.length && best[0]!.widest > limit; count++) {
    const rests = best
    best = words.map((_, from) => {
      let narrowest = IMPOSSIBLE
      for (let end = from + 1; end < words.length; end++) {
        const rest = rests[end]!
        const widest = Math.max(widthOf(from, end), rest.widest)
        if (widest < narrowest.widest) narrowest = { ends: [end, ...rest.ends], widest }
      }
      return narrowest
    })
  }
  const { ends } = best[0]!
  return ends.map((end, index) => words.slice(ends[index - 1] ?? 0, end).join(' '))
}

/** The index of the word after each line, and the width of the widest line in em. */
type Division = { ends: readonly number[]; widest: number }

/** Fewer words than lines. */
const IMPOSSIBLE: Division = { ends: [], widest: Infinity }

/** Returns the left and right edge of each word's ink. Measures one line with all words, for speed. */
function wordBounds(words: readonly string[], inkBoundsOf: (line: string) => InkBounds) {
  const { shapes } = inkBoundsOf(words.join(' '))
  let end = -1
  return words.map((word) => {
    const start = end + 1
    end = start + [...word].length
    const bounds = shapes.filter(({ position }) => position >= start && position < end)
    return { left: Math.min(...bounds.map(({ left }) => left)), right: Math.max(...bounds.map(({ right }) => right)) }
  })
}
