import { TRACKING } from '@/lib/typography/display'
import type { InkBounds } from './measure-line'
import { shareStems } from './share-stems'

/** Measures a text whose letters are all 1 em wide, with the stem at the right edge. */
function inkBoundsOf(text: string): InkBounds {
  const shapes = [...text].map((letter, position) => {
    return { letter, position, left: position, right: position + 1, stem: position + 1, above: 0, below: 0 }
  })
  return { left: 0, width: text.length, advance: text.length, shapes }
}

/** Sets two lines of four letters. The upper one begins `offset` em further to the right. */
function setLines(upper: string, lower: string, offset = 0) {
  const line = { width: 4, above: 0.1, below: 0 }
  const lines = [
    { ...line, text: upper, left: -offset },
    { ...line, text: lower, left: 0 },
  ]
  return shareStems(lines, inkBoundsOf)
}

test('aligns a d with the q above it by letter spacing, and moves the lines closer', () => {
  const [upper, lower] = setLines('aaqa', 'aada', 0.004)
  expect(upper).toMatchObject({ sharesStem: true, above: 0.1 })
  expect(lower!.tracking).toBeCloseTo(TRACKING + 0.002, 5)
  expect(lower!.above).toBeCloseTo(0.115 / 4, 5)
})

test.each([
  ['are too far from each other', 'aaqa', 'aada', 0.01],
  ['are not above each other', 'qaaa', 'aada', 0],
  ['begin the line, where letter spacing moves nothing', 'qaaa', 'daaa', 0],
  ['are in the opposite lines', 'aada', 'aaqa', 0],
])('does not align a q and a d that %s', (_, upper, lower, offset) => {
  for (const line of setLines(upper, lower, offset)) {
    expect(line).not.toHaveProperty('sharesStem')
    expect(line).not.toHaveProperty('tracking')
    expect(line.above).toBe(0.1)
  }
})
