import { routes } from '@/content/routes'
import { services, totalOf } from '@/content/services'
import type { CaseStudy, Package } from '@/content/types'
import { contentModules } from '@/lib/content-modules'
import { absoluteUrl } from '@/lib/seo/site-url'
import { checkContent } from './check-content'

type Values = Record<string, unknown>

/**
 * Returns the findings about the content after values were replaced.
 * @param replacements by file and field, such as `site.ts: site.name`. Entries of lists are counted from 0.
 */
async function findingsWith(replacements: Values): Promise<string[]> {
  const modules = JSON.parse(JSON.stringify(await contentModules())) as Record<string, Values>
  for (const [place, value] of Object.entries(replacements)) {
    const [file = '', field = ''] = place.split(': ')
    const keys = field.split('.')
    const last = keys.pop()!
    const parent = keys.reduce((node, key) => node[key] as Values, modules[file]!)
    parent[last] = value
  }
  return checkContent(modules)
}

test('accepts the delivered content', async () => {
  expect(await findingsWith({})).toEqual([])
})

// Values for rows that compare values: the delivered content may change.
const investment = { monthly: 900, perConsultation: 10, adSpend: { label: 'Ads', range: { from: 10, to: 20 } } }
const ads = { ...services.ads, price: 1200 }
const pricePackage: Package = { name: 'Package', items: [ads], totalValue: 1200, investment }
const study: CaseStudy = {
  id: 'implants',
  headline: { figure: '£1', text: 'earned' },
  results: [],
  client: 'A clinic',
  location: 'York',
  sample: false,
}
const slot = {
  'home.ts: diary.days.1': 'Tue',
  'home.ts: diary.week.1.time': '10:30',
  'home.ts: diary.week.1.treatments.1': 'Implant',
  'home.ts: diary.highlight': { time: 1, day: 1 },
  'home.ts: coordinators.callSheet.appointment': 'Tuesday, 10:30',
}
const picture = { src: '/icon-512.png', width: 512, height: 512, alt: 'Jane' }
const testimonial = { quote: 'They listened.', person: 'Owner', practice: 'Harbour Dental', sample: false }

test('sums the prices of items, with 0 for an item without a price', () => {
  expect(totalOf([ads, { ...services.reviews, price: 250 }, services.campaign])).toBe(1450)
})

