import { essential } from '@/content/essential'
import { premium } from '@/content/premium'
import { packages } from '@/content/pricing'
import type { PackageItem } from '@/content/types'
import { contentModules } from '../content-modules'
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
  return checkContent(modules, (text) => [...text].filter((character) => character === 'π'))
}

const sum = (items: readonly PackageItem[]) => items.reduce((total, { price = 0 }) => total + price, 0)

test('adds up the values of the packages', () => {
  expect([sum(premium.items), premium.totalValue]).toEqual([8400, 8400])
  expect(premium.items.find(({ title }) => title === 'Trust-Building Videos')).toMatchObject({ price: 5400 / 12 })
  expect([sum(essential.items), essential.totalValue]).toEqual([5200, 5200])
  expect([sum(packages.core.items), packages.core.totalValue]).toEqual([4300, 4300])
  // The owner has stated £7,600.
  expect([sum(packages.core.items) + sum(packages.premium.items), packages.premium.totalValue]).toEqual([7700, 7600])
})

test('accepts the delivered content', async () => {
  expect(await findingsWith({})).toEqual([])
})

const picture = { src: '/icon-512.png', width: 512, height: 512, alt: 'Jane' }
const testimonial = { quote: 'They listened.', person: 'Owner', practice: 'Harbour Dental', sample: false }

test.each([
  ['essential.ts: essential.totalValue', 5300, 'expected 5200, the sum of the prices of its items'],
  ['pricing.ts: packages.premium.totalValue', 7500, 'expected 7700, the sum of the prices of its items'],
  [
    'premium.ts: premium.items.4.yearlyPrice',
    5000,
    'premium.items[5].yearlyPrice is 5000, expected 5400, twelve times its price',
  ],
  ['essential.ts: essential.investment.monthly', 5200, 'expected less than the total value, 5200'],
  ['essential.ts: essential.investment.monthly', 1999.5, 'expected whole pounds above 0, such as 1500'],
  ['essential.ts: essential.items.0.price', '£1,500', 'expected whole pounds, without quotation marks'],
  ['essential.ts: essential.investment.adSpend.range', { from: 2, to: 1 }, 'a range whose from is less than its to'],
  [
    'offer.ts: offer.options.1.purpose',
    'Nine parts, six with four campaigns.',
    'a text with “three”, because there are 3',
  ],
  ['essential.ts: essentialPage.lead', 'Seven parts.', 'expected a text with “six”, because there are 6'],
  ['essential.ts: valueChart.axisMaximum', 6999, 'valueChart.points[2].value is 7000, expected at most 6999'],
  ['pricing.ts: estimator.max', 29, 'expected at least 30, the highest of start and caps'],
  ['home.ts: homeProof.study', 'veneers', 'expected the id of a case study in content/website.ts'],
  ['home.ts: diary.week.1.treatments.1', null, 'expected the place of a treatment in diary.week'],
  ['home.ts: diary.highlight.time', 5, 'expected the place of a treatment in diary.week'],
  ['home.ts: coordinators.callSheet.appointment', 'Monday 9:00', 'the day and time of diary.highlight, "Tue 10:30"'],
  ['price-labels.ts: priceLabels.glossary.0.term', 'no-show', 'expected a term of a label in priceLabels'],
  ['process.ts: phases.1.weeks', { from: 1, to: 8 }, 'phases[2].weeks is {"from":1,"to":8}, expected weeks'],
  ['pricing.ts: comparison.value', '{price', 'expected the placeholders {price} and no others'],
  ['faq.ts: faq.title', 'For {price}?', 'expected no braces: this text has no placeholders'],
  ['routes.ts: routes.1.path', '/videos', 'expected the path of a page: app/videos/page.tsx'],
  ['routes.ts: routes.1.title', 'A'.repeat(61), 'expected at most 60 characters'],
  ['routes.ts: routes.1.description', 'A'.repeat(69), 'expected 70 to 155 characters'],
  ['site.ts: site.name', 'Harbour '.repeat(8).trim(), 'expected at most 60 characters'],
  ['book.ts: book.covers.0.title', 'A'.repeat(31), 'no word of more than 30'],
  ['faq.ts: faq.title', "Owners' questions", 'expected typographic apostrophes and quotation marks: ’ “ ”'],
  ['faq.ts: faq.title', 'In 3 weeks?', 'expected a no-break space between a number and its unit'],
  ['faq.ts: faq.title', 'Cafe\u0301', 'expected precomposed characters (NFC)'],
  ['faq.ts: faq.title', 'What of π?', 'expected only characters that the site’s fonts have, not "π" (U+03C0)'],
  ['site.ts: site.email', 'hello@clinic', 'expected an email address'],
  ['site.ts: site.profile', 'linkedin', 'expected a URL such as https://www.example.com/page'],
  ['site.ts: site.scheduling.strategy', 'https://calendly.com/a?b', 'expected a URL such as https://calendly.com/'],
  ['site.ts: owner', { phone: '020-7946' }, 'owner.phone is "020-7946", expected a telephone number'],
  ['site.ts: owner', { privacyNotice: '/no-such.html' }, 'expected the path of a file in public/'],
  [
    'site.ts: owner',
    { measurement: { endpoint: 'plausible.io/api/event', site: 'example.com' } },
    'owner.measurement.endpoint is "plausible.io/api/event", expected a URL',
  ],
  [
    'site.ts: owner',
    { measurement: { endpoint: 'https://plausible.io/api/event', site: 'https://example.com' } },
    'owner.measurement.site is "https://example.com", expected the domain',
  ],
  ['site.ts: owner', { privacyNotice: 'privacy' }, 'owner.privacyNotice is "privacy", expected a URL'],
  ['site.ts: owner', { photograph: { ...picture, src: '/none.jpg' } }, 'expected the path of a file in public/'],
  ['site.ts: owner', { photograph: { ...picture, src: 'icon-512.png' } }, 'expected the path of a file in public/'],
  ['website.ts: testimonials.items', [{ ...testimonial, rating: 6 }], 'expected 1 to 5'],
  ['website.ts: testimonials.items', [{ ...testimonial, quote: '“Thanks.”' }], 'a quote without quotation marks'],
])('names what is wrong with %s: %j', async (place, value, expected) => {
  const [file = ''] = place.split(': ')
  const findings = await findingsWith({ [place]: value })
  expect(findings).toContainEqual(expect.stringMatching(new RegExp(`^content/${file}: .+ is .+, expected `)))
  expect(findings.join('\n')).toContain(expected)
})

test.each([
  { 'website.ts: testimonials.items': [] },
  { 'website.ts: caseStudies.title': 'What clinics have gained' },
  { 'website.ts: caseStudies.items': [] },
  { 'pricing.ts: pricing.popular': '' },
  { 'site.ts: site.profile': '' },
  { 'site.ts: site.name': 'Harbour and Vale Patient Growth Partners of Bristol' },
  {
    'site.ts: owner': {
      founder: { name: 'Łukasz Żak', role: 'Founder' },
      privacyNotice: 'https://clinic.co.uk/privacy',
    },
  },
  { 'essential.ts: essential.name': 'Foundations', 'pricing.ts: packages.core.investment.monthly': 1999 },
  { 'home.ts: diary.highlight': { time: 0, day: 0 }, 'home.ts: coordinators.callSheet.appointment': 'Monday 9:00' },
  { 'home.ts: homeProof': undefined, 'scale.ts: scale.proof.study': '' },
])('accepts %j', async (replacements) => {
  expect(await findingsWith(replacements)).toEqual([])
})
