import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Testimonial } from '@/content/schema'
import { owner } from '@/content/site'
import { testimonials } from '@/content/website'
import { logoUrl } from '@/lib/logo'
import { bundleScript } from './bundle'
import { writeSealedPricing } from './sealed-pricing'
import { writeLogo, writePhotograph } from './pictures'

const resolve = createRequire(import.meta.url).resolve
const FONTS = '.generated/fonts'

const voice = resolve('@fontsource-variable/imbue/files/imbue-latin-standard-normal.woff2')
const clerk = resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2')

const voiceFeatures = ['kern', 'lnum']
const WEIGHTS = { min: 100, max: 900 }

/** The types of subset-font lack two of its options. */
type SubsetOptions = Parameters<typeof subsetFont>[2] & { keepFeatures?: string[]; noHinting?: boolean }

/** The pages load WOFF2. The fitted lines are measured with a TrueType file, and the share cards need a static one. */
const fonts: readonly (SubsetOptions & { name: string; file: string })[] = [
  {
    name: 'voice.woff2',
    file: voice,
    keepFeatures: voiceFeatures,
    variationAxes: { wght: WEIGHTS, opsz: { min: 36, max: 100 } },
  },
  {
    name: 'clerk.woff2',
    file: clerk,
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  { name: 'voice.ttf', file: voice, keepFeatures: voiceFeatures, variationAxes: { wght: WEIGHTS, opsz: 100 } },
  { name: 'card.ttf', file: voice, keepFeatures: voiceFeatures, variationAxes: { wght: 450, opsz: 100 } },
]

/** Printable ASCII and the pound sign, which visitors may type, and the no-break space, which source files escape. */
const BASE_CHARACTERS = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i)) + '£\u00a0'

/** Source files with visible text. content/schema.ts contains error messages only. */
const sources = ['content', 'components', 'app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^schema\.ts$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
)
const characters = [...new Set(BASE_CHARACTERS + sources.join(''))]
  .filter((character) => character >= ' ')
  .sort()
  .join('')
/** Headings and figures need fewer signs. Below 22 KB, the font needs one round trip less on a slow line. */
const voiceCharacters = characters.replace(/["#$'*;<=>@[\\\]^_`{|}~]/g, '')

mkdirSync(FONTS, { recursive: true })
for (const { name, file, ...options } of fonts) {
  const targetFormat = name.endsWith('.ttf') ? 'truetype' : 'woff2'
  // High-density screens ignore hinting.
  const subsetOptions: SubsetOptions = { ...options, targetFormat, noHinting: true }
  const subset = await subsetFont(readFileSync(file), file === voice ? voiceCharacters : characters, subsetOptions)
  writeFileSync(`${FONTS}/${name}`, subset)
  console.log(`${name}: ${(subset.length / 1024).toFixed(1)} KB`)
}

const earlyScripts = readdirSync('early')
  .filter((name) => !name.includes('.test.'))
  .sort()
  .map((name) => `export const ${name.replace(/\.ts$/, 'Script')} = ${JSON.stringify(bundleScript(`early/${name}`))}\n`)
writeFileSync('.generated/early.ts', earlyScripts.join(''))

rmSync('public/generated', { recursive: true, force: true })
if (owner.photograph) await writePhotograph(owner.photograph.file, 'public/generated/photograph')
const quotes: readonly Testimonial[] = testimonials.items
for (const { logo } of quotes) if (logo) await writeLogo(logo.file, `public${logoUrl(logo.file)}`)

// Measures with the fonts written above.
writeSealedPricing()
