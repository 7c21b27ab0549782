import { measure } from '@/lib/type/measure'

/** The last letter is so many times as large as the first. */
const GROWTH = 3
const CAP_HEIGHT = 0.7
/** Distance between the ink of two lines, as a share of the measure. */
const LEADING = 0.03

type Letter = ReturnType<typeof growLetter>

/** Measures a letter of a given size, in em of the smallest one. */
function growLetter(letter: string, size: number) {
  const { advance, left, width, shapes } = measure(letter, undefined, 0)
  const right = shapes.length > 0 ? advance - left - width : 0
  const [{ above, below } = { above: -CAP_HEIGHT, below: 0 }] = shapes
  const height = (CAP_HEIGHT + above) * size
  return { letter, size, left: left * size, right: right * size, advance: advance * size, height, below: below * size }
}

const widthOf = (line: readonly Letter[]) =>
  line.reduce((sum, { advance }) => sum + advance, 0) - line[0]!.left - line.at(-1)!.right

function lineStyle(line: readonly Letter[], width: number, leading = 0) {
  const above = Math.max(...line.map(({ height, size }) => Math.max(height, CAP_HEIGHT * size)))
  const below = Math.max(...line.map(({ below }) => below))
  return {
    '--width': width.toFixed(4),
    '--left': line[0]!.left.toFixed(4),
    '--above': (((above - CAP_HEIGHT * line.at(-1)!.size) / width + leading) * 100).toFixed(2),
    '--below': ((below / width) * 100).toFixed(2),
  }
}

/** A title on one baseline, or two on phones, whose letters grow by the same ratio. It fills the measure. */
export function GrowingTitle({ text }: { text: string }) {
  const letters = [...text].map((letter, index) => growLetter(letter, GROWTH ** (index / Math.max(text.length - 1, 1))))
  const splits = [...text.matchAll(/ /g)].map(({ index }) => [letters.slice(0, index + 1), letters.slice(index + 1)])
  const widest = (lines: Letter[][]) => Math.max(...lines.map(widthOf))
  const lines = splits.reduce((best, split) => (widest(split) < widest(best) ? split : best), [letters])
  return (
    <span className="fitted" style={{ '--tracking': 0 }}>
      <span style={lineStyle(letters, widthOf(letters))}>
        {lines.map((line, index) => (
          <span key={index} style={lineStyle(line, widest(lines), index * LEADING)}>
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
