import { fitLines } from './fit-lines'
import { measureLine } from './measure-line'

const SENTENCES = [
  'Pricing.',
  'Are We the Right Fit?',
  'Patient Acquisition Reinvented',
  'Paying the same whether or not your patients turn up',
  'Explaining implants and veneers to a great, generalist agency',
]
const LIMITS = [
  { maxEm: 5.6, maxEmNarrow: 3.6 },
  { maxEm: 14, maxEmNarrow: 7 },
  { maxEm: 2, maxEmNarrow: 1 },
] as const

const isOneWord = ({ text }: { text: string }) => !text.includes(' ')

describe.each(SENTENCES)('“%s”', (sentence) => {
  test.each(LIMITS)('wraps at $maxEm em on wide screens, and at $maxEmNarrow em on narrow ones', (limits) => {
    const lines = fitLines(sentence, limits)
    expect(lines.flatMap(({ text }) => text.split(' '))).toEqual(sentence.split(' '))
    for (const line of lines) {
      expect(line.parts.map(({ text }) => text).join(' ')).toBe(line.text)
      if (!isOneWord(line)) expect(line.width).toBeLessThanOrEqual(limits.maxEm)
      for (const part of line.parts) if (!isOneWord(part)) expect(part.width).toBeLessThanOrEqual(limits.maxEmNarrow)
    }
  })

  test('keeps the ink of each line clear of the next one', () => {
    for (const { maxEm } of LIMITS) {
      const lines = fitLines(sentence, { maxEm })
      for (const [index, lower] of lines.slice(1).entries()) {
        // The ink bounds of each glyph, and its distance from the baseline and the cap line, as shares of the container width.
        const outline = ({ text, left, width }: typeof lower) =>
          measureLine(text).shapes.map((shape) => ({
            left: (shape.left - left) / width,
            right: (shape.right - left) / width,
            above: shape.above / width,
            below: shape.below / width,
          }))
        for (const shape of outline(lower)) {
          const over = outline(lines[index]!).filter(({ left, right }) => left < shape.right && right > shape.left)
          for (const { below } of over) expect(lower.above).toBeGreaterThan(shape.above + below)
        }
      }
    }
  })
})

test('gives every line the size of the widest one with hasOneSize', () => {
  const lines = fitLines('Patient Acquisition Reinvented', { maxEm: 5.6, hasOneSize: true })
  expect(lines.length).toBeGreaterThan(1)
  expect(new Set(lines.map(({ width }) => width)).size).toBe(1)
})

test('gives no short line more than about twice the size of the longest one', () => {
  const lines = fitLines('Patients for the practice of your dreams', { maxEm: 3, maxEmNarrow: 1.5 })
  const parts = lines.flatMap((line) => line.parts)
  const widths = parts.map(({ width }) => width)
  expect(parts.map(({ text }) => text)).toContain('the')
  expect(Math.max(...widths) / Math.min(...widths)).toBeLessThan(2.3)
})

test('balances the lines, and keeps a sign on the line of the next word', () => {
  const wrap = (text: string) => fitLines(text, { maxEm: 4 }).map((line) => line.text)
  expect(wrap('Patients for the practice of your dreams')).toEqual(['Patients for', 'the practice of', 'your dreams'])
  expect(wrap('Veneers & Invisalign')).toEqual(['Veneers', '& Invisalign'])
})

// The time grows with the square of the words: exponential, it would exceed the limit of a test.
test('wraps a text of 60 words', () => {
  const text = SENTENCES.join(' ').repeat(3)
  const lines = fitLines(text, { maxEm: 7, maxEmNarrow: 4 })
  expect(lines.map((line) => line.text).join(' ')).toBe(text)
})
