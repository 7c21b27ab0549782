import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { essential } from '@/content/essential'
import { premium } from '@/content/premium'
import { packages } from '@/content/pricing'
import { schemas } from '@/content/schema'
import { defined } from '@/content/schema/defined'
import { findInvalid } from '@/content/schema/find-invalid'
import { services, totalOf } from '@/content/services'
import { contentModules } from '@/lib/content-modules'
import { absoluteUrl } from '@/lib/seo/site-url'
import { checkContent, checkUndefined } from './check-content'

type Values = Record<string, unknown>

/**
 * Returns the findings about a value of the content after it was replaced, or removed if it is undefined.
 * @param place file and field, such as `site.ts: site.name`. Entries of lists are counted from 0.
 */
function findingsWith(place: string, replacement: unknown): string[] {
  const [, key = '', field = ''] = /^(.+?: \w+)\.?(.*)$/.exec(place)!
  const content: Values = structuredClone({ value: defined.get(key) })
  const keys = ['value', ...(field ? field.split('.') : [])]
  const last = keys.pop()!
  keys.reduce((node, name) => node[name] as Values, content)[last] = replacement
  return findInvalid(key, JSON.parse(JSON.stringify(content.value)))
}

beforeAll(contentModules)

test('accepts the delivered content', async () => {
  expect(await checkContent()).toEqual([])
})

test('stops where a module defines an invalid value, with every invalid field', async () => {
  await jest.isolateModulesAsync(async () => {
    const { define } = await import('#define')
    const invalid = { title: '', cards: [] } as never
    expect(() => define('difference.ts: difference', invalid)).toThrow(
      'content/difference.ts: difference.title is "", expected a text that is not empty\ncontent/difference.ts: difference.cards is [], expected a list of 4 entries',
    )
  })
})

test('names the file and line at which the content cannot be loaded', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/content/figures', () => {
      throw new Error('twenty is not defined')
    })
    const checks = await import('./check-content')
    await expect(checks.checkContent()).rejects.toThrow(
      /^content\/[\w-]+\.ts:\d+ cannot be loaded\. twenty is not defined$/m,
    )
  })
  jest.dontMock('@/content/figures')
})

test('checks a value of a new file in a folder, whose texts no schema describes', () => {
  expect(checkUndefined({ 'clinics/harbour.ts': { harbour: { title: '', beds: ['six'] }, BEDS: 3 } })).toEqual([
    'content/clinics/harbour.ts: harbour.title is "", expected a text that is not empty',
  ])
})

test('each key of define and of a schema is the file and the export of a value', async () => {
  const exported = new Map(
    Object.entries(await contentModules()).flatMap(([file, module]) =>
      Object.entries(module).map(([name, value]) => [`${file}: ${name}`, value as unknown]),
    ),
  )
  expect([...defined].filter(([key, value]) => exported.get(key) !== value)).toEqual([])
  expect(Object.keys(schemas).filter((key) => !exported.has(key))).toEqual([])
})

test('refuses each optional fact of content/site.ts until the owner has filled it in', () => {
  const optional = [...readFileSync('content/site.ts', 'utf8').matchAll(/^  \/\/ (\w+): (.+),$/gm)]
  const accepted = optional.filter(([, field, value]) => {
    const fact = runInNewContext(`(${value})`) as unknown
    return findInvalid('site.ts: owner', { [field!]: fact }).length === 0
  })
  expect(accepted.map(([, field]) => field)).toEqual(['askBeforeCalendar'])
})

const photographAt = (src: string) => ({
  founder: { name: 'Jane', role: 'Founder', photograph: { src, width: 512, height: 512, alt: 'Jane' } },
})
const testimonial = { quote: 'They listened.', person: 'Owner', practice: 'Harbour Dental', sample: false }
const study = {
  headline: { figure: '40', text: 'implant leads in 30\u00a0days' },
  results: [],
  client: 'Clinic',
  location: 'Leeds',
  sample: true,
}
const question = { question: 'Why?', answer: 'Because.' }
const row = { title: 'Absent', description: 'A'.repeat(70), robots: 'index' }

test('sums the prices of items, with 0 for an item without a price', () => {
  const ads = { ...services.ads, price: 1200 }
  expect(totalOf([ads, { ...services.reviews, price: 250 }, services.campaign])).toBe(1450)
})

test.each([essential, premium, packages.core])('the total value of $name is the sum of its prices', (content) => {
  expect(content.totalValue).toBe(totalOf(content.items))
})

