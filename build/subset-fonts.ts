import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { siteCharacters } from './site-characters'

const resolve = createRequire(import.meta.url).resolve
const OUTPUT = '.generated/fonts'

const serif = resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2')
const sans = resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')

const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl']

/** WOFF2 for the pages; static TrueType for the share cards, whose renderer reads nothing else. */
const fonts = [
  { name: 'serif.woff2', file: serif, keepFeatures: [...FEATURES, 'liga', 'lnum'] },
  {
    name: 'sans.woff2',
    file: sans,
    keepFeatures: [...FEATURES, 'tnum'],
    variationAxes: { wght: { min: 400, max: 500 } },
  },
  { name: 'card-serif.ttf', file: serif },
  { name: 'card-sans-400.ttf', file: sans, variationAxes: { wght: 400 } },
  { name: 'card-sans-500.ttf', file: sans, variationAxes: { wght: 500 } },
]

/** Options that the package's types lack. */
type NewerOptions = Parameters<typeof subsetFont>[2] & { keepFeatures?: string[]; noHinting?: boolean }

mkdirSync(OUTPUT, { recursive: true })
const characters = siteCharacters()
for (const { name, file, ...options } of fonts) {
  const targetFormat = name.endsWith('.ttf') ? 'truetype' : 'woff2'
  // Most screens ignore hinting.
  const all: NewerOptions = { ...options, targetFormat, noHinting: true }
  const subset = await subsetFont(readFileSync(file), characters, all)
  writeFileSync(`${OUTPUT}/${name}`, subset)
  console.log(`${name}: ${(subset.length / 1024).toFixed(1)} KB for ${characters.length} characters`)
}
