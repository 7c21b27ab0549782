import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { siteCharacters } from './site-characters'

const resolve = createRequire(import.meta.url).resolve
const OUTPUT = '.generated/fonts'

const fonts = [
  { name: 'serif', file: resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2') },
  {
    name: 'sans',
    file: resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    variationAxes: { wght: { min: 400, max: 600 } },
  },
]

mkdirSync(OUTPUT, { recursive: true })
const characters = siteCharacters()
for (const { name, file, variationAxes } of fonts) {
  const subset = await subsetFont(readFileSync(file), characters, { targetFormat: 'woff2', variationAxes })
  writeFileSync(`${OUTPUT}/${name}.woff2`, subset)
  console.log(`${name}.woff2: ${(subset.length / 1024).toFixed(1)} KB for ${characters.length} characters`)
}
