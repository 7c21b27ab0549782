import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Testimonial } from '@/content/schema'
import { owner } from '@/content/site'
import { testimonials } from '@/content/website'
import { logoUrl } from '@/lib/logo'
import { bundleScript } from './bundle'
import { writeLogo, writePhotograph } from './pictures'

const resolve = createRequire(import.meta.url).resolve
const FONTS = '.generated/fonts'

const serif = resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2')
const sans = resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')

const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl']

/** The pages load WOFF2. The renderer of the share cards reads TrueType only. */
const fonts = [
  { name: 'serif.woff2', file: serif, keepFeatures: [...FEATURES, 'liga', 'lnum'] },
  {
    name: 'sans.woff2',
    file: sans,
    keepFeatures: [...FEATURES, 'tnum'],
    variationAxes: { wght: { min: 400, max: 500 } },
  },
  { name: 'card-serif.ttf', file: serif },
]

/** The types of subset-font lack two of its options. */
type SubsetOptions = Parameters<typeof subsetFont>[2] & { keepFeatures?: string[]; noHinting?: boolean }

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

mkdirSync(FONTS, { recursive: true })
for (const { name, file, ...options } of fonts) {
  const targetFormat = name.endsWith('.ttf') ? 'truetype' : 'woff2'
  // High-density screens ignore hinting.
  const subsetOptions: SubsetOptions = { ...options, targetFormat, noHinting: true }
  const subset = await subsetFont(readFileSync(file), characters, subsetOptions)
  writeFileSync(`${FONTS}/${name}`, subset)
  console.log(`${name}: ${(subset.length / 1024).toFixed(1)} KB for ${characters.length} characters`)
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
