/**
 * Makes the font files of app/fonts/ from the packages of Fontsource. Run by hand, when a package has a new version:
 *
 *     npm run fonts
 *
 * Each family has a file for English, loaded on every page, and two files for the other letters of European languages. Browsers
 * load these only on pages with a letter in their `unicode-range` (other-letters.css). `measured/` has the files of the display typeface
 * in TrueType, for measuring lines during the build (lib/font-metrics/measure-line.ts). `card/` has them in one weight for
 * share cards.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont, { type SubsetOptions } from 'subset-font'
import { OPTICAL_SIZES } from '@/lib/font-metrics/fonts'
import { DISPLAY_WEIGHT } from '@/lib/typography/display'

const FOLDER = 'app/fonts'
const { resolve } = createRequire(import.meta.url)
const stylesheet = readFileSync(`${FOLDER}/other-letters.css`, 'utf8')

/** Printable ASCII, and the currency, signs, typographic spaces, dashes and quotation marks of English texts. */
const ENGLISH = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0£§©·×–—‘’“”•…−`
/** Signs that headings and figures do not need. Below 22 KB, the font loads in one round trip less on slow connections. */
const NOT_IN_DISPLAY = /[§©•·−"#$'*;<=>@[\\\]^_`{|}~]/g
/** Combining marks, replaced by precomposed letters, and invisible characters. */
const NOT_A_CHARACTER = /[\p{M}\p{C}]/u

const weights = { min: 100, max: 900 }
const { min, max } = OPTICAL_SIZES

const displayFiles = '@fontsource-variable/imbue/files/imbue-*-standard-normal.woff2'
const display = { characters: ENGLISH.replace(NOT_IN_DISPLAY, ''), keepFeatures: ['kern', 'liga'] }
await write('display', '.woff2', displayFiles, { ...display, variationAxes: { wght: weights, opsz: OPTICAL_SIZES } })
// The default is exact, and most lines have the largest optical size.
const measuredAxes = { wght: weights, opsz: { min, max, default: max } }
await write('measured/display', '.ttf', displayFiles, { ...display, variationAxes: measuredAxes })
await write('card/display', '.ttf', displayFiles, { ...display, variationAxes: { wght: DISPLAY_WEIGHT, opsz: max } })

await write('text', '.woff2', '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-*-wght-normal.woff2', {
  characters: ENGLISH,
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  variationAxes: { wght: { min: 400, max: 700 } },
})

/**
 * Writes the three files of a family, without hinting: high-density screens ignore it.
 * @param name of the file for English, such as `card/display`.
 * @param files of Fontsource, with `*` for the subset. Its subset `latin` has the letters of English and of Western Europe.
 * @param options of the subset, with the characters of English.
 */
async function write(
  name: string,
  extension: '.woff2' | '.ttf',
  files: string,
  { characters, ...options }: SubsetOptions & { characters: string },
) {
  for (const [part, subset] of [
    ['', 'latin'],
    ['-western', 'latin'],
    ['-latin-ext', 'latin-ext'],
  ] as const) {
    const source = readFileSync(resolve(files.replace('*', subset)))
    const text = part === '' ? characters : charactersOf(name.replace(/.*\//, '') + part)
    const targetFormat = extension === '.ttf' ? 'truetype' : 'woff2'
    const font = await subsetFont(source, text, { ...options, targetFormat, noHinting: true })
    const file = `${FOLDER}/${name}${part}${extension}`
    writeFileSync(file, font)
    console.log(`${file}: ${font.length.toLocaleString('en-GB')} bytes`)
  }
}

/** Returns the characters in the `unicode-range` of a font file, such as `display-western`. */
function charactersOf(name: string): string {
  const [, range = ''] = new RegExp(`/${name}\\.woff2.*?unicode-range: (.*?);`, 's').exec(stylesheet) ?? []
  return [...range.matchAll(/U\+(\w+)-?(\w*)/g)]
    .flatMap(([, first = '', last]) => {
      const start = parseInt(first, 16)
      const length = parseInt(last || first, 16) - start + 1
      return Array.from({ length }, (_, index) => String.fromCodePoint(start + index))
    })
    .filter((character) => !NOT_A_CHARACTER.test(character))
    .join('')
}
