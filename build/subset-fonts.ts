import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { siteCharacters } from './site-characters'

const resolve = createRequire(import.meta.url).resolve
const OUTPUT = '.generated/fonts'

const serif = resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2')
const sans = resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')

/** What sets the type: kerning, marks, and figures of one width in columns. Anything else only costs bytes. */
const KERNING = ['kern', 'mark', 'mkmk', 'ccmp', 'locl']

/** For the pages as WOFF2; for the share cards as TrueType of one weight, which is all that their renderer reads. */
const fonts = [
  { name: 'serif.woff2', file: serif, keepFeatures: [...KERNING, 'liga', 'lnum'] },
  {
    name: 'sans.woff2',
    file: sans,
    keepFeatures: [...KERNING, 'tnum'],
    variationAxes: { wght: { min: 400, max: 500 } },
  },
  { name: 'card-serif.ttf', file: serif },
  { name: 'card-sans-400.ttf', file: sans, variationAxes: { wght: 400 } },
  { name: 'card-sans-500.ttf', file: sans, variationAxes: { wght: 500 } },
]

/** The options that the package's published types do not know yet. */
type NewerOptions = Parameters<typeof subsetFont>[2] & { keepFeatures?: string[]; noHinting?: boolean }

mkdirSync(OUTPUT, { recursive: true })
const characters = siteCharacters()
for (const { name, file, ...options } of fonts) {
  const targetFormat = name.endsWith('.ttf') ? 'truetype' : 'woff2'
  // Hinting is of no use at the size of headlines, and most screens do without.
  const all: NewerOptions = { ...options, targetFormat, noHinting: true }
  const subset = await subsetFont(readFileSync(file), characters, all)
  writeFileSync(`${OUTPUT}/${name}`, subset)
  console.log(`${name}: ${(subset.length / 1024).toFixed(1)} KB for ${characters.length} characters`)
}
