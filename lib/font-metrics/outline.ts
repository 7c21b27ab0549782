import 'server-only'
import type { Path } from 'fontkit'

/** Returns the points of a glyph's outline, in units of the font. The arguments of its commands are x and y in turn. */
export function pointsOf({ commands }: Path): { x: number; y: number }[] {
  return commands.flatMap(({ args }) => args.flatMap((x, index) => (index % 2 === 0 ? { x, y: args[index + 1]! } : [])))
}

/**
 * Returns the right edge of the top of an outline, in units of the font: the stem of a q or a d.
 * @param height of the outline. The top consists of all points within 3% of it.
 */
export function stemOf(path: Path, height: number): number {
  const top = pointsOf(path).filter(({ y }) => y > 0.97 * height)
  return Math.max(...top.map(({ x }) => x))
}