test.each<[place: string, value: unknown, expected: string, others?: Values]>([
  [
    'essential.ts: essential',
    { ...pricePackage, investment: { ...investment, monthly: 1200 } },
    'essential.investment.monthly is 1200, expected less than the total value, 1200',
  ],
  [
    'essential.ts: essential.items.0.service',
    'reviews',
    'essential.items[1].service is "reviews", expected a service of premium.ts',
    { 'premium.ts: premium': pricePackage },
  ],
  [
    'premium.ts: premium',
    { ...pricePackage, items: [ads, { ...ads, title: 'More ads' }] },
    'premium.items[2].service is "ads", expected a text that premium.items[1] does not have',
  ],
  ['essential.ts: essential.investment.monthly', 1999.5, 'expected whole pounds, at least 10, without a point'],
  ['essential.ts: essential.items.0.price', 6.0, 'expected whole pounds, at least 10'],
  ['figures.ts: figures.setup', 1.825, 'expected whole pounds, at least 10'],
  ['essential.ts: essential.investment.adSpend.range', { from: 1, to: 1500 }, 'range.from is 1, expected whole pounds'],
  [
    'faq.ts: faq.items',
    [
      { question: 'Why?', answer: 'A.' },
      { question: 'Why?', answer: 'B.' },
    ],
    'faq.items[2].question is "Why?", expected a text that faq.items[1] does not have',
  ],
  ['essential.ts: essential.items.0.price', '£1,500', 'expected whole pounds, without quotation marks'],
  ['essential.ts: essential.investment.adSpend.range', { from: 20, to: 10 }, 'a range whose from is less than its to'],
  [
    'home.ts: homeProof',
    { study: 'veneers', action: { label: 'Read it', href: '/website' } },
    'expected the id of a case study in content/website.ts',
    { 'website.ts: caseStudies.items': [study] },
  ],
  ['home.ts: diary.week.1.treatments.1', null, 'expected the place of a treatment in diary.week', slot],
  [
    'home.ts: coordinators.callSheet.appointment',
    'Monday 9:00',
    'expected the day and time of diary.highlight, "Tue 10:30"',
    slot,
  ],
  ['price-labels.ts: priceLabels.glossary.0.term', 'no-show', 'expected a term of a label in priceLabels'],
  ['process.ts: phases.1.weeks', { from: 1, to: 8 }, 'phases[2].weeks is {"from":1,"to":8}, expected weeks'],
  ['routes.ts: routes', { ...routes, '/videos': routes['/book'] }, 'expected the path of a page: app/videos/page.tsx'],
  ['routes.ts: routes', { '*': routes['*'] }, 'expected a row for /book, the path of app/book/page.tsx'],
  ['routes.ts: routes./book.title', 'A'.repeat(61), 'expected at most 60 characters'],
  ['process.ts: processPage.title', 'A'.repeat(61), 'expected at most 60 characters'],
  ['routes.ts: routes./book.description', 'A'.repeat(69), 'expected 70 to 155 characters'],
  ['site.ts: site.name', 'Harbour '.repeat(8).trim(), 'expected at most 60 characters'],
  ['book.ts: book.covers.0.title', 'A'.repeat(31), 'no word of more than 30'],
  ['faq.ts: faq.title', "Owners' questions", 'expected typographic apostrophes and quotation marks: ’ “ ”'],
  ['faq.ts: faq.title', 'Nothing - or?', 'expected a colon or a comma instead of a hyphen between spaces'],
  ['faq.ts: faq.title', 'undefined answers', 'write numbers above twelve in figures'],
  ['faq.ts: faq.title', 'And then...', 'expected an ellipsis, …, instead of several full stops'],
  ['faq.ts: faq.title', 'Who specializes?', 'expected the British spelling of “specializes”'],
  ['faq.ts: faq.title', 'Which colors?', 'expected the British spelling of “colors”'],
  ['faq.ts: faq.title', 'In 3 weeks?', 'expected a no-break space between a number and its unit'],
  ['qualify.ts: qualify.commitments.minimum.title', '{months} months', 'expected a no-break space'],
  ['faq.ts: faq.title', 'Cafe\u0301', 'expected precomposed characters (NFC)'],
  ['site.ts: site.email', 'hello@clinic', 'expected an email address'],
  ['site.ts: site.profile', 'linkedin', 'expected a URL such as https://www.example.com/page'],
  ['site.ts: site.scheduling.strategy', 'https://calendly.com/a?b', 'expected a URL such as https://calendly.com/'],
  ['site.ts: owner', { phone: '020-7946' }, 'owner.phone is "020-7946", expected a telephone number'],
  ['site.ts: owner', { privacyNotice: '/no-such.html' }, 'expected the path of a file in public/'],
  ['site.ts: owner', { privacyNotice: absoluteUrl('/no-such') }, 'expected the path of a file in public/'],
  [
    'site.ts: owner',
    { analytics: { endpoint: 'plausible.io/api/event', site: 'example.com' } },
    'owner.analytics.endpoint is "plausible.io/api/event", expected a URL',
  ],
  [
    'site.ts: owner',
    { analytics: { endpoint: 'https://plausible.io/api/event', site: 'https://example.com' } },
    'owner.analytics.site is "https://example.com", expected the domain',
  ],
  ['site-layout.ts: siteLayout.topBarAction.href', '/boook', 'is "/boook", expected the path of a page'],
  ['site.ts: owner', { privacyNotice: 'privacy' }, 'owner.privacyNotice is "privacy", expected a URL'],
  ['site.ts: owner', { photograph: { ...picture, src: '/none.jpg' } }, 'expected the path of a file in public/'],
  ['site.ts: owner', { photograph: { ...picture, src: 'icon-512.png' } }, 'expected the path of a file in public/'],
  ['website.ts: testimonials.items', [{ ...testimonial, quote: '“Thanks.”' }], 'a quote without quotation marks'],
])('names what is wrong with %s: %j', async (place, value, expected, others = {}) => {
  const [file = ''] = place.split(': ')
  const findings = await findingsWith({ ...others, [place]: value })
  expect(findings).toContainEqual(expect.stringMatching(new RegExp(`^content/${file}: .+ is .+, expected `)))
  expect(findings.join('\n')).toContain(expected)
})

test.each([
  { 'website.ts: testimonials.items': [] },
  { 'website.ts: testimonials.items': [{ ...testimonial, quote: 'They specialize.', practice: 'Harbour Center' }] },
  { 'faq.ts: faq.title': 'Prizes of every size for citizens of Colorado' },
  { 'website.ts: caseStudies.items': [] },
  { 'pricing.ts: pricing.popular': '' },
  // Only a figure has to stay on one line with its unit.
  { 'price-labels.ts: firstMonths.title.many': 'The first {monthsInWords} months' },
  { 'site.ts: site.profile': '' },
  { 'site.ts: site.name': 'Harbour and Vale Patient Growth Partners of Bristol' },
  {
    'site.ts: owner': {
      founder: { name: 'Łukasz Żak', role: 'Founder' },
      privacyNotice: 'https://clinic.co.uk/privacy',
    },
  },
  { 'essential.ts: essential.name': 'Foundations', 'pricing.ts: packages.core.investment.monthly': 10 },
  slot,
  { 'home.ts: homeProof': undefined, 'scale.ts: scale.proof.study': '' },
])('accepts %j', async (replacements) => {
  expect(await findingsWith(replacements)).toEqual([])
})
