import 'server-only'
import { readFileSync } from 'node:fs'
import { create, type Font, type Glyph, type Path } from 'fontkit'
import { TRACKING, VOICE_WEIGHT } from '@/lib/typography/voice'

/** The font files of the voice, for English and for other characters (scripts/fonts/make.ts). */
export const VOICE_FILES = ['voice.ttf', 'voice-western.ttf', 'voice-latin-ext.ttf'] as const
/** Folder of these files as variable fonts, with axes of weight and optical size. */
const FOLDER = 'app/fonts/measured'
/** Limits of the optical size. Browsers set it to the font size in CSS pixels. */
export const OPTICAL_SIZES = { min: 36, max: 100 }

/** The extent of a line, in em, relative to its origin on the baseline. */
export type Extent = { left: number; width: number; advance: number; shapes: readonly Shape[] }
/**
 * A glyph: its position in the text in code points, its horizontal extent, its height above the cap height (negative if lower),
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

type Point = { x: number; y: number }

/** A limit of `OPTICAL_SIZES`. Letters are wider at the smallest size; fitted lines have the largest. */
type OpticalSize = 'smallest' | 'largest'

const openFonts = new Map<string, Font[]>()

/** Returns the fonts in the order of `VOICE_FILES`. */
function fontsOf(weight: number, opticalSize: OpticalSize): Font[] {
  const key = `${weight} ${opticalSize}`
  const opsz = opticalSize === 'smallest' ? OPTICAL_SIZES.min : OPTICAL_SIZES.max
  const fonts =
    openFonts.get(key) ??
    VOICE_FILES.map((file) => (create(readFileSync(`${FOLDER}/${file}`)) as Font).getVariation({ wght: weight, opsz }))
  openFonts.set(key, fonts)
  return fonts
}

/** Splits a text into the longest runs of one font. */
function runsOf(text: string, fonts: readonly Font[]) {
  const runs: { font: Font; text: string }[] = []
  for (const character of text) {
    const codePoint = character.codePointAt(0)!
    const font = fonts.find((one) => one.hasGlyphForCodePoint(codePoint)) ?? fonts[0]!
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

type Style = {
  /** From 100 to 900. */
  weight?: number
  /** Letter spacing in em. */
  tracking?: number
  opticalSize?: OpticalSize
}

/** Measures the extent of a line in the voice, with kerning. The default style is the style of `fitted-line`. */
export function measureLine(text: string, style: Style = {}): Extent {
  const { weight = VOICE_WEIGHT, tracking = TRACKING, opticalSize = 'largest' } = style
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
      // A space has no extent.
      if (Number.isFinite(bbox.minX) && bbox.maxX > bbox.minX)
        shapes.push({
          letter: String.fromCodePoint(...codePoints),
          position,
          stem: start + rightOfTop(path, bbox.maxY) / em,
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

/** The dot of an i or a j, in em. `x` and `y` are its centre, and `before` is the text before its letter. */
export type Dot = { before: string; x: number; y: number; size: number }

/**
 * Measures the dots of the letters i and j of a line in the voice at optical size 100. `x` begins at the end of the text
 * before the letter, and `y` at the baseline, so that neither depends on the letter spacing.
 * @param weight of the font, from 100 to 900.
 */
export function measureDots(text: string, weight = VOICE_WEIGHT): Dot[] {
  const [font] = fontsOf(weight, 'largest') as [Font]
  // The i of the ligature fi has no dot of its own.
  return [...text.matchAll(/(?<!f)[ij]/g)].flatMap(({ 0: letter, index }) => {
    const before = text.slice(0, index)
    const advanceOf = (part: string) => measureLine(part, { weight, tracking: 0 }).advance
    const start = advanceOf(before + letter) - advanceOf(letter)
    const [{ path }] = font.layout(letter).glyphs as [Glyph]
    // The top serif of the letter can be slightly higher than the x-height.
    const dot = path.commands.flatMap(pointsOf).filter(({ y }) => y > 1.05 * font.xHeight)
    if (dot.length === 0) return []
    const [xs, ys] = [dot.map(({ x }) => x), dot.map(({ y }) => y)]
    const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    return {
      before,
      x: start - advanceOf(before) + (minX + maxX) / 2 / font.unitsPerEm,
      y: (minY + maxY) / 2 / font.unitsPerEm,
      size: (maxX - minX) / font.unitsPerEm,
    }
  })
}

/** Returns the right edge of the top of an outline: the maximum x of all points within 3% of the height. */
function rightOfTop({ commands }: Path, height: number): number {
  const points = commands.flatMap(pointsOf).filter(({ y }) => y > 0.97 * height)
  return Math.max(...points.map(({ x }) => x))
}

/** Returns the points of a drawing command. Its arguments are x and y in turn. */
function pointsOf({ args }: Path['commands'][number]): Point[] {
  return args.flatMap((x, index) => (index % 2 === 0 ? { x, y: args[index + 1]! } : []))
}
