import { readFileSync } from 'node:fs'

/** Tokens of the palette that images and scripts use, which cannot read custom properties. */
const TOKENS = ['gum-light', 'gum-dark', 'ink-light', 'red-light', 'booked-light'] as const

/** Matches a colour that the palette can have: `#` and three or six hexadecimal digits, in any case. */
export const HEX_COLOUR = /#(?:[0-9a-f]{3}){1,2}/i
const ONLY_HEX_COLOUR = new RegExp(`^${HEX_COLOUR.source}$`, 'i')

type Palette = Record<(typeof TOKENS)[number], string>

/**
 * Reads the palette from app/globals.css. Colours are returned with six lower-case digits, as browsers compute them.
 * @param styles the stylesheet.
 * @throws Error when a token is missing or is not a hexadecimal colour.
 */
export function readPalette(styles: string = readFileSync('app/globals.css', 'utf8')): Palette {
  const colours = TOKENS.map((token) => {
    const [, value = ''] = new RegExp(`--${token}:\\s*([^;]+);`).exec(styles) ?? []
    if (!ONLY_HEX_COLOUR.test(value.trim()))
      throw new Error(
        `app/globals.css: --${token} is "${value}": expected a hexadecimal colour such as #efc3b7, which icons and share cards can use`,
      )
    return [token, withSixDigits(value.trim())] as const
  })
  return Object.fromEntries(colours) as Palette
}

function withSixDigits(colour: string): string {
  const hasThreeDigits = colour.length === 4
  return (hasThreeDigits ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour).toLowerCase()
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

/** Returns a name such as `gum-light` as that of a constant: `gumLight`. */
function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
