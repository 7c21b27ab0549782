import type { Font } from 'fontkit'
import { figureKerning } from './figure-kerning'

/** A font with 1,000 units per em, in which all characters are the same box with a space of 50 units on both sides. */
const boxes = {
  unitsPerEm: 1000,
  glyphForCodePoint: () => ({
    advanceWidth: 140,
    path: {
      commands: [
        { command: 'moveTo', args: [50, 0] },
        { command: 'lineTo', args: [90, 0] },
        { command: 'lineTo', args: [90, 70] },
        { command: 'lineTo', args: [50, 70] },
        { command: 'closePath', args: [] },
      ],
    },
  }),
} as unknown as Font

const pairsWith = (tracking: number) =>
  new Map(figureKerning(boxes, tracking).map(({ first, second, distance }) => [first + second, distance]))

test('spaces figures, £ before a figure, and a figure next to a mark, together with the letter spacing', () => {
  const untracked = pairsWith(0)
  // 0.112 em between figures, 0.055 em from a comma or a point, and 0.085 em from a colon.
  expect(['10', '£4', '1,', '.9', '3:'].map((pair) => untracked.get(pair))).toEqual([12, 12, -45, -45, -15])
  expect(untracked.size).toBe(10 * 10 + 10 + 2 * 3 * 10)
  const tracked = pairsWith(-0.01)
  expect(['10', '1,'].map((pair) => tracked.get(pair))).toEqual([22, -35])
})
