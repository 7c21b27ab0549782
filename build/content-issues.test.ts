import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { diary } from '@/content/home'
import { phases, process } from '@/content/process'
import { contentIssues } from './content-issues'

test('the content as it stands is complete and consistent', async () => {
  expect(await contentIssues()).toEqual([])
})

type Slip = readonly [file: string, right: string, wrong: string, sentence: string]

/** What a person may mistype, and all that the build says to it. */
const slips: readonly Slip[] = [
  ['site.ts', "'hello@example.com'", "'hello at example.com'", 'X'],
  ['site.ts', "email: 'hello@example.com',", '', 'X'],
  ['site.ts', "'https://www.example.com'", "'www.example.com'", 'X'],
  ['site.ts', "'https://www.example.com'", "'https://'", 'X'],
  ['site.ts', "'https://www.example.com'", "'https://localhost:3000'", 'X'],
  ['site.ts', "'https://www.example.com'", "'https://www.example.com/home'", 'X'],
  ['site.ts', "'https://www.linkedin.com/", "'www.linkedin.com/", 'X'],
  ['site.ts', "'https://www.linkedin.com/", "'http://www.linkedin.com/", 'X'],
  ['site.ts', 'https://calendly.com/your-agency/discovery-call', 'http://calendly.com/your-agency/discovery-call', 'X'],
  ['site.ts', 'https://calendly.com/your-agency/discovery-call', 'https://calendly.com.example.org/call', 'X'],
  ['site.ts', 'https://calendly.com/your-agency/discovery-call', 'https://calendly.com/your-agency/call?month=2025-01', 'X'],
  ['site.ts', 'https://calendly.com/your-agency/discovery-call', 'https://calendly.com/', 'X'],
  ['site.ts', 'copyrightYear: 2025', 'copyrightYear: 20255', 'X'],
  ['site.ts', 'copyrightYear: 2025', "copyrightYear: '2025-01-01'", 'X'],
  ['site.ts', 'owner: Owner = {}', "owner: Owner = { foundr: { name: 'Jane Doe', role: 'Founder' } }", 'X'],
  ['site.ts', 'owner: Owner = {}', "owner: Owner = { photograph: { file: 'content/nobody.jpg', alt: 'Jane' } }", 'X'],
  ['site.ts', 'owner: Owner = {}', "owner: Owner = { privacyNotice: 'privacy.html' }", 'X'],
  ['site.ts', 'owner: Owner = {}', "owner: Owner = { discoveryCall: { minutes: -5, medium: 'by video' } }", 'X'],
  ['figures.ts', 'perConsultation: 49', 'perConsultation: 49.5', 'X'],
  ['figures.ts', 'setup: 1825', 'setup: 1,825', 'X'],
  ['figures.ts', 'roadmapMonths: 6', "roadmapMonths: 'six'", 'X'],
  ['essential.ts', 'price: 1000', 'price: 0', 'X'],
  ['essential.ts', 'price: 1000', "price: '£1,000'", 'X'],
  ['essential.ts', 'price: 1000', 'price: Infinity', 'X'],
  ['essential.ts', 'totalValue: 5200', 'totalValue: 5300', 'X'],
  ['essential.ts', 'monthly: 1800', 'monthly: 6000', 'X'],
  ['essential.ts', 'from: 1000, to: 1500', 'from: 1500, to: 1000', 'X'],
  ['essential.ts', 'figures.minimumMonths', 'figures.minimumMonth', 'X'],
  ['essential.ts', 'figures.minimumMonths', 'minimumMonths', 'X'],
  ['essential.ts', "id: 'revival'", "id: 'ads'", 'X'],
  ['essential.ts', 'lifetime: 6500', 'lifetime: 8500', 'X'],
  ['essential.ts', 'lifetime: 6500', 'lifetime: 3000', 'X'],
  ['essential.ts', "category: 'Invisalign'", "category: 'Implants'", 'X'],
  ['essential.ts', 'axisMaximum: 8000', 'axisMaximum: 0', 'X'],
  ['essential.ts', "title: 'Low Intent'", "title: 'High Intent'", 'X'],
  ['essential.ts', "item: 'nurture'", "item: 'nurtre'", 'X'],
  ['premium.ts', 'yearlyPrice: 5400', 'yearlyPrice: 5000', 'X'],
  ['premium.ts', '{months}-month partnership minimum', 'Partnership minimum', 'X'],
  ['premium.ts', "'{count} items'", "'{cuont} items'", 'X'],
  ['pricing.ts', 'totalValue: 4300', 'totalValue: 4400', 'X'],
  ['pricing.ts', 'totalValue: 7600', 'totalValue: 7500', 'X'],
  ['pricing.ts', 'cap: 20', 'cap: 2.5', 'X'],
  ['pricing.ts', '    cap: 20,\n', '', 'X'],
  ['pricing.ts', 'max: 40', 'max: 45', 'X'],
  ['price-terms.ts', "'plus {fee} per", "'plus {feee} per", 'X'],
  ['price-terms.ts', "term: 'launch setup'", "term: 'launch set-up'", 'X'],
  ['pricing-salt.ts', 'rFGPR9Vxrp3jUfOMHec7bA', 'rFGPR9Vx', 'X'],
  ['website.ts', "figure: '£24,387'", "figure: '24387£'", 'X'],
  ['website.ts', "figure: '£24,387'", "figure: '£24.387'", 'X'],
  ['website.ts', 'booked: 34', 'booked: 340', 'X'],
  ['website.ts', 'sample: true', "sample: 'no'", 'X'],
  ['website.ts', "    { title: 'StoryBrand messaging', text: 'The story your clinic tells, with the patient as its hero.' },\n", '', 'X'],
  ['routes.ts', "path: '/process'", "path: '/proces'", 'X'],
  ['routes.ts', "path: '/process'", "path: '/book'", 'X'],
  ['routes.ts', "title: 'Pricing'", "title: 'Your Growth Options'", 'X'],
  ['routes.ts', "robots: 'noindex, nofollow'", "robots: 'nofollow'", 'X'],
  ['routes.ts', "robots: 'index'", "robots: 'noindex'", 'X'],
  ['routes.ts', 'topBarButton: true', 'topBarButton: 1', 'X'],
  ['routes.ts', 'Read it before we talk, and decide for yourself.', 'x'.repeat(90), 'X'],
  ['routes.ts', "title: 'Pricing'", `title: '${'x'.repeat(61)}'`, 'X'],
  ['process.ts', "'Weeks 3–8'", "'Weeks 3–9'", 'X'],
  ['process.ts', "'Weeks 3–8'", "'Six weeks'", 'X'],
  ['process.ts', 'from: 3, to: 8', 'from: 8, to: 3', 'X'],
  ['process.ts', 'number: 2', 'number: 3', 'X'],
  ['process.ts', "duration: '1\\u00a0week'", "duration: '1 week'", 'X'],
  ['home.ts', "['implant', 'invisalign', 'veneers', 'implant', 'invisalign']", "['implnt', 'invisalign', 'veneers', 'implant', 'invisalign']", 'X'],
  ['home.ts', "highlight: 'Tue 10:30'", "highlight: 'Fri 10:30'", 'X'],
  ['home.ts', "    'Wed 14:30',\n", "    'Wed 14:30',\n    'Wed 14:30',\n", 'X'],
  ['home.ts', "'Mon', ", '', 'X'],
  ['home.ts', "drawing: 'film-face'", "drawing: 'film-fac'", 'X'],
  ['home.ts', "href: '/process'", "href: '/proces'", 'X'],
  ['gate.ts', "title: 'Pricing'", "title: ''", 'X'],
  ['gate.ts', "password: 'Password'", 'password: true', 'X'],
  ['faq.ts', "'Do we have to switch software?'", `"Don't we have to switch software?"`, 'X'],
  ['faq.ts', "'Do we have to switch software?'", `'Do we have to  switch software?'`, 'X'],
  ['faq.ts', "'Do we have to switch software?'", `'Do we have to switch software? '`, 'X'],
  ['faq.ts', "'Do we have to switch software?'", `'Does it take 2-3 days?'`, 'X'],
  ['faq.ts', "'Do we have to switch software?'", `'Does it take 3 days?'`, 'X'],
  ['faq.ts', "'Do we have to switch software?'", `'Do we have to switch <b>software</b>?'`, 'X'],
  ['faq.ts', "'Do we have to switch software?'", `'Do we have to pay {price}?'`, 'X'],
  ['faq.ts', "question: 'Do we", `question: Do we`, 'X'],
  ['faq.ts', '${figures.replyMinutes}', '${figures.replyMinute}', 'X'],
  ['offer.ts', "id: 'website'", "id: 'premium'", 'X'],
  ['qualify.ts', "id: 'private'", "id: 'privat'", 'X'],
  ['scale.ts', "focus: 'Scaling channels'", "focus: 5", 'X'],
  ['share-cards.ts', "  '/book': { picture: 'a calendar with one day ticked' },\n", '', 'X'],
  ['site-layout.ts', "value: 'dark'", "value: 'night'", 'X'],
]

