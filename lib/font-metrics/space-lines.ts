import 'server-only'
import type { InkBounds } from './measure-line'

/** Minimum distance between two lines, and between their ink, as shares of the container width. */
const LEADING = 0.02
const CLEARANCE = 0.018
/** Minimum distance between two lines as a share of the largest distance. */
const EVENNESS = 0.65

/** A line that fills the container width: its ink bounds in em, and the space above and below as shares of the container width. */
export type FittedLine = { text: string; left: number; width: number; above: number; below: number }

/**
 * Adds the space that keeps the ink of each line clear of the line above, and the space below the last line.
 * @param atLeast minimum width of a line in em.
 */
export function spaceLines(lines: readonly { text: string; bounds: InkBounds }[], atLeast: number): FittedLine[] {
  const widths = lines.map(({ bounds }) => Math.max(bounds.width, atLeast))
  const boxes = lines.map(({ bounds }, index) => glyphBoxesOf(bounds, widths[index]!))
  const gaps = boxes.map((glyphs, index) => gapBetween(boxes[index - 1] ?? [], glyphs))
  const least = Math.max(...gaps) * EVENNESS
  return lines.map(({ text, bounds }, index) => {
    const isLast = index === lines.length - 1
    return {
      text,
      left: bounds.left,
      width: widths[index]!,
      above: index === 0 ? 0 : Math.max(gaps[index]!, least),
      below: isLast ? Math.max(0, ...boxes[index]!.map(({ below }) => below)) : 0,
    }
  })
}

/** The ink bounds of a glyph, from the edge of the container, the cap line and the baseline, as shares of the container width. */
type GlyphBox = { left: number; right: number; above: number; below: number }

function glyphBoxesOf({ left, shapes }: InkBounds, width: number): GlyphBox[] {
  return shapes.map((shape) => ({
    left: (shape.left - left) / width,
    right: (shape.right - left) / width,
    above: shape.above / width,
    below: shape.below / width,
  }))
}

/** Returns the minimum distance between two lines at which their ink is clear of each other. */
function gapBetween(upper: readonly GlyphBox[], lower: readonly GlyphBox[]): number {
  const distances = lower.flatMap((box) =>
    upper.filter((other) => overlap(box, other)).map((other) => other.below + box.above + CLEARANCE),
  )
  return Math.max(LEADING, ...distances)
}

/** Returns whether one of two glyphs is above the other, or nearly so. */
function overlap(one: GlyphBox, other: GlyphBox): boolean {
  return one.left < other.right + CLEARANCE && other.left < one.right + CLEARANCE
}
