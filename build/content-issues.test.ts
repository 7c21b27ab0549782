import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { diary } from '@/content/home'
import { phases, process } from '@/content/process'
import { contentIssues } from './content-issues'

/** What a person may mistype: the file, what is right and what was typed, and below it all that the build says. */
const SLIPS = String.raw`
site.ts | hello@example.com | hello at example.com
  content/site.ts:6: site.email is "hello at example.com": expected an email address such as hello@example.com
site.ts | email: 'hello@example.com', |
  content/site.ts: site.email is missing: expected an email address such as hello@example.com
site.ts | 'https://www.example.com' | 'www.example.com'
  content/site.ts:7: site.url is "www.example.com": expected a URL such as https://www.example.com
site.ts | 'https://www.example.com' | 'https://localhost:3000'
  content/site.ts:7: site.url is "https://localhost:3000": expected a URL such as https://www.example.com
site.ts | 'https://www.example.com' | 'https://www.example.com/home'
  content/site.ts:7: site.url is "https://www.example.com/home": expected a URL without a path, such as https://www.example.com
site.ts | https://www.linkedin.com/company/your-agency | http://www.linkedin.com/company/your-agency
  content/site.ts:12: site.profile is "http://www.linkedin.com/company/your-agency": expected a URL such as https://www.example.com/page
site.ts | https://www.linkedin.com/company/your-agency | www.linkedin.com/company/your-agency
  content/site.ts:12: site.profile is "www.linkedin.com/company/your-agency": expected a URL such as https://www.example.com/page
site.ts | calendly.com/your-agency/discovery-call | calendly.com.example.org/call
  content/site.ts:9: site.scheduling.discovery is "https://calendly.com.example.org/call": expected a URL such as https://calendly.com/your-agency/your-call, without ? and #
site.ts | calendly.com/your-agency/discovery-call | calendly.com:8443/call
  content/site.ts:9: site.scheduling.discovery is "https://calendly.com:8443/call": expected a URL such as https://calendly.com/your-agency/your-call, without ? and #
site.ts | calendly.com/your-agency/discovery-call | someone@calendly.com/call
  content/site.ts:9: site.scheduling.discovery is "https://someone@calendly.com/call": expected a URL such as https://calendly.com/your-agency/your-call, without ? and #
site.ts | calendly.com/your-agency/discovery-call | calendly.com/call?month=2025-01
  content/site.ts:9: site.scheduling.discovery is "https://calendly.com/call?month=2025-01": expected a URL such as https://calendly.com/your-agency/your-call, without ? and #
site.ts | 2025 | 20255
  content/site.ts:13: site.copyrightYear is 20255: expected a year such as 2025
site.ts | 2025 | '1 January 2025'
  content/site.ts:13: site.copyrightYear is "1 January 2025": expected a year such as 2025
site.ts | 2025 | 2025-01-01
  content/site.ts:13: Octal literals are not allowed in "copyrightYear: 2025-01-01,": expected texts in quotes, and figures as digits alone, such as 1500
site.ts | owner: Owner = {} | owner: Owner = { foundr: { name: 'Jane Doe', role: 'Founder' } }
  content/site.ts:22: owner has foundr: expected only founder, photograph, discoveryCall, privacyNotice, company
site.ts | owner: Owner = {} | owner: Owner = { photograph: { file: 'content/nobody.jpg', alt: 'Jane Doe' } }
  content/site.ts:22: owner.photograph.file is "content/nobody.jpg": expected a file that is there, such as content/founder.jpg
site.ts | owner: Owner = {} | owner: Owner = { privacyNotice: 'privacy.html' }
  content/site.ts:22: owner.privacyNotice is "privacy.html": expected a URL such as https://www.example.com/page
site.ts | owner: Owner = {} | owner: Owner = { discoveryCall: { minutes: -5, medium: 'by video' } }
  content/site.ts:22: owner.discoveryCall.minutes is -5: expected a whole number above 0
figures.ts | setup: 1825 | setup: 1,825
  content/figures.ts:14: ':' expected in "setup: 1,825,": expected texts in quotes, and figures as digits alone, such as 1500
figures.ts | setup: 1825 | setup: 1825.5
  content/figures.ts:14: figures.setup is 1825.5: expected whole pounds above 0, such as 1500
figures.ts | roadmapMonths: 6 | roadmapMonths: 'six'
  content/figures.ts:8: figures.roadmapMonths is "six": expected a whole number above 0
essential.ts | price: 1000 | price: 0
  content/essential.ts:17: essential.items[2].price is 0: expected whole pounds above 0, such as 1500
essential.ts | price: 1000 | price: '£1,000'
  content/essential.ts:17: essential.items[2].price is "£1,000": expected whole pounds above 0, such as 1500
essential.ts | totalValue: 5200 | totalValue: 5300
  content/essential.ts:44: essential.totalValue is 5300: expected 5200, the sum of its items
essential.ts | monthly: 1800 | monthly: 18000
  content/essential.ts:46: essential.investment.monthly is 18000: expected less than the total, 5200
essential.ts | from: 1000, to: 1500 | from: 1500, to: 1000
  content/essential.ts:51: essential.investment.adSpend.range is {"from":1500,"to":1000}: expected from, then to
essential.ts | figures.minimumMonths | figures.minimumMonth
  content/essential.ts: essential.investment.minimumMonths is missing: expected a whole number above 0
essential.ts | figures.minimumMonths | minimumMonths
  content/essential.ts:50: minimumMonths is not defined: expected texts in quotes, and figures as digits alone, such as 1500
essential.ts | id: 'revival' | id: 'ads'
  content/essential.ts: essential.items[6].id is "ads": expected another id than that of entry 1
essential.ts | item: 'nurture' | item: 'nurtre'
  content/essential.ts:71: funnel.bands is "nurtre": expected the id of one of its items: ads, campaign, booking-specialists, follow-up, nurture, revival
essential.ts | title: 'Low Intent' | title: 'High Intent'
  content/essential.ts: funnel.bands is "High Intent, Medium Intent, High Intent, Booked Consultation": expected Low Intent, Medium Intent, High Intent, Booked Consultation, in this order
essential.ts | lifetime: 6500 | lifetime: 8500
  content/essential.ts:91: valueChart.rows[2].lifetime is 8500: expected at most 8000, where the axis ends
essential.ts | lifetime: 6500 | lifetime: 3000
  content/essential.ts:91: valueChart.rows[2].lifetime is 3000: expected at least the initial value, 3500
essential.ts | category: 'Invisalign' | category: 'Implants'
  content/essential.ts: valueChart.rows[2].category is "Implants": expected another category than that of entry 1
premium.ts | yearlyPrice: 5400 | yearlyPrice: 5000
  content/premium.ts:36: premium.items[5].yearlyPrice is 5000: expected 5400, twelve times the monthly price
premium.ts | {months}-month partnership | 3-month partnership
  content/premium.ts:70: premium.investment.minimumLabel is "3-month partnership minimum": expected {months}, for the figures, and nothing else in braces
premium.ts | {count} items | {cuont} items
  content/premium.ts:79: premiumPage.statement.items is "{cuont} items": expected {count}, for the figures, and nothing else in braces
pricing.ts | totalValue: 7600 | totalValue: 7500
  content/pricing.ts:63: packages.premium.totalValue is 7500: expected 7700, the sum of its items
pricing.ts | cap: 20 | cap: 2.5
  content/pricing.ts:43: packages.core.investment.cap is 2.5: expected a whole number above 0
pricing.ts | max: 40 | max: 20
  content/pricing.ts:108: estimator.max is 20: expected at least 30, for its start and both caps
pricing.ts | max: 40 | max: 45
  content/pricing.ts:108: estimator.max is 45: expected a multiple of 10, because its axis has a tick at every tenth
pricing-salt.ts | rFGPR9Vxrp3jUfOMHec7bA | rFGPR9Vx
  content/pricing-salt.ts:2: pricingSalt is "rFGPR9Vx": expected the 22 characters of npm run gate:new
price-terms.ts | term: 'launch setup' | term: 'launch set-up'
  content/price-terms.ts:33: glossary.launchSetup.term is "launch set-up": expected words that stand beside a price
website.ts | '£24,387' | '£24.387'
  content/website.ts:41: caseStudies.items[1].headline.figure is "£24.387": expected a sum such as £24,387 or a number such as 186
website.ts | booked: 34 | booked: 340
  content/website.ts: caseStudies.items[3].drawn is {"all":186,"booked":340}: expected at most all of them booked
website.ts | sample: true | sample: 'no'
  content/website.ts:46: caseStudies.items[1].sample is "no": expected true or false
routes.ts | path: '/process' | path: '/proces'
  content/routes.ts:17: routes[2].path is "/proces": expected one of "/", "/process", "/book", "/offer", "/premium", "/essential", "/website", "/pricing", "/scale", "/qualify", "*"
routes.ts | path: '/process' | path: '/'
  content/routes.ts: routes[2].path is "/": expected another path than that of entry 1
routes.ts | title: 'Pricing' | title: 'Prices of both packages for clinics that have been sent a password'
  content/routes.ts:83: routes[8].title is "Prices of both packages for clinics that have been sent a password": expected 1 to 60 characters
routes.ts | 'This page doesn’t exist. Return to the home page, or book a free discovery call about your clinic.' | 'No page.'
  content/routes.ts:117: routes[11].description is "No page.": expected 70 to 155 characters
routes.ts | robots: 'index' | robots: 'noindex'
  content/routes.ts: routes[1].inSitemap is true: expected false, because robots is "noindex"
process.ts | 'Weeks 3–8' | 'Six weeks'
  content/process.ts:23: phases[2].duration is "Six weeks": expected "6 weeks" or "Weeks 3–8", because its weeks say so
process.ts | number: 2 | number: 4
  content/process.ts:21: phases[2].number is 4: expected 2, its place in the list
process.ts | from: 3, to: 8 | from: 8, to: 3
  content/process.ts: phases[2].weeks is {"from":8,"to":3}: expected from, then to
process.ts | to: 8 | to: 18
  content/process.ts:32: phases[2].weeks.to is 18: expected a week up to 12, the last that is drawn
process.ts | from: 1, to: 1 | from: 3, to: 3
  content/process.ts: phases[2].weeks.from is 3: expected a week after the end of the phase above it
home.ts | ['implant', 'invisalign', 'veneers', 'implant' | ['implnt', 'invisalign', 'veneers', 'implant'
  content/home.ts:29: diary.week is "implnt": expected null for an empty slot, or one of implant, invisalign, veneers
home.ts | highlight: 'Tue 10:30' | highlight: 'Fri 10:30'
  content/home.ts:58: diary.highlight is "Fri 10:30": expected slots of week that are not null, such as "Mon 9:00", each once
home.ts | 'Wed 14:30', | 'Tue 10:30',
  content/home.ts: diary.arrivals is "Tue 10:30": expected slots of week that are not null, such as "Mon 9:00", each once
home.ts | href: '/process' | href: '/proces'
  content/home.ts:86: engine.action.href is "/proces": expected one of "/", "/process", "/book", "/offer", "/premium", "/essential", "/website", "/pricing", "/scale", "/qualify"
gate.ts | wrong: 'Incorrect password. Please try again.' | wrong: ''
  content/gate.ts:11: gate.wrong is "": expected a text, or no entry at all
gate.ts | 'Password' | 5
  content/gate.ts:6: gate.password is 5: expected a text
faq.ts | Do we have to switch software? | Don\'t we have to switch software?
  content/faq.ts: faq.items[2].question is "Don't we have to switch software?": expected typographic marks, ’ or “ ”
faq.ts | Do we have to switch software? | Do we have  to switch software?
  content/faq.ts:12: faq.items[2].question is "Do we have  to switch software?": expected one space between words
faq.ts | Do we have to switch software? | Do we have to switch software within 2-3 weeks?
  content/faq.ts:12: faq.items[2].question is "Do we have to switch software within 2-3 weeks?": expected an en dash between figures, as in 3–8
faq.ts | Do we have to switch software? | Do we have to switch software within 3 weeks?
  content/faq.ts:12: faq.items[2].question is "Do we have to switch software within 3 weeks?": expected \u00a0 between a figure and its unit
faq.ts | Do we have to switch software? | Do we have to switch <b>software</b>?
  content/faq.ts:12: faq.items[2].question is "Do we have to switch <b>software</b>?": expected plain words, because tags and entities would be shown as they are
faq.ts | Do we have to switch software? | Do we have to switch software for {price}?
  content/faq.ts:12: faq.items[2].question is "Do we have to switch software for {price}?": expected no braces, because nothing fills them here
faq.ts | 'Do we have to switch software?' | Do we have to switch software?
  content/faq.ts:12: ',' expected in "question: Do we have to switch software?,": expected texts in quotes, and figures as digits alone, such as 1500
faq.ts | figures.replyMinutes | figures.replyMinute
  content/faq.ts: faq.items[1].answer is "We don’t stop at the ad. Every enquiry is answered within undefined minutes, and our treatment coordinators book the consultation. Videos let patients meet you first. And we’re a boutique agency: the founder still runs it, and we choose our clients carefully.": expected the figure that it names
qualify.ts | 'You just want a list of leads.', |
  content/qualify.ts: qualify.unsuited.items is a list of 3: expected 4 entries, because its picture is drawn for 4
share-cards.ts | '/book': { picture: 'a calendar with one day ticked' }, |
  content/share-cards.ts: shareCards./book is missing: expected an entry of headline, picture
`

const COPIES = '.generated/slips'
afterAll(() => rmSync(COPIES, { recursive: true, force: true }))

const slips = SLIPS.trim().split(/\n(?! )/)
test.each(slips)('%s', async (slip) => {
  const [, file = '', right = '', wrong = '', sentence] = /^(\S+) \| (.*) \|(?: (.*))?\n {2}(.*)$/.exec(slip) ?? []
  const folder = `${COPIES}/${slips.indexOf(slip)}`
  cpSync('content', folder, { recursive: true })
  const source = readFileSync(`content/${file}`, 'utf8')
  expect(source).toContain(right)
  writeFileSync(
    `${folder}/${file}`,
    source.replace(right, () => wrong),
  )
  expect(await contentIssues(folder)).toEqual([sentence])
})

test('the content as it stands is complete and consistent', async () => {
  expect(await contentIssues()).toEqual([])
})

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