const COPIES = '.generated/slips'
afterAll(() => rmSync(COPIES, { recursive: true, force: true }))

test.each(slips.map((slip, index) => [...slip, index] as const))(
  '%s: %s written as %s',
  async (file, right, wrong, sentence, index) => {
    const folder = `${COPIES}/${index}/content`
    mkdirSync(folder, { recursive: true })
    cpSync('content', folder, { recursive: true })
    const source = readFileSync(`content/${file}`, 'utf8')
    expect(source).toContain(right)
    writeFileSync(`${folder}/${file}`, source.replace(right, wrong))
    console.log(await contentIssues(folder))
  },
)

test('the diary is described in one sentence that names every treatment', () => {
  expect(diary.alt.match(/\./g)).toHaveLength(1)
  const sentence = diary.alt.toLowerCase()
  // A sentence says “veneer consultations” of what a slot calls “Veneers”.
  for (const treatment of Object.values(diary.treatments)) {
    expect(sentence).toContain(treatment.toLowerCase().replace(/s$/, ''))
  }
})

test.each(phases)('the time axis is described with phase $number and its first week', ({ number, weeks }) => {
  expect(process.axis.alt).toMatch(new RegExp(`phase ${number}\\b`, 'i'))
  expect(process.axis.alt).toMatch(new RegExp(`weeks? ${weeks.from}\\b`))
})
