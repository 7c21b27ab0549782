import { measure } from '@/lib/type/measure'

/** The last letter is so many times as large as the first. */
const GROWTH = 3
const CAP_HEIGHT = 0.7

/** A title on one baseline, or two on phones, whose letters grow by the same ratio. It fills the measure. */
export function GrowingTitle({ text }: { text: string }) {
  const letters = [...text].map((letter, index) => {
    const size = GROWTH ** (index / Math.max(text.length - 1, 1))
    const { advance, left, shapes } = measure(letter, undefined, 0)
    const above = Math.max(...shapes.map((shape) => (shape.above + CAP_HEIGHT) * size), 0)
    return { letter, size, left: left * size, width: advance * size, above, below: (shapes[0]?.below ?? 0) * size }
  })
  type Letters = typeof letters
  const widthOf = (line: Letters) => line.reduce((sum, { width }) => sum + width, 0)
  const splits = [...text.matchAll(/ /g)].map(({ index }) => [letters.slice(0, index + 1), letters.slice(index + 1)])
  const lines = splits.reduce(
    (best, split) => (Math.max(...split.map(widthOf)) < Math.max(...best.map(widthOf)) ? split : best),
    [letters],
  )
  const lineStyle = (line: Letters, width: number) => ({
    '--width': width.toFixed(4),
    '--left': line[0]!.left.toFixed(4),
    '--above': (((Math.max(...line.map(({ above }) => above)) - CAP_HEIGHT * line.at(-1)!.size) / width) * 100).toFixed(
      2,
    ),
    '--below': ((Math.max(...line.map(({ below }) => below)) / width) * 100).toFixed(2),
  })
  const widest = Math.max(...lines.map(widthOf))
  return (
    <span className="fitted" style={{ '--tracking': 0 }}>
      <span style={lineStyle(letters, widthOf(letters))}>
        {lines.map((line, index) => (
          <span key={index} style={lineStyle(line, widest)}>
            {line.map(({ letter, size }, index) => (
              <span key={index} style={{ fontSize: `${size.toFixed(3)}em` }}>
                {letter}
              </span>
            ))}
          </span>
        ))}
      </span>
    </span>
  )
}
