/**
 * Copies the repository to a temporary folder and does there what “Launch” in CONTRIBUTING.md says, as an owner with
 * unusual values: launch check, edits, launch check, password, and the tests of `npm test` but for lint. Then it empties
 * what can be empty, and runs the tests again, but not `e2e/conditions.spec.ts`:
 *   npm run test:launch
 * If a step fails, the folder is kept. Where an owner has changed or removed what an edit is about, the edit is skipped.
 */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { SCHEDULING_ORIGIN } from '@/lib/scheduling/addresses'
import { run } from '@/tools/run'

const STEPS = ['npm run typecheck', 'npm run test:unit', 'npm run build', 'npx playwright test --project=chromium*']
/** Only for long values: they need more room than empty ones. */
const CONDITIONS = 'npx playwright test --project=conditions'
const NOT_COPIED =
  /^(node_modules|out|screenshots|coverage|test-results|playwright-report|\.(?!(ci|env|github|gitignore)$).+)$/
/** Listed by the launch check until an owner replaces it, usually first. */
const DELIVERED_NAME = 'Enamel & Co.'
/** Characters of texts that leave room for another word where their length is limited, by key. */
const ROOM: Record<string, number> = { title: 54, text: 154, description: 149 }
const CODE_KEYS = new Set(['href', 'id', 'icon', 'file', 'path', 'robots'])

/** 51 characters. */
const LONG_NAME = 'Harbour and Vale Patient Growth Partners of Bristol'
const PASSWORD = 'harbour$lantern-violet$anchor!'

const required = `
  privacyNotice: '/privacy.html',
  company: { name: 'Harbour Growth Ltd', number: '01234567', place: 'England and Wales', address: '1 High Street, York' },`

