import { readFileSync } from 'node:fs'

const styles = readFileSync('app/globals.css', 'utf8')
const tokens = [...styles.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)]

/**
 * A colour of the light theme, as app/globals.css has it.
 * @param token such as `accent-soft`, or `gold`: the dark theme's brass, which is light enough for the accent's ground.
 * @throws Error when the stylesheet has no such token, or it is no pair of hexadecimal colours.
 */
export function colour(token: string): string {
  const [, , light, dark] = tokens.find(([, name]) => name === (token === 'gold' ? 'brass' : token)) ?? []
  if (!light || !dark) throw new Error(`app/globals.css has no colour --${token}`)
  return token === 'gold' ? dark : light
}

/** In pixels, as each file has it. */
export const drawingSize = { width: 440, height: 500 } as const

/**
 * A drawing of app/og/drawings, whose colours are the page's tokens.
 * @returns a data URL.
 * @throws Error when there is no such drawing, or it names a colour that the page has not.
 */
export function drawingUrl(name: string): string {
  const svg = readFileSync(`app/og/drawings/${name}.svg`, 'utf8')
  const painted = svg.replace(/var\(--([\w-]+)\)/g, (_, token: string) => colour(token))
  return `data:image/svg+xml;base64,${Buffer.from(painted).toString('base64')}`
}
