/**
 * Copies the repository to a temporary folder, edits content/ there as an owner does before launch, and runs the type
 * check, unit tests, build and browser tests:
 *   npm run test:launch
 * If a step fails, the folder is kept.
 */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'

const STEPS = ['typecheck', 'test:unit', 'build', 'test:e2e']
const NOT_COPIED =
  /^(node_modules|out|screenshots|coverage|test-results|playwright-report|\.(?!(ci|env|github|gitignore)$).+)$/
/** Characters of a page's description that leave room for another word. */
const MAX_DESCRIPTION = 149
const CODE_KEYS = new Set(['href', 'id', 'icon', 'drawing', 'file', 'path', 'robots'])

const owner = `{
  founder: { name: 'Łucja Żak', role: 'Founder and director' },
  photograph: { file: 'docs/home-light.webp', alt: 'Łucja Żak at her desk' },
  discoveryCall: { minutes: 30, medium: 'by video' },
  privacyNotice: 'https://www.harbour-growth.co.uk/privacy.html',
  company: { name: 'Harbour Growth Ltd', number: '01234567', place: 'England and Wales', address: '1 High Street, York' },
  measurement: { endpoint: 'https://plausible.io/api/event', site: 'harbour-growth.co.uk' },
  askBeforeCalendar: true,
}`

const testimonial = `{
  quote: 'From our first call on, they listened. We’ve had 57 new patients since.',
  person: 'Owner', practice: 'Harbour Dental', logo: { file: 'content/logos/harbour.webp', alt: 'Harbour Dental' },
  sample: false,
}`

const caseStudy = `{
  headline: { figure: '£61,250', text: 'in veneers in 60\\u00a0days' },
  results: [{ figure: '21', text: 'patients, one-to-one' }], counts: { all: 21, booked: 20 },
  client: 'Harbour Dental', location: 'York', sample: false,
}`

const add = (amount: number) => (match: string) => match.replace(/\d+/, (digits) => `${Number(digits) + amount}`)

type Edit = readonly [pattern: RegExp, replacement: string | ((match: string) => string)]

/** Edits by file, in order. A pattern matches the first place in the file, unless it is global. */
const edits: Record<string, readonly Edit[]> = {
  'site.ts': [
    [/name: '.*'/, "name: 'Harbour Growth'"],
    [/email: '.*'/, "email: 'office@harbour-growth.co.uk'"],
    [/url: '.*'/, "url: 'https://www.harbour-growth.co.uk'"],
    [/discovery: '.*'/, "discovery: 'https://calendly.com/harbour-growth/call'"],
    [/strategy: '.*'/, "strategy: 'https://calendly.com/harbour-growth/strategy'"],
    [/profile: '.*'/, "profile: 'https://www.linkedin.com/company/harbour-growth'"],
    [/copyrightYear: \d+/, add(1)],
    [/owner: Owner = [^]*/, `owner: Owner = ${owner}`],
  ],
  'website.ts': [
    [/studies: .* = \[/, `$&${caseStudy},`],
    [/items: \[/, `$&${testimonial},`],
    [/price: \d+/, add(250)],
  ],
  'faq.ts': [[/items: \[/, "$&{ question: 'Where are you based?', answer: 'In York, and on the telephone.' },"]],
  'figures.ts': [
    [/perConsultation: \d+/, add(6)],
    [/setup: \d+/, add(75)],
  ],
  'essential.ts': [
    [/price: \d+/, add(250)],
    [/items: \[/, "$&{ icon: 'Star', title: 'Monthly Report', price: 150 },"],
    [/totalValue: \d+/, add(400)],
    [/lifetime: \d+/, add(400)],
  ],
  'premium.ts': [
    [/price: \d+/, add(50)],
    [/totalValue: \d+/, add(50)],
  ],
  // Figures that libraries contain as well, as parts of their code.
  'pricing.ts': [
    [/price: \d+/, () => 'price: 12800'],
    [/totalValue: \d+/g, add(11300)],
    [/monthly: \d+/, () => 'monthly: 1999'],
    [/cap: \d+/, add(-2)],
  ],
  'process.ts': [
    [/(weeks: \{.*\}[^]*?)weeks: \{.*\}([^]*?)weeks: \{.*\}/, '$1weeks: { from: 4, to: 9 }$2weeks: { from: 10 }'],
  ],
}

const folder = fs.mkdtempSync(join(tmpdir(), 'launch-test-'))
fs.cpSync('.', folder, { recursive: true, filter: (path) => !NOT_COPIED.test(path) })
// Next requires node_modules inside the project folder. Hard links do not work across file systems.
execFileSync('sh', ['-c', 'cp -al node_modules "$0" || cp -a node_modules "$0"', folder])
editContent(join(folder, 'content'))
process.env.PRICING_PASSWORD = '$harbour-lantern-$violet-anchor'
delete process.env.SITE_URL
console.log(`The edited copy is in ${folder}. It is deleted when all steps pass.`)
for (const step of STEPS) execFileSync('npm', ['run', step], { cwd: folder, stdio: 'inherit' })
fs.rmSync(folder, { recursive: true })
console.log('All tests pass after the edits that an owner makes before launch.')

function editContent(content: string) {
  for (const file of fs.readdirSync(content).filter((name) => /^(?!schema\.)[\w-]+\.ts$/.test(name))) {
    const source = fs.readFileSync(join(content, file), 'utf8')
    const text = (edits[file] ?? []).reduce(
      (text, [pattern, replacement]) => {
        if (text.search(pattern) < 0) throw new Error(`content/${file} has no ${pattern}: update tools/launch-test.ts`)
        return text.replace(pattern, replacement as string)
      },
      file === 'site.ts' ? source : reword(source),
    )
    fs.writeFileSync(join(content, file), text)
  }
  fs.cpSync('docs/home-light.webp', join(content, 'logos/harbour.webp'))
  fs.writeFileSync(join(content, '../public/privacy.html'), '<!doctype html><title>Privacy</title><p>Privacy notice')
}

/** Adds a word to each text of three words or more, before its last punctuation mark. Skips imports, keys and types. */
function reword(source: string): string {
  const places: number[] = []
  const visit = (node: ts.Node, key: string): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || CODE_KEYS.has(key)) return
    if (ts.isPropertyAssignment(node)) return visit(node.initializer, node.name.getText())
    const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateTail(node)
    if (!isText) return ts.forEachChild(node, (child) => visit(child, key))
    const text = node.getText().slice(1, -1)
    if (text.split(/\s/).length < 3 || (key === 'description' && text.length > MAX_DESCRIPTION)) return
    places.push(node.getEnd() - (/[.?!:]$/.test(text) ? 2 : 1))
  }
  visit(ts.createSourceFile('content.ts', source, ts.ScriptTarget.Latest, true), '')
  return places.reduceRight((text, place) => `${text.slice(0, place)} today${text.slice(place)}`, source)
}
