import 'server-only'
import { readFileSync } from 'node:fs'
import { create, type Font, type Path } from 'fontkit'

/** Written by `npm run assets`: the voice at optical size 100, with its weight axis. */
const FONT = '.generated/fonts/voice.ttf'
/** Letter spacing of fitted lines in em. */
export const TRACKING = -0.01

/** The ink of a line, in em of its font size and relative to its origin on the baseline. */
export type Ink = { left: number; width: number; advance: number; shapes: readonly Shape[] }
/**
 * A glyph: the position of its character in the text, in code points, its horizontal extent, its height above the cap height (negative if lower), its depth below the baseline, and
 * the right edge of its top, which is that of the stem in letters such as q and d.
 */
type Shape = {
  letter: string
  position: number
  left: number
  right: number
  above: number
  below: number
  stem: number
}

const fonts = new Map<number, Font>()

function fontOf(weight: number): Font {
  const font = fonts.get(weight) ?? (create(readFileSync(FONT)) as Font).getVariation({ wght: weight })
  fonts.set(weight, font)
  return font
}

/**
 * Measures the ink of a line in the voice at optical size 100, with kerning.
 * @param weight of the font, from 100 to 900.
 * @param tracking letter spacing in em.
 */
export function measure(text: string, weight = 450, tracking = TRACKING): Ink {
  const font = fontOf(weight)
  // Browsers apply no ligatures to text with letter spacing.
  const { glyphs, positions } = font.layout(text, { liga: false })
  const shapes: Shape[] = []
  let pen = 0
  let position = 0
  glyphs.forEach(({ bbox, path, codePoints }, index) => {
    const { xAdvance, xOffset } = positions[index]!
    const start = pen + xOffset
    // The space has no ink.
    if (Number.isFinite(bbox.minX) && bbox.maxX > bbox.minX)
      shapes.push({
        letter: String.fromCodePoint(...codePoints),
        position,
        stem: (start + rightOfTop(path, bbox.maxY)) / font.unitsPerEm,
        left: (start + bbox.minX) / font.unitsPerEm,
        right: (start + bbox.maxX) / font.unitsPerEm,
        above: (bbox.maxY - font.capHeight) / font.unitsPerEm,
        below: -bbox.minY / font.unitsPerEm,
      })
    pen += xAdvance + tracking * font.unitsPerEm
    position += codePoints.length
  })
  const left = Math.min(...shapes.map((shape) => shape.left))
  const width = Math.max(...shapes.map(({ right }) => right)) - left
  return { left, width, advance: pen / font.unitsPerEm, shapes }
}

function rightOfTop(path: Path, height: number): number {
  const points = path.commands.flatMap(({ args }) =>
    args.flatMap((x, index) => (index % 2 === 0 && args[index + 1]! > 0.97 * height ? x : [])),
  )
  return Math.max(...points)
}
