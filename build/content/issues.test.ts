import { essential } from '@/content/essential'
import { diary, engine } from '@/content/home'
import { estimator } from '@/content/pricing'
import { routes } from '@/content/routes'
import { escapePattern } from '@/lib/escape-pattern'
import { contentIssues } from './issues'
import { contentModules } from './modules'

type Values = Record<string, unknown>

/** Returns the issues of the content after values were replaced. */
async function issuesWith(...replacements: readonly (readonly [path: string, value: unknown])[]): Promise<string[]> {
  const modules = JSON.parse(JSON.stringify(await contentModules())) as Record<string, Values>
  for (const [path, value] of replacements) {
    const [file = '', keys = ''] = path.split(': ')
    const steps = keys.split('.')
    const key = steps.pop()!
    const parent = steps.reduce((node, step) => node[step] as Values, modules[file]!)
    parent[key] = value
  }
  return contentIssues(modules)
}

const twins = [1, 2].map(() => ({ icon: 'Star', title: 'Twin' }))
const question = [1, 2].map(() => ({ question: 'Twin?', answer: 'Yes.' }))
const yearly = { ...twins[0], price: 5, yearlyPrice: 60 }
const client = { person: 'Owner', practice: 'Harbour Dental', sample: false }
const result = { figure: '£1', text: 'in veneers' }
const study = { headline: result, results: [result], client: 'Harbour Dental', location: 'York', sample: false }
const point = { category: 'Implants', value: 1, label: 'First visit', colour: 'hollow' }
/** Three phases in these weeks. */
const phasesIn = (...weeks: readonly { from: number; to?: number }[]) =>
  ['One', 'Two', 'Three'].map((title, index) => ({
    number: index + 1,
    title,
    duration: title,
    description: 'We begin.',
    details: ['Audit'],
    weeks: weeks[index],
  }))
const [phase, ...laterPhases] = phasesIn({ from: 1, to: 2 }, { from: 3, to: 4 }, { from: 5 })
const appointment = `the day and the time of diary.highlight, "${diary.highlight}"`
const missing = { src: '/missing.svg', width: 160, height: 48, alt: 'Harbour' }

/**
 * Each value is invalid whatever an owner has edited. An ellipsis matches any value of the content. Messages count entries
 * from 1.
 */
