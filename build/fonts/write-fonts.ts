import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { contentModules, leavesOf } from '@/build/content/modules'
import { filesBelow } from '@/build/files'
import { OPTICAL_SIZES } from '@/lib/type/measure'
import { VOICE_WEIGHT } from '@/lib/type/voice'
import { charactersByFile, fontFiles, isVariable, type Family } from './font-files'
import { kernFigures } from './kern-figures'

const WEIGHTS = { min: 100, max: 900 }

/** The types of subset-font lack two of its options. */
type SubsetOptions = Parameters<typeof subsetFont>[2] & { keepFeatures?: string[]; noHinting?: boolean }
type Output = SubsetOptions & { name: string; family: Family }
/** A font file to write: those characters of its family that one source file has. */
type Subset = {
  name: string
  family: Family
  source: string
  characters: string
  /** Whether it has characters that the first source file of the family lacks. */
  isExtra: boolean
  options: SubsetOptions
}

const voice = { family: 'voice' as const, keepFeatures: ['kern', 'lnum'] }
/** The pages load WOFF2. The fitted lines are measured with a TrueType file, and the share cards need a static one. */
const outputs: readonly Output[] = [
  { ...voice, name: 'voice.woff2', variationAxes: { wght: WEIGHTS, opsz: OPTICAL_SIZES } },
  {
    family: 'clerk',
    name: 'clerk.woff2',
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  { ...voice, name: 'voice.ttf', variationAxes: { wght: WEIGHTS, opsz: OPTICAL_SIZES.max } },
  { ...voice, name: 'voice-small.ttf', variationAxes: { wght: WEIGHTS, opsz: OPTICAL_SIZES.min } },
  { ...voice, name: 'card.ttf', variationAxes: { wght: VOICE_WEIGHT, opsz: OPTICAL_SIZES.max } },
]

/** Printable ASCII and the pound sign, which visitors may type, and the no-break space, which source files escape. */
const BASE_CHARACTERS = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)) + '£\u00a0'

/** Signs that headings and figures do not need. Below 22 KB, the font needs one round trip less on a slow line. */
const NOT_IN_VOICE = /["#$'*;<=>@[\\\]^_`{|}~]/g

/**
 * Writes the subsets of the fonts with the characters of the site, and `extra.css` with the faces of further characters,
 * which browsers load only on pages that contain them.
 */
export async function writeFonts(folder: string): Promise<void> {
  const characters = await charactersOfSite()
  const charactersOf = { voice: characters.replace(NOT_IN_VOICE, ''), clerk: characters }
  const subsets = outputs.flatMap((output) => subsetsOf(output, charactersOf[output.family]))
  const sources = await readSources()

  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder).filter((name) => name.includes('-extra-'))) rmSync(`${folder}/${file}`)
  for (const { name, source, characters: ownCharacters, options } of subsets) {
    const font = await subsetFont(sources.get(source)!, ownCharacters, options)
    writeFileSync(`${folder}/${name}`, font)
    console.log(`${name}: ${(font.length / 1024).toFixed(1)} KB`)
  }
  const faces = subsets.filter(({ name, isExtra }) => isExtra && name.endsWith('.woff2')).map(renderFontFace)
  writeFileSync(`${folder}/extra.css`, faces.join(''))
}

/** Reads the source files of the fonts. The voice gets its kerning for figures. */
async function readSources(): Promise<ReadonlyMap<string, Buffer>> {
  const sources = new Map<string, Buffer>()
  for (const file of Object.values(fontFiles).flat()) sources.set(file, readFileSync(file))
  const [mainVoice] = fontFiles.voice
  return sources.set(mainVoice, await kernFigures(readFileSync(mainVoice)))
}

/** Returns a font with these characters, in a file for each source file that has some of them. */
function subsetsOf({ name, family, variationAxes, ...others }: Output, characters: string): Subset[] {
  const [stem, extension] = name.split('.')
  return charactersByFile(family, characters).flatMap((ownCharacters, index) => {
    if (ownCharacters === '') return []
    const source = fontFiles[family][index]!
    const isExtra = index > 0
    const options: SubsetOptions = {
      ...others,
      ...(isVariable(source) && { variationAxes }),
      targetFormat: extension === 'ttf' ? 'truetype' : 'woff2',
      // High-density screens ignore hinting.
      noHinting: true,
    }
    const ownName = isExtra ? `${stem}-extra-${index}.${extension}` : name
    return { name: ownName, family, source, characters: ownCharacters, isExtra, options }
  })
}

/** Returns the characters of the content and of the source files with visible text, sorted. */
async function charactersOfSite(): Promise<string> {
  const sources = ['content', 'components', 'app'].flatMap((folder) =>
    filesBelow(folder)
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )
  const texts = leavesOf(await contentModules()).map(({ value }) => value)
  return [...new Set([BASE_CHARACTERS, ...sources, ...texts].join(''))]
    .filter((character) => character >= ' ')
    .sort()
    .join('')
}

function renderFontFace({ name, family, characters }: Subset): string {
  const range = [...characters].map((character) => `U+${character.codePointAt(0)!.toString(16)}`).join(', ')
  return `@font-face {
  font-family: '${family} extra';
  src: url('./${name}') format('woff2');
  font-weight: 100 900;
  font-display: swap;
  unicode-range: ${range};
}
`
}
