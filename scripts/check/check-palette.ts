import { readFileSync } from 'node:fs'
import * as palette from '@/lib/theme/palette'

/**
 * Returns a sentence for each colour of lib/theme/palette.ts that the palette in app/globals.css does not have.
 * @param styles source of app/globals.css.
 */
export function checkPalette(styles = readFileSync('app/globals.css', 'utf8')): string[] {
  return Object.entries(palette).flatMap(([name, colour]) => {
    const token = `--${name.replace(/(?=[A-Z])/, '-').toLowerCase()}`
    const [, expected] = new RegExp(`${token}: (#\\w+);`).exec(styles) ?? []
    return colour === expected
      ? []
      : [`lib/theme/palette.ts: ${name} is ${colour}, expected ${expected}, which is ${token} in app/globals.css`]
  })
}
