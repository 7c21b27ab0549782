import 'server-only'
import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

/** The font files of the display typeface, for English and for other characters (scripts/fonts/make.ts). */
export const DISPLAY_FILES = ['display.ttf', 'display-western.ttf', 'display-latin-ext.ttf'] as const
/** Folder of these files as variable fonts, with axes of weight and optical size. */
const FOLDER = 'app/fonts/measured'
/** Limits of the optical size. Browsers set it to the font size in CSS pixels. */
export const OPTICAL_SIZES = { min: 36, max: 100 }

/** A limit of `OPTICAL_SIZES`. Letters are wider at the smallest size; fitted lines have the largest. */
export type OpticalSize = 'smallest' | 'largest'

const openFonts = new Map<string, Font[]>()

/**
 * Returns the fonts in the order of `DISPLAY_FILES`.
 * @param weight from 100 to 900.
 */
export function fontsOf(weight: number, opticalSize: OpticalSize): Font[] {
  const key = `${weight} ${opticalSize}`
  const opsz = opticalSize === 'smallest' ? OPTICAL_SIZES.min : OPTICAL_SIZES.max
  const fonts =
    openFonts.get(key) ??
    DISPLAY_FILES.map((file) =>
      (create(readFileSync(`${FOLDER}/${file}`)) as Font).getVariation({ wght: weight, opsz }),
    )
  openFonts.set(key, fonts)
  return fonts
}

/** Splits a text into the longest runs of one font. */
export function runsOf(text: string, fonts: readonly Font[]) {
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
