import { readFileSync } from 'node:fs'
import { camelCase } from './camel-case'

/** Tokens of the palette that images and scripts use, which cannot read custom properties. */
const TOKENS = ['gum-light', 'gum-dark', 'ink-light', 'red-light', 'booked-light'] as const

type Palette = Record<(typeof TOKENS)[number], string>

/**
 * Reads the palette from app/globals.css.
 * @param styles the stylesheet.
 * @throws Error when a token is missing or is not a hexadecimal colour.
 */
export function readPalette(styles: string = readFileSync('app/globals.css', 'utf8')): Palette {
  const colours = TOKENS.map((token) => {
    const [, value = ''] = new RegExp(`--${token}:\\s*([^;]+);`).exec(styles) ?? []
    if (!/^#([0-9a-f]{3}){1,2}$/i.test(value.trim()))
      throw new Error(
        `app/globals.css: --${token} is "${value}": expected a hexadecimal colour such as #efc3b7, which icons and share cards can use`,
      )
    return [token, value.trim()] as const
  })
  return Object.fromEntries(colours) as Palette
}

/** Returns a module with a constant for each token, such as `gumLight`. */
export function paletteModule(palette: Palette): string {
  return Object.entries(palette)
    .map(([token, colour]) => `export const ${camelCase(token)} = '${colour}'\n`)
    .join('')
}

/** Replaces `var(--gum-light)` and the like in an SVG by the colours of the palette. */
export function colourSvg(svg: string, palette: Palette): string {
  return svg.replace(/var\(--([\w-]+)\)/g, (reference, token: keyof Palette) => {
    if (palette[token]) return palette[token]
    throw new Error(`content/icon.svg uses ${reference}: expected one of --${TOKENS.join(', --')}`)
  })
}
