import 'server-only'
import type { Extent } from './measure'

/** Returns the fewest lines that are no wider than `limit` em, or one word each, with the widest as narrow as possible. */
export function breakLines(text: string, limit: number, extentOf: (line: string) => Extent): string[] {
  // A sign such as & begins the line of the next word.
  const words = text.match(/(?:[^\p{L}\p{N} ]+ )*[^ ]+/gu) ?? [text]
  const extents = wordExtents(words, extentOf)
  const widthOf = (from: number, to: number) => {
    const line = extents.slice(from, to)
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

/** Returns the left and right edge of the extent of each word in a line of all of them, which is measured only once. */
function wordExtents(words: readonly string[], extentOf: (line: string) => Extent) {
  const { shapes } = extentOf(words.join(' '))
  let end = -1
  return words.map((word) => {
    const start = end + 1
    end = start + [...word].length
    const extent = shapes.filter(({ position }) => position >= start && position < end)
    return { left: Math.min(...extent.map(({ left }) => left)), right: Math.max(...extent.map(({ right }) => right)) }
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
