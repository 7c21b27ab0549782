import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const { resolve } = createRequire(import.meta.url)
const imbue = (subset: string) => resolve(`@fontsource-variable/imbue/files/imbue-${subset}-standard-normal.woff2`)
const hanken = (subset: string) =>
  resolve(`@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${subset}-wght-normal.woff2`)
/** Has signs that neither family has, such as ✓. */
const symbols = resolve('@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2')

/** The font files of each family in the order in which browsers look for a character. Most texts need only the first. */
export const fontFiles = {
  voice: [imbue('latin'), imbue('latin-ext'), imbue('vietnamese'), symbols],
  clerk: [hanken('latin'), hanken('latin-ext'), hanken('vietnamese'), symbols],
} as const

export type Family = keyof typeof fontFiles

const openFonts = new Map<string, Font>()

function openFont(file: string): Font {
  const font = openFonts.get(file) ?? (create(readFileSync(file)) as Font)
  openFonts.set(file, font)
  return font
}

/** Returns whether a font file has a variation axis, such as weight. */
export const isVariable = (file: string) => Object.keys(openFont(file).variationAxes).length > 0

/** Returns the characters that a family takes from each of its files. */
export function charactersByFile(family: Family, characters: string): string[] {
  const taken = fontFiles[family].map(() => '')
  for (const character of characters) {
    const index = fileIndexOf(family, character)
    if (index >= 0) taken[index] += character
  }
  return taken
}

/** Returns the index of the first file of a family that has a character, or -1. */
function fileIndexOf(family: Family, character: string): number {
  const codePoint = character.codePointAt(0)!
  return fontFiles[family].findIndex((file) => openFont(file).hasGlyphForCodePoint(codePoint))
}

/** Returns the characters of a text, other than line breaks, that one of the families doesn't have. */
export function missingCharacters(text: string): string[] {
  const families = Object.keys(fontFiles) as Family[]
  const characters = [...new Set(text)].filter((character) => character >= ' ')
  return characters.filter((character) => families.some((family) => fileIndexOf(family, character) < 0))
}