test.each<[place: string, value: unknown, expected: string]>([
  ['essential.ts: essential.totalValue', 1000, 'expected less than totalValue'],
  ['essential.ts: essential.investment.monthly', 1999.5, 'expected whole pounds, at least 50, without a point'],
  // In a module, 20.000 is 20.
  ['premium.ts: premium.investment.adSpend.range.to', 20.0, 'expected whole pounds, at least 50'],
  ['premium.ts: premium.investment.monthly', '£1,800', 'is "£1,800", expected whole pounds, without quotation marks'],
  ['premium.ts: premium.items.4.price', undefined, 'items[5].yearlyPrice is 5400, expected twelve times price'],
  ['figures.ts: figures.minimumMonths', 0, 'expected a whole number from 1'],
  ['essential.ts: essential.investment.adSpend.range', { from: 200, to: 100 }, 'whose from is less than its to'],
  ['faq.ts: faq.items', [question, question], 'items[2].question is "Why?", expected a value that no other entry has'],
  ['home.ts: diary.week.1.treatments.1', null, 'treatments[2] is null, expected a treatment'],
  ['home.ts: diary.week.1.treatments.4', 'Veneer', 'treatments[5] is "Veneer", expected null: the open slot'],
  ['process.ts: phases.1.weeks', { from: 1, to: 8 }, 'phases[2].weeks is {"from":1,"to":8}, expected weeks'],
  ['routes.ts: routes./book', undefined, 'routes./book is undefined, expected a row for app/book/page.tsx'],
  ['routes.ts: routes./no-such', row, 'expected no row: there is no app/no-such/page.tsx'],
  ['process.ts: processPage.title', 'A'.repeat(61), 'expected at most 60 characters instead of 61'],
  ['routes.ts: routes./book.description', 'A'.repeat(69), 'expected 70 to 155 characters instead of 69'],
  ['site.ts: site.name', 'A'.repeat(31), 'no word of more than 30'],
  ['faq.ts: faq.title', "Owners' questions", 'expected typographic apostrophes and quotation marks: ’ “ ”'],
  ['faq.ts: faq.title', 'Nothing - or?', 'expected a colon or a comma instead of a hyphen between spaces'],
  ['faq.ts: faq.title', 'undefined answers', 'write numbers above twelve in figures'],
  ['faq.ts: faq.title', 'And then...', 'expected an ellipsis, …, instead of several full stops'],
  ['faq.ts: faq.title', 'Who specializes?', 'expected the British spelling of “specializes”'],
  ['faq.ts: faq.title', 'In 3 weeks?', 'expected a no-break space between a number and its unit'],
  ['qualify.ts: qualify.commitments.minimum.title', '{months} months', 'expected a no-break space'],
  ['faq.ts: faq.title', 'Cafe\u0301', 'expected precomposed characters (NFC)'],
  ['faq.ts: faq.title', 'Patient\u200b?', 'expected no invisible character (U+200B)'],
  ['faq.ts: faq.title', 'Caf\ufffd', 'expected the letter that � (U+FFFD) has replaced'],
  ['home.ts: closing.text', 'When youâ€™ll start.', 'expected text in the right encoding: type “â€™” again'],
  ['home.ts: closing.text', '**bold**', 'Markdown is not rendered'],
  ['home.ts: closing.text', 'See <b>us</b>.', 'HTML tags and entities are not rendered'],
  ['home.ts: closing.text', 'From {price} a month.', 'expected a text without {price}, which nothing fills here'],
  ['price-labels.ts: priceLabels.fee', 'plus {price}', 'expected only the placeholders {fee}'],
  ['home.ts: closing.text', 'From £2k a month.', '£2k does not change with the price'],
  ['price-labels.ts: priceLabels.fee', 'plus £49', 'a placeholder such as {fee}: £49 does not change with the price'],
  ['site.ts: site.email', 'hello?subject=x@example.com', 'expected an email address'],
  ['site.ts: owner', { fonder: { name: 'Jane' } }, 'owner.fonder is {"name":"Jane"}, expected no field of this name'],
  ['home.ts: videos.benefits', [], 'expected a list of 3 entries'],
  [
    'home.ts: promises.cards.1',
    { title: 'Fair', moto: 'Built on trust', text: 'We are.' },
    'expected the fields of the first entry: title, motto, text',
  ],
  ['gate.ts: gate.action.href', '/boook', 'expected the path of a page'],
  ['home.ts: problem.lead', 7, 'home.ts: problem.lead is 7, expected a text between quotation marks'],
  ['home.ts: promises.cards.0.motto', ' Trust', 'expected no space at the beginning or end'],
  ['site.ts: site.profile', 'linkedin', 'expected a URL such as https://www.example.com/page'],
  ['site.ts: site.scheduling.strategy', 'https://calendly.com/a?b', 'expected a URL such as https://calendly.com/'],
  ['site.ts: owner', { phone: '020 7946 0000' }, 'expected a telephone number with its country code'],
  ['site.ts: owner', { privacyNotice: '/no-such.html' }, 'put the notice in public/'],
  ['site.ts: owner', { privacyNotice: absoluteUrl('/no-such') }, 'put the notice in public/'],
  ['site.ts: owner', photographAt('/none.jpg'), 'there is no such file'],
  ['site.ts: owner', photographAt('/print.css'), 'with one of these extensions: avif, gif,'],
  ['website.ts: caseStudies.items', [{ ...study, days: 31 }], 'days is 31, expected a number that the study also says'],
  [
    'website.ts: caseStudies.items',
    [{ ...study, counts: { all: 30, booked: 31 } }],
    'is 31, expected at most counts.all',
  ],
  ['website.ts: testimonials.items', [{ ...testimonial, quote: '“Thanks.”' }], 'a quote without quotation marks'],
])('names what is wrong with %s: %j', (place, value, expected) => {
  const [file = ''] = place.split(': ')
  const findings = findingsWith(place, value)
  expect(findings).toEqual([expect.stringMatching(new RegExp(`^content/${file}: .+ is .+, expected `))])
  expect(findings.join('\n')).toContain(expected)
})

test.each<[place: string, value: unknown]>([
  ['website.ts: testimonials.items', [{ ...testimonial, quote: 'They specialize.', practice: 'Harbour Center' }]],
  ['faq.ts: faq.title', 'Prizes of every size for citizens of Colorado'],
  ['faq.ts: faq.title', 'Soft\u00adhyphen and 3\u00a0weeks'],
  // Only a figure has to stay on one line with its unit.
  ['price-labels.ts: firstMonths.title.many', 'The first {monthsInWords} months'],
  ['site.ts: site.profile', ''],
  ['pricing.ts: pricing.popular', ''],
  ['scale.ts: scale.proof.study', ''],
  ['site.ts: owner', { privacyNotice: 'https://clinic.co.uk/privacy' }],
])('accepts %s: %j', (place, value) => {
  expect(findingsWith(place, value)).toEqual([])
})
