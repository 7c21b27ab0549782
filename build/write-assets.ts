import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { owner } from '@/content/site'
import type { Testimonial } from '@/content/types'
import { testimonials } from '@/content/website'
import { logoUrl } from '@/lib/logo'
import { OPTICAL_SIZES } from '@/build/render/measure'
import { bundleScript } from './bundle'
import { contentModules, leavesOf } from './content/modules'
import { charactersByFile, fontFiles, isVariable } from './fonts'
import { kernFigures } from './kern-figures'
import { writeSealedPricing } from './sealed-pricing'
import { writeIcons } from './icons'
import { paletteModule, readPalette } from './palette'
import { writeLogo, writePhotograph } from './pictures'

const FONTS = '.generated/fonts'

const WEIGHTS = { min: 100, max: 900 }

/** The types of subset-font lack two of its options. */
type SubsetOptions = Parameters<typeof subsetFont>[2] & { keepFeatures?: string[]; noHinting?: boolean }
type Output = SubsetOptions & { name: string; family: keyof typeof fontFiles }

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

/** Source files with visible text. */
const sources = ['content', 'components', 'app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
)
const contentTexts = leavesOf(await contentModules()).map(({ value }) => value)
const characters = [...new Set([BASE_CHARACTERS, ...sources, ...contentTexts].join(''))]
  .filter((character) => character >= ' ')
  .sort()
  .join('')
/** Headings and figures need fewer signs. Below 22 KB, the font needs one round trip less on a slow line. */
const voiceCharacters = characters.replace(/["#$'*;<=>@[\\\]^_`{|}~]/g, '')

const voiceFile = fontFiles.voice[0]!
const kernedVoice = await kernFigures(readFileSync(voiceFile))

mkdirSync(FONTS, { recursive: true })
for (const name of readdirSync(FONTS).filter((name) => name.includes('-extra-'))) rmSync(`${FONTS}/${name}`)
const faces: string[] = []
for (const { name, family, ...options } of outputs) {
  const [stem, extension] = name.split('.')
  for (const [index, part] of charactersByFile(family, family === 'voice' ? voiceCharacters : characters).entries()) {
    if (part === '') continue
    const file = fontFiles[family][index]!
    const target = index === 0 ? name : `${stem}-extra-${index}.${extension}`
    const targetFormat = extension === 'ttf' ? 'truetype' : 'woff2'
    const { variationAxes, ...others } = options
    // High-density screens ignore hinting.
    const subsetOptions: SubsetOptions = { ...others, targetFormat, noHinting: true }
    if (isVariable(file)) subsetOptions.variationAxes = variationAxes
    const subset = await subsetFont(file === voiceFile ? kernedVoice : readFileSync(file), part, subsetOptions)
    writeFileSync(`${FONTS}/${target}`, subset)
    console.log(`${target}: ${(subset.length / 1024).toFixed(1)} KB`)
    if (index > 0 && targetFormat === 'woff2') faces.push(renderFontFace(family, target, part))
  }
}
// Browsers load these only on pages that contain the characters.
writeFileSync(`${FONTS}/extra.css`, faces.join(''))

function renderFontFace(family: string, file: string, part: string): string {
  const range = [...part].map((character) => `U+${character.codePointAt(0)!.toString(16)}`).join(', ')
  return `@font-face {
  font-family: '${family} extra';
  src: url('./${file}') format('woff2');
  font-weight: 100 900;
  font-display: swap;
  unicode-range: ${range};
}
`
}

/** Returns the name of the export with an early script: `textScaleScript` for `text-scale.ts`. */
const scriptName = (file: string) =>
  `${file.replace(/\.ts$/, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Script`

/** `undefined` is no JSON. Without a measurement service, app/layout.tsx leaves the script out. */
const constants = { MEASUREMENT: owner.measurement ?? null }
// Early scripts import the palette.
writeFileSync('.generated/palette.ts', paletteModule(readPalette()))
const earlyScripts = readdirSync('early')
  .filter((name) => !name.includes('.test.'))
  .sort()
  .map((name) => {
    const code = bundleScript(`early/${name}`, constants)
    return `export const ${scriptName(name)} = ${JSON.stringify(code)}\n`
  })
writeFileSync('.generated/early.ts', earlyScripts.join(''))

await writeIcons()
rmSync('public/generated', { recursive: true, force: true })
if (owner.photograph) await writePhotograph(owner.photograph.file, 'public/generated/photograph')
const quotes: readonly Testimonial[] = testimonials.items
for (const { logo } of quotes) if (logo) await writeLogo(logo.file, `public${logoUrl(logo.file)}`)

// Measures with the fonts written above.
writeSealedPricing()
