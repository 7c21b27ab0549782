import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { fitLines } from './fit-lines'
import { measure } from './measure'

const SENTENCES = [
  'Pricing.',
  'The Difference',
  'Room in the diary?',
  'Are We the Right Fit?',
  'Great surgeries, queued up',
  'Patient Acquisition Reinvented',
  'Chasing enquiries between patients',
  'Storytelling That Turns Browsers into Bookings',
  'Paying the same whether or not your patients turn up',
  'Explaining implants and veneers to a great, generalist agency',
]
const LIMITS = [
  { wide: 5.6, narrow: 3.6 },
  { wide: 14, narrow: 7 },
  { wide: 2, narrow: 1 },
] as const

const textOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text).join(' ')

describe.each(SENTENCES)('“%s”', (sentence) => {
  it.each(LIMITS)('is broken into lines of at most $wide em, made of lines of at most $narrow em', (limits) => {
    const lines = fitLines(sentence, limits)
    expect(textOf(lines)).toBe(sentence)
    for (const line of lines) expect(textOf(line.parts)).toBe(line.text)
    const tooWide = (all: readonly { text: string; width: number }[], limit: number) =>
      all.filter(({ text, width }) => width > limit && text.includes(' '))
    expect(tooWide(lines, limits.wide)).toEqual([])
    const parts = lines.flatMap((line) => line.parts)
    expect(tooWide(parts, limits.narrow)).toEqual([])
  })

  it.each(LIMITS)('keeps the ink of each line of at most $wide em clear of the next one', ({ wide }) => {
    const lines = fitLines(sentence, { wide })
    /** The outlines of the glyphs as shares of the measure. */
    const outlines = lines.map(({ text, left, width }) =>
      measure(text).shapes.map((shape) => ({
        left: (shape.left - left) / width,
        right: (shape.right - left) / width,
        above: shape.above / width,
        below: shape.below / width,
      })),
    )
    for (const [index, upper] of outlines.slice(0, -1).entries()) {
      for (const lower of outlines[index + 1]!) {
        const over = upper.filter(({ left, right }) => left < lower.right && right > lower.left)
        for (const { below } of over) expect(lines[index + 1]!.above).toBeGreaterThan(lower.above + below)
      }
    }
  })
})

it('sets every line in the size of the widest one if even', () => {
  const lines = fitLines('Patient Acquisition Reinvented', { wide: 5.6, even: true })
  expect(lines.length).toBeGreaterThan(1)
  expect(new Set(lines.map(({ width }) => width)).size).toBe(1)
})

it('has a font whose line box of 0.7 em is its cap height', () => {
  const { ascent, descent, capHeight, unitsPerEm } = create(readFileSync('.generated/fonts/voice.ttf')) as Font
  // A line box is centred between ascent and descent, so that its foot is the baseline.
  expect((ascent + descent) / unitsPerEm).toBeCloseTo(0.7)
  expect(capHeight / unitsPerEm).toBeCloseTo(0.7)
})