const owner = `{
  founder: { name: 'Łucja Żak', role: 'Founder and director' },
  photograph: { src: '/icon-512.png', width: 512, height: 512, alt: 'Łucja Żak at her desk' },
  discoveryCall: { minutes: 30, medium: 'by video' },
  phone: '+44 117 496 0000',${required}
  verification: { google: 'harbour-google', bing: 'HARBOUR0BING' },
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

type Edits = Record<string, readonly Edit[]>

/** Edits by file, in order. A pattern matches the first place in the file, unless it is global. */
const filled: Edits = {
  'site.ts': [
    [/name: '.*'/, `name: '${LONG_NAME}'`],
    [/email: '.*'/, "email: 'office@harbour-growth.co.uk'"],
    [/url: '.*'/, "url: 'https://www.harbour-growth.co.uk'"],
    [/discovery: '.*'/, `discovery: '${SCHEDULING_ORIGIN}/harbour-growth/call'`],
    [/strategy: '.*'/, `strategy: '${SCHEDULING_ORIGIN}/harbour-growth/strategy'`],
    [/profile: '.*'/, "profile: 'https://www.linkedin.com/company/harbour-growth'"],
    [/copyrightYear: \d+/, add(1)],
    [/owner: Owner = [^]*/, `owner: Owner = ${owner}`],
  ],
  'website.ts': [
    [/sample: true/g, 'sample: false'],
    // Not into an empty list: other pages would then miss the study that they name.
    [/studies: .* = \[(?!\])/, `$&${caseStudy},`],
    [/items: \[/, `$&${testimonial},`],
    [/price: \d+/, add(250)],
  ],
  'faq.ts': [[/items: \[/, "$&{ question: 'Where are you based?', answer: 'In York, and on the telephone.' },"]],
  'figures.ts': [
    [/perConsultation: \d+/, add(6)],
    [/setup: \d+/, add(75)],
  ],
  'essential.ts': [
    [/name: '.*'/, "name: 'Foundations'"],
    [/monthly: \d+/, 'monthly: 12800'],
    [/price: \d+/, add(10_250)],
    [/items: \[/, "$&{ icon: 'Star', title: 'Monthly Report', price: 150 },"],
    [/totalValue: \d+/, add(10_400)],
    [/(\.\.\.lifetime, value: )\d+/, '$17400'],
  ],
  'premium.ts': [
    [/monthly: \d+/, 'monthly: 22400'],
    [/price: \d+/, add(20_050)],
    [/totalValue: \d+/, add(20_050)],
  ],
  // On the delivered content, these are 1999 and 12800, which libraries contain as well, as parts of their code.
  'pricing.ts': [
    [/monthly: \d+/, 'monthly: 1999'],
    [/price: \d+/, add(11_300)],
    [/totalValue: \d+/g, add(11_300)],
    [/cap: \d+/, add(-2)],
  ],
  'process.ts': [[/weeks: \{.*\}([^]*?)weeks: \{.*\}/, 'weeks: { from: 4, to: 9 }$1weeks: { from: 10 }']],
}

/** Edits that empty what an owner may not have. */
const emptied: Edits = {
  'site.ts': [
    [/name: '.*'/, "name: 'Ox'"],
    [/profile: '.*'/, "profile: ''"],
    [/owner: Owner = [^]*/, `owner: Owner = {${required}\n}\n`],
  ],
  'website.ts': [
    [/const studies: .* = \[[^]*?\]\n/, 'const studies: readonly CaseStudy[] = []\n'],
    // The constants above it that are then unused, each until the next line that begins a statement or a comment.
    [/^const (?!studies\b)[^]*?\n(?=[^\s}\]])/gm, ''],
    [/(export const testimonials[^]*?)items: \[[^]*?\],\n/, '$1items: [],\n'],
  ],
  'pricing.ts': [[/popular: '.*'/, "popular: ''"]],
}

const folder = fs.mkdtempSync(join(tmpdir(), 'launch-test-'))
const content = join(folder, 'content')
fs.cpSync('.', folder, { recursive: true, filter: (path) => !NOT_COPIED.test(path) })
// Next requires node_modules inside the project folder.
copyWithLinks('node_modules', join(folder, 'node_modules'))
delete process.env.PRICING_PASSWORD
delete process.env.SITE_URL
console.log(`The edited copy is in ${folder}. It is deleted when all steps pass.`)

const firstCheck = runLaunchCheck()
const isDelivered = firstCheck.stdout.includes(DELIVERED_NAME)
if (isDelivered) expectLaunchCheck(firstCheck, 1, ['Not ready to launch'])
editContent(filled, reword)
fs.cpSync('docs/home-light.webp', join(content, 'logos/harbour.webp'))
fs.mkdirSync(join(folder, 'public'), { recursive: true })
fs.writeFileSync(join(folder, 'public/privacy.html'), '<!doctype html><title>Privacy</title><h1>Privacy notice</h1>\n')
run('npm run gate:new', folder)
process.env.PRICING_PASSWORD = PASSWORD
expectLaunchCheck(
  runLaunchCheck(),
  0,
  isDelivered ? ['Nothing is left to replace'] : ['Nothing is left to replace', 'Ready to launch'],
)
deleteQuestions()
expectLaunchCheck(runLaunchCheck(), 0, ['Ready to launch at https://www.harbour-growth.co.uk'])
runSteps()
run(CONDITIONS, folder)

editContent(emptied)
expectLaunchCheck(runLaunchCheck(), 0, ['Ready to launch'])
runSteps()
fs.rmSync(folder, { recursive: true })
console.log('All tests pass after the edits that an owner makes before launch.')

function runSteps() {
  for (const step of STEPS) run(step, folder)
}

/** Copies a folder with hard links, or with copies of its files, because links do not work across file systems. */
function copyWithLinks(from: string, to: string) {
  fs.mkdirSync(to)
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory()) copyWithLinks(source, target)
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target)
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string) {
  try {
    fs.linkSync(source, target)
  } catch {
    fs.copyFileSync(source, target)
  }
}

function runLaunchCheck() {
  const command = ['--import', 'tsx', '--conditions=react-server', 'tools/launch-check.ts']
  return spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
}

/** @param messages the check prints one of them. */
function expectLaunchCheck(check: ReturnType<typeof runLaunchCheck>, status: number, messages: readonly string[]) {
  const isExpected = messages.some((message) => check.stdout.includes(message))
  if (check.status === status && isExpected) return
  throw new Error(
    `The launch check exits with ${check.status}: expected ${status} and “${messages.join('” or “')}”.\n${check.stdout}${check.stderr}`,
  )
}

/** Deletes the entry of every question, as an owner does who has answered all. */
function deleteQuestions() {
  const file = join(folder, 'tools/questions.ts')
  const entry = /^ {2}\{\n(.*\n)*? {2}\},\n/gm
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(entry, ''))
}

/** @param rewrite changes the source of each file but site.ts, before its edits. */
function editContent(edits: Edits, rewrite = (source: string) => source) {
  for (const file of fs.readdirSync(content).filter((name) => /^[\w-]+\.ts$/.test(name))) {
    const source = fs.readFileSync(join(content, file), 'utf8')
    let text = file === 'site.ts' ? source : rewrite(source)
    for (const [pattern, replacement] of edits[file] ?? []) {
      if (text.search(pattern) < 0) reportMissing(file, pattern)
      // The types of replace() have no overload for a text or a function.
      text = text.replace(pattern, replacement as string)
    }
    fs.writeFileSync(join(content, file), text)
  }
}

/** Throws on the delivered content, where each edit has to apply. */
function reportMissing(file: string, pattern: RegExp) {
  if (isDelivered) throw new Error(`content/${file} has no ${pattern}: update tools/launch-test.ts`)
  console.log(`Skipped an edit: content/${file} has no ${pattern}.`)
}

/** Adds a word to each text of three words or more, before its last punctuation mark. Skips imports, keys and types. */
function reword(source: string): string {
  const places: number[] = []
  const visit = (node: ts.Node, key: string): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || CODE_KEYS.has(key)) return
    const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateTail(node)
    if (ts.isPropertyAssignment(node)) visit(node.initializer, node.name.getText())
    else if (isText) addPlace(node, key)
    else ts.forEachChild(node, (child) => visit(child, key))
  }
  const addPlace = (node: ts.Node, key: string): void => {
    const text = node.getText().slice(1, -1)
    const isFull = text.length > (ROOM[key] ?? Infinity)
    if (isFull || text.split(/\s/).length < 3) return
    const marks = /[.?!:]$/.test(text) ? 2 : 1
    places.push(node.getEnd() - marks)
  }
  visit(ts.createSourceFile('content.ts', source, ts.ScriptTarget.Latest, true), '')
  return places.reduceRight((text, place) => `${text.slice(0, place)} today${text.slice(place)}`, source)
}
