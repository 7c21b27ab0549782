import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { siteCharacters } from './site-characters'

const resolve = createRequire(import.meta.url).resolve
const OUTPUT = '.generated/fonts'

const serif = resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2')
const sans = resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')

/** For the pages as WOFF2; for the share cards as TrueType of one weight, which is all that their renderer reads. */
const fonts = [
  { name: 'serif.woff2', file: serif },
  { name: 'sans.woff2', file: sans, variationAxes: { wght: { min: 400, max: 600 } } },
  { name: 'card-serif.ttf', file: serif },
  { name: 'card-sans-400.ttf', file: sans, variationAxes: { wght: 400 } },
  { name: 'card-sans-500.ttf', file: sans, variationAxes: { wght: 500 } },
]

mkdirSync(OUTPUT, { recursive: true })
const characters = siteCharacters()
for (const { name, file, variationAxes } of fonts) {
  const targetFormat = name.endsWith('.ttf') ? 'truetype' : 'woff2'
  const subset = await subsetFont(readFileSync(file), characters, { targetFormat, variationAxes })
  writeFileSync(`${OUTPUT}/${name}`, subset)
  console.log(`${name}: ${(subset.length / 1024).toFixed(1)} KB for ${characters.length} characters`)
}
