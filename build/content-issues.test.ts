import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { diary } from '@/content/home'
import { phases, processPage } from '@/content/process'
import { contentIssues } from './content-issues'

/**
 * What a person may mistype: the file, what stands there and what was typed, and below it all that the build says. An
 * ellipsis is whatever the content says there today, and N the line.
 */
const SLIPS = String.raw`
site.ts | email: '…' | email: 'hello at example.com'
  content/site.ts:N: site.email is "hello at example.com": expected an email address such as hello@example.com
site.ts | email: '…', |
  content/site.ts: site.email is missing: expected an email address such as hello@example.com
site.ts | url: '…' | url: 'www.example.com'
  content/site.ts:N: site.url is "www.example.com": expected a URL such as https://www.example.com
site.ts | url: '…' | url: 'https://localhost:3000'
  content/site.ts:N: site.url is "https://localhost:3000": expected a URL such as https://www.example.com
site.ts | url: '…' | url: 'https://www.example.com/home'
  content/site.ts:N: site.url is "https://www.example.com/home": expected a URL without a path, such as https://www.example.com
site.ts | profile: '…' | profile: 'http://www.linkedin.com/company/your-agency'
  content/site.ts:N: site.profile is "http://www.linkedin.com/company/your-agency": expected a URL such as https://www.example.com/page
site.ts | discovery: '…' | discovery: 'https://calendly.com.example.org/call'
  content/site.ts:N: site.scheduling.discovery is "https://calendly.com.example.org/call": expected a URL such as https://calendly.com/your-agency/your-call, without ? and #
site.ts | discovery: '…' | discovery: 'https://calendly.com/call?month=2025-01'
  content/site.ts:N: site.scheduling.discovery is "https://calendly.com/call?month=2025-01": expected a URL such as https://calendly.com/your-agency/your-call, without ? and #
site.ts | copyrightYear: …, | copyrightYear: 20255,
  content/site.ts:N: site.copyrightYear is 20255: expected a year such as 2025
site.ts | Owner = { | Owner = { foundr: { name: 'Jane Doe', role: 'Founder' } }; const others = {
  content/site.ts:N: owner has foundr: expected only founder, photograph, discoveryCall, privacyNotice, company, measurement
site.ts | Owner = { | Owner = { photograph: { file: 'content/nobody.jpg', alt: 'Jane Doe' } }; const others = {
  content/site.ts:N: owner.photograph.file is "content/nobody.jpg": expected a picture that is there and can be read, such as content/founder.jpg
site.ts | Owner = { | Owner = { discoveryCall: { minutes: -5, medium: 'by video' } }; const others = {
  content/site.ts:N: owner.discoveryCall.minutes is -5: expected a whole number above 0
site-layout.ts | 'Book a Call' | 'Book a call'
  content/site-layout.ts:N: siteLayout.topBarAction.label is "Book a call": expected Book a Call, as the buttons say
figures.ts | setup: …, | setup: 1,825,
  content/figures.ts:N: ':' expected in "setup: 1,825,": expected texts in quotes, and figures as digits alone, such as 1500
essential.ts | price: …, | price: 0,
  content/essential.ts:N: essential.items[1].price is 0: expected whole pounds above 0, such as 1500
essential.ts | price: …, | price: '£1,500',
  content/essential.ts:N: essential.items[1].price is "£1,500": expected whole pounds above 0, such as 1500
essential.ts | totalValue: …, | totalValue: 999999,
  content/essential.ts:N: essential.totalValue is 999999: expected …, the sum of its items
essential.ts | monthly: …, | monthly: 999999,
  content/essential.ts:N: essential.investment.monthly is 999999: expected less than the total, …
essential.ts | range: {…} | range: { from: 1500, to: 1000 }
  content/essential.ts:N: essential.investment.adSpend.range is {"from":1500,"to":1000}: expected from, then to
essential.ts | figures.minimumMonths | figures.minimumMonth
  content/essential.ts: essential.investment.minimumMonths is missing: expected a whole number above 0
essential.ts | figures.minimumMonths | minimumMonths
  content/essential.ts:N: minimumMonths is not defined: expected texts in quotes, and figures as digits alone, such as 1500
essential.ts | items: [ | items: [{ id: 'a', icon: 'star', title: 'A' }, { id: 'a', icon: 'star', title: 'A' },
  content/essential.ts:N: essential.items[2].id is "a": expected another id than that of entry 1
essential.ts | item: '…' | item: 'nurtre'
  content/essential.ts:N: funnel.bands is "nurtre": expected the id of one of its items: …
essential.ts | lifetime: … } | lifetime: 1 }
  content/essential.ts:N: valueChart.rows[1].lifetime is 1: expected at least the initial value, …
essential.ts | lifetime: … } | lifetime: 999999 }
  content/essential.ts:N: valueChart.rows[1].lifetime is 999999: expected at most …, where the axis ends
premium.ts | yearlyPrice: …, | yearlyPrice: 5001,
  content/premium.ts:N: premium.items[…].yearlyPrice is 5001: expected …, twelve times the monthly price
premium.ts | items: '…' | items: '{cuont} items'
  content/premium.ts:N: premiumPage.statement.items is "{cuont} items": expected {count}, for the figures, and nothing else in braces
pricing.ts | totalValue: …, | totalValue: 999999,
  content/pricing.ts:N: packages.core.totalValue is 999999: expected …, the sum of its items
pricing.ts | cap: …, | cap: 2.5,
  content/pricing.ts:N: packages.core.investment.cap is 2.5: expected a whole number above 0
pricing.ts | max: …, | max: 45,
  content/pricing.ts:N: estimator.max is 45: expected a multiple of 10, because its axis has a tick at every tenth
pricing.ts | max: …, | max: 10,
  content/pricing.ts:N: estimator.max is 10: expected at least …, for its start and both caps
pricing-salt.ts | '…' | 'rFGPR9Vx'
  content/pricing-salt.ts:N: pricingSalt is "rFGPR9Vx": expected the 22 characters of npm run gate:new
price-terms.ts | term: '…' | term: 'launch fee'
  content/price-terms.ts:N: glossary.….term is "launch fee": expected words that stand beside a price
website.ts | figure: '…' | figure: '£24.387'
  content/website.ts:N: caseStudies.items[1].headline.figure is "£24.387": expected a sum such as £24,387 or a number such as 186
website.ts | booked: … } | booked: 999999 }
  content/website.ts: caseStudies.items[…].drawn is {"all":…,"booked":999999}: expected at most all of them booked
website.ts | sample: …, | sample: 'no',
  content/website.ts:N: caseStudies.items[1].sample is "no": expected true or false
website.ts | practice: '…', | practice: 'A', logo: { file: 'content/logos/nobody.svg', alt: 'Nobody' },
  content/website.ts:N: testimonials.items[1].logo.file is "content/logos/nobody.svg": expected a picture that is there and can be read, such as content/logos/harbour.svg
website.ts | practice: '…', | practice: 'A', logo: { file: 'content/logos/harbour.eps', alt: 'Harbour' },
  content/website.ts:N: testimonials.items[1].logo.file is "content/logos/harbour.eps": expected an SVG, PNG or WebP file of content/logos/, such as content/logos/harbour.svg
website.ts | practice: '…', | practice: 'A', logo: { file: 'content/logos/harbour.svg' },
  content/website.ts: testimonials.items[1].logo.alt is missing: expected a text
routes.ts | path: '/process' | path: '/proces'
  content/routes.ts:N: routes[2].path is "/proces": expected one of "/", "/process", "/book", "/offer", "/premium", "/essential", "/website", "/pricing", "/scale", "/qualify", "*"
routes.ts | path: '/process' | path: '/'
  content/routes.ts: routes[2].path is "/": expected another path than that of entry 1
routes.ts | title: '…' | title: 'Patient acquisition for private dental and aesthetic clinics, reinvented'
  content/routes.ts:N: routes[1].title is "Patient acquisition for private dental and aesthetic clinics, reinvented": expected 1 to 60 characters
process.ts | duration: '…' | duration: 'Six weeks'
  content/process.ts:N: phases[1].duration is "Six weeks": expected …, because its weeks say so
process.ts | to: … } | to: 13 }
  content/process.ts:N: phases[1].weeks.to is 13: expected a week up to 12, the last that is drawn
process.ts | weeks: {…} | weeks: { from: 3, to: 1 }
  content/process.ts: phases[1].weeks is {"from":3,"to":1}: expected from, then to
process.ts | weeks: {…} | weeks: { from: 12, to: 12 }
  content/process.ts…: phases[2].weeks.from is …: expected a week after the end of the phase above it
home.ts | 00': ['…' | 00': ['implnt'
  content/home.ts:N: diary.week is "implnt": expected null for an empty slot, or one of …
home.ts | highlight: '…' | highlight: 'Sun 10:30'
  content/home.ts:N: diary.highlight is "Sun 10:30": expected slots of week that are not null, such as "…", each once
home.ts | href: '/process' | href: '/proces'
  content/home.ts:N: engine.action.href is "/proces": expected one of "/", "/process", "/book", "/offer", "/premium", "/essential", "/website", "/pricing", "/scale", "/qualify"
gate.ts | wrong: '…' | wrong: ''
  content/gate.ts:N: gate.wrong is "": expected a text, or no entry at all
gate.ts | password: '…' | password: 5
  content/gate.ts:N: gate.password is 5: expected a text
faq.ts | question: '…' | question: "Don't we have to switch software?"
  content/faq.ts:N: faq.items[1].question is "Don't we have to switch software?": expected typographic marks, ’ or “ ”
faq.ts | question: '…' | question: 'Do we have  to switch software?'
  content/faq.ts:N: faq.items[1].question is "Do we have  to switch software?": expected one space between words
faq.ts | question: '…' | question: 'Do we have to switch within 2-3 weeks?'
  content/faq.ts:N: faq.items[1].question is "Do we have to switch within 2-3 weeks?": expected an en dash between figures, as in 3–8
faq.ts | question: '…' | question: 'Do we have to switch within 3 weeks?'
  content/faq.ts:N: faq.items[1].question is "Do we have to switch within 3 weeks?": expected \u00a0 between a figure and its unit
faq.ts | question: '…' | question: 'Do we have to <b>switch</b>?'
  content/faq.ts:N: faq.items[1].question is "Do we have to <b>switch</b>?": expected plain words, because tags and entities would be shown as they are
faq.ts | question: '…' | question: 'Do we have to switch for {price}?'
  content/faq.ts:N: faq.items[1].question is "Do we have to switch for {price}?": expected no braces, because nothing fills them here
faq.ts | figures.replyMinutes | figures.replyMinute
  content/faq.ts: faq.items[1].answer is "…undefined…": expected the figure that it names
qualify.ts | items: [ | items: ['You want one more.',
  content/qualify.ts: qualify.suited.items is a list of 5: expected 4 entries, because its picture is drawn for 4
share-cards.ts | '/book': {…}, |
  content/share-cards.ts: shareCards./book is missing: expected an entry of headline, picture
`

