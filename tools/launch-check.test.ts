import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { packages } from '@/content/pricing'
import * as content from '@/content/site'
import type { Owner } from '@/content/types'
import { DEMO_PASSWORD, HOST_VARIABLES } from '@/lib/gate/password'
import { absoluteUrl, siteUrl } from '@/lib/seo/site-url'
import { createLaunchReport, findBrokenLinks, findPlaceholders, findSamples, listQuestions } from './launch-report'
import { questions, type Content } from './questions'

const reportWith = (environment: Record<string, string>) => {
  jest.replaceProperty(process, 'env', { ...process.env, ...environment })
  return createLaunchReport()
}
afterEach(() => jest.restoreAllMocks())

test('finds placeholders that are a whole text or a part of one', () => {
  expect(findPlaceholders({ 'site.ts': { site: { name: 'Harbour & Vale', email: 'hello@example.com' } } })).toEqual([
    expect.stringMatching(/^content\/site\.ts(:\d+)?: site\.email is "hello@example\.com": replace it$/),
  ])
  expect(findPlaceholders({ 'faq.ts': { title: 'Ask team@example.com', lead: 'Ask us' } })).toHaveLength(1)
})

test('lists testimonials and case studies unless they set sample: false', () => {
  const quote = { quote: 'They listened.', person: 'Owner', practice: 'Harbour Dental' }
  const result = { figure: '£1', text: 'in veneers' }
  const study = { headline: result, results: [result], client: 'Harbour Dental', location: 'York' }
  const found = (sample: boolean) => findSamples([{ ...quote, sample }], [{ ...study, sample }])
  expect(found(true)).toEqual([
    expect.stringMatching(/^content\/website\.ts(:\d+)?: the testimonial by /),
    expect.stringMatching(/^content\/website\.ts(:\d+)?: the case study of /),
  ])
  expect(found(false)).toEqual([])
})

test('requires a domain and a password of your own', async () => {
  const { toReplace } = await reportWith({
    SITE_URL: 'https://www.harbourandvale.co.uk',
    PRICING_PASSWORD: 'five-calm-herons-cross-slow-rivers',
  })
  expect(toReplace.join()).not.toContain('site.url')
  expect(toReplace.join()).not.toContain('/pricing is encrypted')
  // A published build rejects the demo password.
  const noHost = Object.fromEntries(HOST_VARIABLES.map((name) => [name, '']))
  const demo = await reportWith({ ...noHost, PRICING_PASSWORD: DEMO_PASSWORD })
  expect(demo.toReplace.join()).toContain('/pricing is encrypted with the public password')
})

const answers: Content = {
  site: content.site,
  owner: {},
  packages,
  pricing: { popular: '' },
  caseStudies: { items: [] },
  testimonials: { items: [] },
}

test('lists a question with its line, and notes one whose line an edit has removed', () => {
  const question = { file: 'content/pricing.ts', anchor: ['const premium', 'monthly:'], question: 'Is it?' } as const
  const [listed = ''] = listQuestions([question], answers)
  const [, line] = /^content\/pricing\.ts:(\d+): Is it\?$/.exec(listed) ?? []
  const source = readFileSync('content/pricing.ts', 'utf8').split('\n')
  expect(source[Number(line) - 1]).toContain('monthly:')
  expect(source.slice(0, Number(line)).join()).toContain('const premium')
  expect(listQuestions([{ ...question, anchor: ['const premium', 'no such text'] }], answers)).toEqual([
    expect.stringMatching(
      /content\/pricing\.ts no longer contains “const premium”, then “no such text”: .+ “Is it\?”$/,
    ),
  ])
})

test('names the place of a question whose line an edit has removed', () => {
  for (const question of questions) {
    const [listed = ''] = listQuestions([{ ...question, anchor: ['no such text'], isOpen: undefined }], answers)
    const [, line] = /^tools\/questions\.ts:(\d+): /.exec(listed) ?? []
    expect(readFileSync('tools/questions.ts', 'utf8').split('\n')[Number(line) - 1]).toContain(question.question)
  }
})

test('lists a question only while its condition holds', () => {
  const isOpen = ({ pricing }: Content) => pricing.popular !== ''
  const badge = { file: 'content/pricing.ts', anchor: ['popular:'], question: 'Is it?', isOpen } as const
  const listed = (popular: string) => listQuestions([badge], { ...answers, pricing: { popular } }).length
  expect(['Most Popular', ''].map(listed)).toEqual([1, 0])
})

test('gives every question a line, also after an edit that removes what it is about', async () => {
  const report = await createLaunchReport()
  for (const question of report.questions) expect(question).toMatch(/^(content\/[\w-]+\.ts|tools\/questions\.ts):\d+: /)
})

test('requires the privacy notice and the company until they are set', async () => {
  const owner: Owner = content.owner
  const { toReplace } = await createLaunchReport()
  for (const key of ['privacyNotice', 'company'] as const)
    expect(toReplace.join('\n').includes(`owner.${key} is not set`)).toBe(owner[key] === undefined)
})

test('follows links to the pages and files of this site', () => {
  const broken = (privacyNotice: string) => findBrokenLinks({ 'site.ts': { owner: { privacyNotice } } }).length
  expect([`${siteUrl()}/no-such-page`, '/no-such-notice.html', `${siteUrl()}/no-such.pdf`].map(broken)).toEqual([
    1, 1, 1,
  ])
  expect([absoluteUrl('/process'), '/icon-512.png', 'https://www.harbour.co.uk/privacy'].map(broken)).toEqual([0, 0, 0])
})

test('prints the values to replace and exits with 1 while there are any', async () => {
  const command = ['--import', 'tsx', '--conditions=react-server', 'tools/launch-check.ts']
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  const { toReplace } = await createLaunchReport()
  for (const line of toReplace) expect(stdout).toContain(line)
  expect(status).toBe(toReplace.length === 0 ? 0 : 1)
}, 30_000)
