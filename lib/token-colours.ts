import 'server-only'
import { readFileSync } from 'node:fs'

/**
 * Returns the light values of the colour tokens of app/globals.css, for images, which can't use custom properties.
 * @throws Error when a token is missing or is not a pair of hexadecimal colours.
 */
export function tokenColours<Name extends string>(...names: Name[]): Record<Name, string> {
  const styles = readFileSync('app/globals.css', 'utf8')
  const colours = names.map((name) => {
    const [, light] = new RegExp(`--${name}: light-dark\\((#\\w+),`).exec(styles) ?? []
    if (!light) throw new Error(`app/globals.css has no --${name}: light-dark(#…, #…), which an image uses`)
    return [name, light] as const
  })
  return Object.fromEntries(colours) as Record<Name, string>
}