const COPIES = '.generated/slips'
afterAll(() => rmSync(COPIES, { recursive: true, force: true }))

const patternOf = (text: string) => text.replace(/[^\w\s…]/g, '\\$&').replaceAll('…', '.*?')

const slips = SLIPS.trim().split(/\n(?! )/)
test.each(slips)('%s', async (slip) => {
  const [, file = '', right = '', typed = '', sentence = ''] = /^(\S+) \| (.*?) \|(?: (.*))?\n {2}(.*)$/.exec(slip)!
  const source = readFileSync(`content/${file}`, 'utf8')
  const { 0: found = '', index } = new RegExp(patternOf(right)).exec(source)!
  const line = source.slice(0, index).split('\n').length
  const folder = `${COPIES}/${slips.indexOf(slip)}`
  cpSync('content', folder, { recursive: true })
  writeFileSync(`${folder}/${file}`, source.slice(0, index) + typed + source.slice(index + found.length))
  const said = patternOf(sentence.replace(':N:', `:${line}:`))
  expect(await contentIssues(folder)).toEqual([expect.stringMatching(new RegExp(`^${said}$`))])
})

test('the diary is described in one sentence that names every treatment', () => {
  expect(diary.alt.match(/\./g)).toHaveLength(1)
  const sentence = diary.alt.toLowerCase()
  // A sentence says “veneer consultations” of what a slot calls “Veneers”.
  for (const treatment of Object.values(diary.treatments)) {
    expect(sentence).toContain(treatment.toLowerCase().replace(/s$/, ''))
  }
})

test.each([...phases.entries()])('the time axis is described with phase %i and its first week', (index, { weeks }) => {
  expect(processPage.axis.alt).toMatch(new RegExp(`phase ${index + 1}\\b`, 'i'))
  expect(processPage.axis.alt).toMatch(new RegExp(`weeks? ${weeks.from}\\b`))
})
