import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { contentModules, leavesOf } from '@/build/content/modules'
import { filesBelow } from '@/build/files'
import { OPTICAL_SIZES } from '@/build/render/measure'
import { charactersByFile, fontFiles, isVariable, type Family } from './font-files'
import { kernFigures } from './kern-figures'

const WEIGHTS = { min: 100, max: 900 }

/** The types of subset-font lack two of its options. */
type SubsetOptions = Parameters<typeof subsetFont>[2] & { keepFeatures?: string[]; noHinting?: boolean }
type Output = SubsetOptions & { name: string; family: Family }

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
  { ...voice, name: 'card.ttf', variationAxes: { wght: 450, opsz: OPTICAL_SIZES.max } },
]

/** Printable ASCII and the pound sign, which visitors may type, and the no-break space, which source files escape. */
const BASE_CHARACTERS = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i)) + '£\u00a0'

/** Signs that headings and figures do not need. Below 22 KB, the font needs one round trip less on a slow line. */
const NOT_IN_VOICE = /["#$'*;<=>@[\\\]^_`{|}~]/g

/**
 * Writes the subsets of the fonts with the characters of the site, and `extra.css` with the faces of further characters,
 * which browsers load only on pages that contain them.
 */
export async function writeFonts(folder: string): Promise<void> {
  const characters = await charactersOfSite()
  const families = { voice: characters.replace(NOT_IN_VOICE, ''), clerk: characters }
  const voiceFile = fontFiles.voice[0]
  const kernedVoice = await kernFigures(readFileSync(voiceFile))

  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder).filter((name) => name.includes('-extra-'))) rmSync(`${folder}/${name}`)
  const faces: string[] = []
  for (const { name, family, ...options } of outputs) {
    const [stem, extension] = name.split('.')
    for (const [index, part] of charactersByFile(family, families[family]).entries()) {
      if (part === '') continue
      const file = fontFiles[family][index]!
      const target = index === 0 ? name : `${stem}-extra-${index}.${extension}`
      const targetFormat = extension === 'ttf' ? 'truetype' : 'woff2'
      const { variationAxes, ...others } = options
      // High-density screens ignore hinting.
      const subsetOptions: SubsetOptions = { ...others, targetFormat, noHinting: true }
      if (isVariable(file)) subsetOptions.variationAxes = variationAxes
      const subset = await subsetFont(file === voiceFile ? kernedVoice : readFileSync(file), part, subsetOptions)
      writeFileSync(`${folder}/${target}`, subset)
      console.log(`${target}: ${(subset.length / 1024).toFixed(1)} KB`)
      if (index > 0 && targetFormat === 'woff2') faces.push(renderFontFace(family, target, part))
    }
  }
  writeFileSync(`${folder}/extra.css`, faces.join(''))
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

function renderFontFace(family: Family, file: string, characters: string): string {
  const range = [...characters].map((character) => `U+${character.codePointAt(0)!.toString(16)}`).join(', ')
  return `@font-face {
  font-family: '${family} extra';
  src: url('./${file}') format('woff2');
  font-weight: 100 900;
  font-display: swap;
  unicode-range: ${range};
}
`
}
