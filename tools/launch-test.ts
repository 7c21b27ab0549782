/**
 * Copies the repository to a temporary folder, edits content/ there as an owner does before launch, and runs the type
 * check, unit tests, build and browser tests:
 *   npm run test:launch
 * If a step fails, the folder is kept and its path is printed.
 */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { ContentEditor } from '@/tools/launch/content-editor'

const STEPS = ['typecheck', 'test:unit', 'build', 'test:e2e']
const NOT_COPIED =
  /^(node_modules|out|screenshots|coverage|test-results|playwright-report|\.(?!(ci|env|github|gitignore)$).*)$/
const MAX_DESCRIPTION = 155
const CODE_KEYS = new Set(['href', 'id', 'icon', 'drawing', 'file', 'path', 'robots'])

const owner = `{
  founder: { name: 'Jane Doe', role: 'Founder and director' },
  photograph: { file: 'content/founder.jpg', alt: 'Jane Doe at her desk' },
  discoveryCall: { minutes: 30, medium: 'by video' },
  privacyNotice: 'https://www.harbour-growth.co.uk/privacy',
  company: { name: 'Harbour Growth Ltd', number: '01234567', place: 'England and Wales', address: '1 High Street, York' },
  measurement: { endpoint: 'https://plausible.io/api/event', site: 'harbour-growth.co.uk' },
  askBeforeCalendar: true,
}`

/** Uses wording that the content check rejects in the agency's own texts. */
const testimonial = `{
  quote: 'From our first call on, they listened. We’ve had 57 new patients since.',
  person: 'Owner', practice: 'Harbour Dental', logo: { file: 'content/logos/harbour.svg', alt: 'Harbour Dental' },
  sample: false,
}`

const caseStudy = `{
  id: 'harbour', headline: { figure: '£61,250', text: 'in veneers in 60\\u00a0days' },
  results: [{ figure: '21', text: 'patients, one-to-one' }], counts: { all: 21, booked: 20 },
  client: 'Harbour Dental', location: 'York', sample: false,
}`

/** Adds a word to each text of three words or more, before its last punctuation mark. */
function reword(text: string, key: string): string {
  if (CODE_KEYS.has(key) || text.split(/\s/).length < 3) return text
  const reworded = text.replace(/([.?!:]?)$/, ' today$1')
  return key === 'description' && reworded.length > MAX_DESCRIPTION ? text : reworded
}

/** Edits by file. All files but site.ts are also reworded. */
const edits: Record<string, (content: ContentEditor) => ContentEditor> = {
  'site.ts': (content) =>
    content
      .set('site.name', "'Harbour Growth'")
      .set('site.email', "'office@harbour-growth.co.uk'")
      .set('site.url', "'https://www.harbour-growth.co.uk'")
      .set('site.scheduling.discovery', "'https://calendly.com/harbour-growth/call'")
      .set('site.scheduling.strategy', "'https://calendly.com/harbour-growth/strategy'")
      .set('site.profile', "'https://www.linkedin.com/company/harbour-growth'")
      .increase('site.copyrightYear', 1)
      .set('owner', owner),
  'website.ts': (content) =>
    content
      .set('testimonials.items[0].sample', 'false')
      .append('testimonials.items', testimonial)
      .append('caseStudies.items', caseStudy)
      .increase('websiteOffer.price', 250),
  'faq.ts': (content) =>
    content.append('faq.items', "{ question: 'Where are you based?', answer: 'In York, and on the telephone.' }"),
  'figures.ts': (content) => content.increase('figures.perConsultation', 6).increase('figures.setup', 75),
  'essential.ts': (content) =>
    content
      .increase('essential.items[0].price', 250)
      .append('essential.items', "{ id: 'reporting', icon: 'star', title: 'Monthly Report', price: 150 }")
      .increase('essential.totalValue', 400)
      .increase('valueChart.rows[0].lifetime', 400),
  'premium.ts': (content) => content.increase('premium.items[0].price', 50).increase('premium.totalValue', 50),
  'pricing.ts': (content) =>
    content
      .increase('core.items[0].price', 60)
      .increase('core.totalValue', 60)
      .increase('premium.totalValue', 60)
      .increase('core.investment.cap', -2),
  'process.ts': (content) =>
    content.set('phases[1].weeks', '{ from: 4, to: 9 }').set('phases[2].weeks', '{ from: 10 }'),
}

const folder = fs.mkdtempSync(join(tmpdir(), 'launch-test-'))
copyRepository(folder)
await editContent(join(folder, 'content'))
process.env.PRICING_PASSWORD = 'harbour-lantern-violet-anchor'
delete process.env.SITE_URL
for (const step of STEPS) {
  try {
    execFileSync('npm', ['run', step], { cwd: folder, stdio: 'inherit' })
  } catch {
    console.error(`npm run ${step} fails after the owner's edits. The edited copy is in ${folder}.`)
    process.exit(1)
  }
}
fs.rmSync(folder, { recursive: true })
console.log('All tests pass after the edits that an owner makes before launch.')

/** Copies the working tree. Next requires node_modules inside the project folder, so its files are hard-linked. */
function copyRepository(target: string) {
  for (const name of fs.readdirSync('.').filter((name) => !NOT_COPIED.test(name))) {
    fs.cpSync(name, join(target, name), { recursive: true })
  }
  linkFolder('node_modules', join(target, 'node_modules'))
}

function linkFolder(source: string, target: string) {
  fs.mkdirSync(target)
  for (const entry of fs.readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)]
    if (entry.isDirectory()) linkFolder(from, to)
    else if (entry.isSymbolicLink()) fs.cpSync(from, to, { verbatimSymlinks: true })
    else linkFile(from, to)
  }
}

function linkFile(from: string, to: string) {
  try {
    fs.linkSync(from, to)
  } catch {
    // Hard links do not work across file systems.
    fs.copyFileSync(from, to)
  }
}

async function editContent(content: string) {
  const files = fs.readdirSync(content).filter((name) => /^(?!schema\.)[\w-]+\.ts$/.test(name))
  const missing = Object.keys(edits).filter((file) => !files.includes(file))
  if (missing.length > 0) throw new Error(`content/ has no ${missing.join(', ')}: update tools/launch-test.ts`)
  for (const file of files) {
    const editor = new ContentEditor(fs.readFileSync(join(content, file), 'utf8'))
    if (file !== 'site.ts') editor.reword(reword)
    fs.writeFileSync(join(content, file), (edits[file]?.(editor) ?? editor).text)
  }
  const background = { r: 120, g: 140, b: 130 }
  await sharp({ create: { width: 800, height: 1000, channels: 3, background } }).toFile(join(content, 'founder.jpg'))
  fs.mkdirSync(join(content, 'logos'), { recursive: true })
  fs.writeFileSync(
    join(content, 'logos/harbour.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>',
  )
}
