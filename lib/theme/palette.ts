import { readFileSync } from 'node:fs'
import { BuildError } from '@/lib/build-error'

const styles = readFileSync('app/globals.css', 'utf8')

/**
 * Returns a colour of the palette in app/globals.css, for what cannot read custom properties: browser toolbars, share cards
 * and icons. For Node.js only.
 * @param token the custom property without dashes at its start, such as `ink-light`.
 * @throws BuildError if the palette has no hexadecimal colour of this name.
 */
export function colourOf(token: string): string {
  const [, colour] = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(styles) ?? []
  if (!colour) throw new BuildError(`app/globals.css: --${token} is missing, expected a colour such as #1c0309`)
  return colour
}