test.each([
  ['site.ts: site.url', 'https://www.example.com/home', 'a URL without a path, such as https://www.example.com'],
  ['site.ts: owner', { foundr: 'Jane Doe' }, 'an entry with the keys founder, …'],
  ['site.ts: owner', { photograph: missing }, 'the path of a file in public/, such as /founder.jpg'],
  ['essential.ts: essential.items.0.price', '£1,500', 'whole pounds above 0, such as 1500'],
  ['essential.ts: essential.totalValue', 9_999_999, '…, the sum of the prices of its items'],
  ['essential.ts: essential.items', twins, 'a different title from that of entry 1'],
  ['essential.ts: essential.investment.adSpend.range', { from: 2, to: 1 }, 'a range whose from is less than its to'],
  ['essential.ts: valueChart.points', [{ ...point, value: 9_999_999 }], 'at most …, the value of axisMaximum'],
  ['premium.ts: premiumPage.scale.alt', '{totl}, {monthly}', 'the placeholders {total}, {monthly}'],
  ['premium.ts: premium.items.0', { ...yearly, detail: 'Films', price: 6 }, '72, twelve times the monthly price'],
  ['premium.ts: premium.items.0', yearly, 'a text, because yearlyPrice appears after it'],
  [
    'pricing.ts: estimator',
    { ...estimator, max: 10, start: 11 },
    'at least …, the highest of start and the caps of both packages',
  ],
  [
    'price-labels.ts: priceLabels.glossary.0.term',
    'No such term',
    'a term from a label in priceLabels or investment, …',
  ],
  [
    'website.ts: testimonials.items',
    [{ ...client, quote: "Don't wait." }],
    'typographic apostrophes and quotation marks: ’ “ ”',
  ],
  [
    'website.ts: testimonials.items',
    [{ ...client, quote: '“Our diary is full.”' }],
    'the client’s words without quotation marks …',
  ],
  ['website.ts: caseStudies.items', [{ ...study, headline: { ...result, figure: '£24.387' } }], 'an amount such as …'],
  ['process.ts: phases', laterPhases, 'at least 3 entries, because …'],
  [
    'process.ts: phases',
    phasesIn({ from: 1, to: 2 }, { from: 3, to: 4 }, { from: 13 }),
    'a week from 1 to 12, the weeks that the timeline shows',
  ],
  ['process.ts: phases', [{ ...phase, deliverable: { title: 'Launch Report' } }, ...laterPhases], 'a text'],
  [
    'process.ts: phases',
    phasesIn({ from: 1, to: 2 }, { from: 2, to: 4 }, { from: 5 }),
    'a week after the end of the previous phase',
  ],
  ['home.ts: diary.highlight', 'No such slot', 'a booked slot of week, such as "…"'],
  ['routes.ts: routes.1.path', '/Process', 'a path such as /book or /guides/implants, or * for the not-found page'],
  ['routes.ts: routes.1.path', '/guides//implants', 'a path such as …'],
  ['routes.ts: routes.1.path', '/book/', 'a path such as …'],
  ['routes.ts: routes.1.path', '/home', 'another path than …, which the build uses'],
  ['routes.ts: routes.1.path', routes[0].path, 'a different path from that of entry 1'],
  ['routes.ts: routes.1.title', 'A'.repeat(61), '1 to 60 characters'],
  ['qualify.ts: qualify.suited.items', ['You want more.'], '4 entries, because the layout has 4 places'],
  ['faq.ts: faq.items.0.question', 'In 3 weeks?', 'a no-break space between a number and its unit, …'],
  ['faq.ts: faq.items', [{ question: 'Where are you based?', answer: 'In York.' }], 'at least two entries: …'],
  ['book.ts: book.covers', Array.from('abcde', (title) => ({ title, text: 'Yes.' })), 'at most four entries: …'],
  ['site.ts: site.name', 'A'.repeat(61), '1 to 60 characters'],
  ['site.ts: site.name', `Clinic ${'a'.repeat(31)}`, 'no word of more than 30 characters'],
  ['site.ts: site.email', `${'a'.repeat(60)}@${'b'.repeat(20)}.co.uk`, 'an email address …'],
  ['site.ts: site.url', 'https://www.example.com:99999', 'a URL …'],
  ['faq.ts: faq.items', question.map((entry) => ({ ...entry })), 'a different question from that of entry 1'],
  ['website.ts: testimonials.items', [1, 2].map(() => ({ ...client, quote: 'Twin' })), 'a different quote from …'],
  ['home.ts: problem.pains', [1, 2].map(() => ({ pain: 'Twin', answer: 'Yes.' })), 'a different pain from …'],
  ['home.ts: engine.enquiry.title', engine.sources[0].title, 'a different title from those of sources'],
  ['home.ts: coordinators.callSheet.appointment', 'Never 25:00', appointment],
  ['home.ts: coordinators.callSheet.exchange', [{ words: 'Would Never at 25:00 suit you?' }], appointment],
  ['scale.ts: scale.framework.focus', 'No such detail', 'a text of details of its phase: …'],
  ['scale.ts: scale.framework.phase.title', 'No such phase', 'the title of a phase in content/process.ts'],
  ['premium.ts: premium.name', essential.name, 'a different name from that of essential'],
  ['website.ts: websiteOffer.name', essential.name, 'a different name from those of essential and premium'],
  ['faq.ts: faq.items.0.link', { label: 'More', href: '/no-such-page' }, 'one of …'],
  ['offer.ts: offer.options.0.link.href', '/no-such-page', 'one of …'],
  ['home.ts: problem.pains', ['Twin', 'Twin'], 'a different text from that of entry 1'],
  ['site.ts: owner', { founder: { name: 'Ελένη', role: 'Founder' } }, 'characters that …'],
  ['site.ts: site.name', 'Smile 😀', 'characters that …'],
  ['faq.ts: faq.items.0.question', 'For {price}?', 'no braces: this text has no placeholders'],
])('rejects %s: %j', async (path, value, expected) => {
  const place = path.replace(/\.(\d+)/g, (_, index) => `[${Number(index) + 1}]`)
  const patternOf = (text: string) => escapePattern(text).replaceAll('…', '.+')
  const sentence = new RegExp(`^content/${patternOf(place)}[\\w.[\\]]* (is|has) .+: expected ${patternOf(expected)}$`)
  expect(await issuesWith([path, value])).toEqual([expect.stringMatching(sentence)])
})

