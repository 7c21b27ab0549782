/**
 * Makes the font files of app/fonts/ from the packages of Fontsource. Run by hand, when a package has a new version:
 *
 *     npm run fonts
 *
 * Each family has a file for English, which every page loads, and files for the other letters of European
 * languages, which browsers load only on pages that contain such a letter. Fontsource splits a family into files that cannot be
 * merged; the letters of Western Europe are in that of English. `measured/` has the same files of the voice in TrueType, by
 * which lines are measured during the build (lib/font-metrics/measure-line.ts), and `card/` has them in one weight for share cards.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import subsetFont, { type SubsetOptions } from 'subset-font'
import { OPTICAL_SIZES } from '@/lib/font-metrics/measure-line'
import { VOICE_WEIGHT } from '@/lib/type/voice'

const FOLDER = 'app/fonts'
const { resolve } = createRequire(import.meta.url)
const families = {
  voice: { package: '@fontsource-variable/imbue', file: 'imbue-*-standard-normal.woff2' },
  clerk: { package: '@fontsource-variable/hanken-grotesk', file: 'hanken-grotesk-*-wght-normal.woff2' },
} as const
type Family = keyof typeof families

/** Printable ASCII, and what English texts are set with: currency, signs, typographic spaces, dashes and quotes. */
const ENGLISH = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0£§©·×–—‘’“”•…−`
/** Signs that headings and figures do not need. Below 22 KB, the font needs one round trip less on a slow line. */
const NOT_IN_VOICE = /[§©•·−"#$'*;<=>@[\\\]^_`{|}~]/g
const english: Record<Family, string> = { voice: ENGLISH.replace(NOT_IN_VOICE, ''), clerk: ENGLISH }
/** Combining marks, which precomposed letters do not need, and characters that are never visible. */
const NOT_A_CHARACTER = /[\p{M}\p{C}]/u

const features: Record<Family, string[]> = {
  voice: ['kern', 'liga'],
  clerk: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
}
const weights = { min: 100, max: 900 }
const axes: Record<Family, SubsetOptions['variationAxes']> = {
  voice: { wght: weights, opsz: OPTICAL_SIZES },
  clerk: { wght: { min: 400, max: 700 } },
}

/** A font file without its folder and extension, and what it is made of. */
type Part = { name: string; characters: string; source: Buffer }

rmSync(FOLDER, { recursive: true, force: true })
for (const folder of [FOLDER, `${FOLDER}/measured`, `${FOLDER}/card`]) mkdirSync(folder, { recursive: true })

const voice = partsOf('voice')
const clerk = partsOf('clerk')
for (const part of voice) await write(part, 'woff2', { keepFeatures: features.voice, variationAxes: axes.voice })
for (const part of clerk) await write(part, 'woff2', { keepFeatures: features.clerk, variationAxes: axes.clerk })
for (const part of voice) {
  const { min, max } = OPTICAL_SIZES
  // Most lines have the largest optical size, which is exact as the default.
  const measuredAxes = { wght: weights, opsz: { min, max, default: max } }
  const cardAxes = { wght: VOICE_WEIGHT, opsz: max }
  await write(part, 'truetype', { keepFeatures: features.voice, variationAxes: measuredAxes }, 'measured/')
  await write(part, 'truetype', { keepFeatures: features.voice, variationAxes: cardAxes }, 'card/')
}
writeFileSync(`${FOLDER}/other-letters.css`, renderStylesheet())
for (const { package: name } of Object.values(families))
  writeFileSync(`${FOLDER}/OFL-${name.split('/')[1]}.txt`, readFileSync(resolve(`${name}/LICENSE`)))

/** Returns the parts of a family, of which the first is that of English. No two of them have the same character. */
function partsOf(family: Family): Part[] {
  const { package: name, file } = families[family]
  const sourceOf = (subset: string) => readSource(name, file.replace('*', subset))
  const latin = sourceOf('latin')
  const extended = sourceOf('latin-ext')
  const parts = [
    { name: family, characters: english[family], source: latin },
    { name: `${family}-western`, characters: charactersOf(latin), source: latin },
    { name: `${family}-latin-ext`, characters: charactersOf(extended), source: extended },
  ]
  const taken = new Set<string>()
  return parts.map(({ characters, ...part }) => {
    const own = [...characters].filter((character) => !taken.has(character) && !NOT_A_CHARACTER.test(character))
    own.forEach((character) => taken.add(character))
    return { ...part, characters: own.join('') }
  })
}

function readSource(name: string, file: string): Buffer {
  return readFileSync(resolve(`${name}/files/${file}`))
}

function charactersOf(source: Buffer): string {
  return String.fromCodePoint(...(create(source) as Font).characterSet)
}

/** Writes a part as `voice-western.woff2` or `measured/voice-western.ttf`, without hinting, which high-density screens ignore. */
async function write(part: Part, targetFormat: 'woff2' | 'truetype', options: SubsetOptions = {}, folder = '') {
  const allOptions: SubsetOptions = { ...options, targetFormat, noHinting: true }
  const font = await subsetFont(part.source, part.characters, allOptions)
  const file = `${FOLDER}/${folder}${part.name}.${targetFormat === 'woff2' ? 'woff2' : 'ttf'}`
  writeFileSync(file, font)
  console.log(`${file}: ${font.length.toLocaleString('en-GB')} bytes`)
}

function renderStylesheet(): string {
  const faces = Object.entries({ voice, clerk }).flatMap(([family, [first, ...others]]) => {
    return others.map(({ name, characters }) => renderFace(family, name, unicodeRange(characters, [first!, ...others])))
  })
  return `/* The faces of all letters and signs that English does not need. Written by scripts/fonts/make.ts. */\n${faces.join('')}`
}

function renderFace(family: string, name: string, range: string): string {
  return `@font-face {
  font-family: '${family} other';
  src: url('./${name}.woff2') format('woff2');
  font-weight: 100 900;
  font-display: swap;
  unicode-range: ${range};
}
`
}

/**
 * Returns the characters of a part as ranges, such as `U+c0-ff, U+131`. A range includes characters that no part has, which
 * makes the list shorter.
 */
function unicodeRange(characters: string, parts: readonly Part[]): string {
  const own = new Set([...characters].map(codePointOf))
  const all = [...new Set(parts.flatMap((part) => [...part.characters]).map(codePointOf))].sort((a, b) => a - b)
  const ranges: { first: number; last: number }[] = []
  all.forEach((codePoint, index) => {
    if (!own.has(codePoint)) return
    const range = ranges.at(-1)
    if (range && range.last === all[index - 1]) range.last = codePoint
    else ranges.push({ first: codePoint, last: codePoint })
  })
  const hex = (codePoint: number) => codePoint.toString(16)
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')
}

function codePointOf(character: string): number {
  return character.codePointAt(0)!
}
