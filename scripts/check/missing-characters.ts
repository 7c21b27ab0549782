import { readdirSync, readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

const FOLDER = 'app/fonts'
const FAMILIES = ['voice', 'clerk']

/** Returns the characters of a text, other than line breaks, that the fonts of one of the families don't have. */
export function missingCharacters(text: string): string[] {
  const fonts = fontsByFamily()
  return [...new Set(text)].filter((character) => {
    const codePoint = character.codePointAt(0)!
    const isIn = (family: readonly Font[]) => family.some((font) => font.hasGlyphForCodePoint(codePoint))
    return character >= ' ' && !fonts.every(isIn)
  })
}

let openFonts: Font[][] | undefined

function fontsByFamily(): Font[][] {
  openFonts ??= FAMILIES.map(openFamily)
  return openFonts
}

/** Opens the files of a family, and those of the symbols, which both families use. */
function openFamily(family: string): Font[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.woff2') && (name.startsWith(family) || name.startsWith('symbols')))
    .map((name) => create(readFileSync(`${FOLDER}/${name}`)) as Font)
}