test('accepts another appointment in all its places, and a call that names no time', async () => {
  const time = '9:00'
  const day = diary.days[4]
  const callWith = (words: string) =>
    issuesWith(
      ['home.ts: diary.week', { [time]: diary.days.map(() => 'Implant') }],
      ['home.ts: diary.underWay', {}],
      ['home.ts: diary.highlight', `${day} ${time}`],
      ['home.ts: coordinators.callSheet.appointment', `${day} ${time}`],
      ['home.ts: coordinators.callSheet.exchange', [{ speaker: 'Coordinator', words }]],
    )
  expect(await callWith(`Would ${day} at ${time} suit you?`)).toEqual([])
  expect(await callWith('When would suit you?')).toEqual([])
  expect(await callWith(`Would Never at ${time} suit you?`)).not.toEqual([])
  expect(await callWith(`Would ${day} at 25:00 suit you?`)).not.toEqual([])
})

test('rejects the id of a case study that does not exist, if there are any', async () => {
  const studies = ['website.ts: caseStudies.items', [{ ...study, id: 'veneers' }]] as const
  const issues = await issuesWith(studies, ['scale.ts: scale.proof.study', 'implant'])
  expect(issues).toContainEqual(
    expect.stringMatching(/^content\/scale\.ts: .*study is "implant".*: expected the id of a case study in/),
  )
  expect(await issuesWith(['website.ts: caseStudies.items', []], ['scale.ts: scale.proof.study', 'implant'])).toEqual(
    [],
  )
})

test.each([
  ['website.ts: testimonials.items', []],
  ['website.ts: caseStudies.items', []],
  ['pricing.ts: pricing.popular', ''],
  ['site.ts: site.profile', ''],
  ['site.ts: site.profile', undefined],
  ['home.ts: coordinators.proof', undefined],
  ['scale.ts: scale.proof.study', ''],
])('accepts %s: %j, which removes it from the pages', async (path, value) => {
  expect(await issuesWith([path, value])).toEqual([])
})

test.each([
  ['site.ts: site.profile', 'linkedin', 'a URL such as https://www.example.com/page'],
  ['site.ts: owner', { privacyNotice: '/no-such.html' }, 'the path of a file in public/, such as /privacy.html'],
  ['site.ts: owner', { privacyNotice: 'privacy' }, 'a URL such as https://www.example.com/privacy, or the path …'],
  ['site.ts: owner', { phone: '020-7946' }, 'a telephone number such as +44 20 7946 0000'],
  ['site.ts: owner', { verification: { google: '<meta>' } }, 'the content of the meta tag, without the tag'],
  ['process.ts: phases', [{ ...phase, number: 2 }, ...laterPhases], '1, its place in the list'],
  ['process.ts: processPage.glosses.0.term', 'No such detail', 'a text of details of a phase'],
  ['essential.ts: valueChart.points', [point, { ...point, label: 'Lifetime' }], 'one colour for each of two labels'],
])('rejects %s: %j', async (path, value, expected) => {
  const issues = await issuesWith([path, value])
  expect(issues.join('\n')).toContain(`expected ${expected.replace(' …', '')}`)
})

test('rejects a proof without a case study, unless there are no case studies', async () => {
  const modules = await contentModules()
  const issuesOf = (items: unknown[]) => {
    const website = modules['website.ts'] as Values
    const home = modules['home.ts'] as Values
    const proof = { study: 'veneers', action: { label: 'See the figures', href: '/website' } }
    return contentIssues({
      ...modules,
      'website.ts': { ...website, caseStudies: { title: 'In figures', items } },
      'home.ts': { ...home, coordinators: { ...(home.coordinators as Values), proof } },
      'scale.ts': {
        scale: { ...((modules['scale.ts'] as Values).scale as Values), proof: { study: '', rooms: '{surgeries}' } },
      },
    })
  }
  expect(await issuesOf([study])).toEqual([
    'content/home.ts: coordinators.proof.study is "veneers": expected the id of a case study in content/website.ts',
  ])
  expect(await issuesOf([])).toEqual([])
})

test.each([
  ['site.ts: owner', { founder: { name: 'Łucja Żak', role: 'Założycielka' } }],
  ['site.ts: site.name', 'Nguyễn & Ştefănescu Dental Practice Growth Partners'],
  ['faq.ts: faq.items.0.question', '✓ Is it ★?'],
  ['routes.ts: routes.1.path', '/no-such-guide/part-2'],
  [
    'faq.ts: faq.items',
    [
      { question: 'Where are you based?', answer: 'In York.' },
      { question: 'Do you travel?', answer: 'Yes.' },
    ],
  ],
])('accepts %s: %j', async (path, value) => {
  expect(await issuesWith([path, value])).toEqual([])
})
