import 'server-only'
import { TRACKING, DISPLAY_WEIGHT } from '@/lib/typography/display'
import { fontsOf, runsOf, type OpticalSize } from './fonts'
import { stemOf } from './outline'

/** The ink bounds of a line, in em, relative to its origin on the baseline. */
export type InkBounds = { left: number; width: number; advance: number; shapes: readonly Shape[] }
/**
 * A glyph: its position in the text in code points, its horizontal ink bounds, its height above the cap height (negative if lower),
 * its depth below the baseline, and the right edge of its top (`stem`).
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

type Style = {
  /** From 100 to 900. */
  weight?: number
  /** Letter spacing in em. */
  tracking?: number
  opticalSize?: OpticalSize
}

/** Measures the ink of a line in the display typeface, with kerning. The default style is the style of `filled-line`. */
export function measureLine(text: string, style: Style = {}): InkBounds {
  const { weight = DISPLAY_WEIGHT, tracking = TRACKING, opticalSize = 'largest' } = style
  const fonts = fontsOf(weight, opticalSize)
  const capHeight = fonts[0]!.capHeight / fonts[0]!.unitsPerEm
  const shapes: Shape[] = []
  let pen = 0
  let position = 0
  for (const { font, text: run } of runsOf(text, fonts)) {
    const em = font.unitsPerEm
    const { glyphs, positions } = font.layout(run)
    glyphs.forEach(({ bbox, path, codePoints, advanceWidth }, index) => {
      const { xAdvance, xOffset } = positions[index]!
      const start = pen + xOffset / em
      // A space has no ink.
      if (Number.isFinite(bbox.minX) && bbox.maxX > bbox.minX)
        shapes.push({
          letter: String.fromCodePoint(...codePoints),
          position,
          stem: start + stemOf(path, bbox.maxY) / em,
          left: start + bbox.minX / em,
          right: start + bbox.maxX / em,
          above: bbox.maxY / em - capHeight,
          below: -bbox.minY / em,
        })
      // As HarfBuzz in browsers, rounds advances and kerning to units of the font.
      pen += (Math.round(advanceWidth) + Math.round(xAdvance - advanceWidth)) / em + tracking
      position += codePoints.length
    })
  }
  const left = Math.min(...shapes.map((shape) => shape.left))
  const width = Math.max(...shapes.map(({ right }) => right)) - left
  return { left, width, advance: pen, shapes }
}
