import { readFileSync } from 'node:fs'
import { BuildError } from '@/lib/build-error'

const styles = readFileSync('app/globals.css', 'utf8')

const EXPECTED = 'expected a colour with six hexadecimal digits and a semicolon, such as #1c0309;'

/** Returns a sentence for each colour of the palette that is neither six hexadecimal digits nor a mixture of others. */
export const checkPalette = (source = styles): string[] =>
  [...source.matchAll(/^ *(--[\w-]+-(?:light|dark)): *(.*)$/gm)]
    .filter(([, , value]) => !/^(#[0-9a-f]{6}|color-mix\(.+\));/i.test(value!))
    .map(([, token, value]) => `app/globals.css: ${token} is “${value}”, ${EXPECTED}`)

/**
 * Returns a colour of the palette in app/globals.css, for what cannot read custom properties: browser toolbars, share cards
 * and icons. For Node.js only.
 * @param token the custom property without dashes at its start, such as `ink-light`.
 * @throws BuildError if the palette has no hexadecimal colour of this name.
 */
export function colourOf(token: string): string {
  const [, colour] = new RegExp(`--${token}: (#[0-9a-f]{6});`, 'i').exec(styles) ?? []
  if (!colour) throw new BuildError(`app/globals.css: --${token} is missing, ${EXPECTED}`)
  return colour
}
