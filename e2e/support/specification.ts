import type { Path, RouteRow } from '@/content/schema'

/**
 * What the specification and the rulings on it say, copied by hand: content is compared with it
 * (e2e/specification.test.ts), and the browser tests take what they expect from it.
 */

export const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`

/** @param title the text of the page's `<title>`. */
const row = (
  title: string,
  robots: RouteRow['robots'],
  topBarButton: boolean,
  topBarBackground: RouteRow['topBarBackground'],
  floatingButton: boolean,
) => ({ title, robots, topBarButton, topBarBackground, floatingButton })

/** Title, robots, button in the top bar, background of the top bar, floating button. */
export const routes: Record<Path, ReturnType<typeof row>> = {
  '/': row('Enamel & Co. – Patient Acquisition Reinvented', 'index', true, 'translucent', true),
  '/process': row('Our Patient Growth Framework | Enamel & Co.', 'index', true, 'translucent', true),
  '/book': row('Book Your Discovery Call | Enamel & Co.', 'index', false, 'translucent', false),
  '/offer': row('Your Growth Options | Enamel & Co.', 'noindex, nofollow', true, 'translucent', true),
  '/premium': row('Your Premium Growth Engine | Enamel & Co.', 'noindex', false, 'solid', false),
  '/essential': row('Your Essential Growth Engine | Enamel & Co.', 'noindex, nofollow', false, 'solid', false),
  '/website': row(
    'Storytelling That Turns Browsers into Bookings | Enamel & Co.',
    'noindex',
    true,
    'translucent',
    true,
  ),
  '/pricing': row('Pricing | Enamel & Co.', 'noindex, nofollow', true, 'translucent', true),
  '/scale': row('Scale Your Practice | Enamel & Co.', 'noindex, nofollow', false, 'translucent', true),
  '/qualify': row('Are We the Right Fit? | Enamel & Co.', 'noindex, nofollow', false, 'translucent', false),
  '*': row('Page not found | Enamel & Co.', 'noindex', true, 'translucent', true),
}

/** Whole pounds for each attended consultation, on every package. */
export const fee = 49

/** Values in the order of the ledger, in whole pounds a month; none where an item has no value of its own. */
export const packages = {
  essential: {
    values: [1500, 1000, 1500, 300, 500, 400],
    total: 5200,
    monthly: 1800,
    setup: 1825,
    minimumMonths: 3,
    privatePatientsOnly: true,
    adSpend: [1000, 1500],
  },
  premium: {
    // The trust videos' £5,400 a year count as £450 a month.
    values: [1500, 3000, 1500, 300, 450, 500, 500, 400, 250],
    total: 8400,
    monthly: 2400,
    setup: 1825,
    minimumMonths: 3,
    privatePatientsOnly: true,
    adSpend: [1500, 3000],
  },
  core: {
    values: [1500, 1500, 300, 500, 500, undefined],
    total: 4300,
    monthly: 1495,
    cap: 20,
    adSpend: [1000, 2000],
  },
  pricingPremium: {
    values: [1500, 1500, 300, 500, 500, undefined, 2800, 600],
    // Its items add up to £7,700; the specification states £7,600.
    total: 7600,
    monthly: 2495,
    cap: 30,
    adSpend: [2000, 3000],
  },
} as const

export const videosYearly = 5400
export const websitePrice = 6400

export const chart = {
  /** Whole pounds. */
  points: [
    ['Implants', 3000, 7000],
    ['Invisalign', 3500, 6500],
    ['Smile Makeovers', 2000, 4000],
  ],
  series: ['Initial Value', 'Lifetime Value'],
  axisMaximum: 8000,
  /** Pixels. */
  height: 380,
  barSize: 28,
  /** Milliseconds between two updates of the tooltip. */
  throttle: 1000 / 60,
} as const

/** Milliseconds. */
export const tooltip = { openDelay: 700, skipDelay: 300 }
/** Milliseconds, pixels. */
export const toast = { duration: 4000, max: 3, width: 356 }
/** Pixels. */
export const calendar = { height: 700, minWidth: 320 }

export const figures = { replyMinutes: 5, strategyCallMinutes: 45, roadmapMonths: 6, perConsultation: fee }
export const copyrightYear = 2025

/** How many of something stand on a page. */
export const counts = {
  getStarted: { '/': 3, '/pricing': 2 },
  bookDiscoveryCall: 2,
  differenceCards: 4,
  promises: 3,
  questions: 3,
  testimonials: 6,
  stars: 5,
  caseStudies: 3,
  phaseDetails: 5,
  surgeries: 15,
}

export const quoted = {
  getStarted: 'Let’s Get Started',
  bookCall: 'Book a Call',
  bookDiscoveryCall: 'Book Discovery Call',
  floating: 'Book a discovery call',
  vat: 'All prices are VAT-free (no VAT charged)',
  wrongPassword: 'Incorrect password. Please try again.',
  strategyCall: 'Book Your Strategy Call',
  popular: 'Most Popular',
  error: 'Unexpected Application Error!',
}

/** What stands in the main part of a page, in the order in which it is read; the parts are divided by bars. */
const words: Partial<Record<Path, string>> = {
  '/': `Patient Acquisition Reinvented | Great dentistry shouldn’t struggle with empty chairs | Patient Booking Specialists | Trust-Building Videos
    | Facebook, IG & Google Ads | Premium Website Design | ${quoted.getStarted} | You Didn’t Start Your Clinic to Worry About Marketing
    | Patient Growth Engine | Meta Ads | Google Ads | Instant Follow-Up
    | Our TCOs Turn Enquiries Into Booked Consultations | Dedicated exclusively to dental patients
    | Performance-based and results-driven | Trained in dental psychology and communication | ${quoted.bookCall}
    | Trust-Building Videos | Boost Bookings | Build Instant Emotional Connection | Differentiate Your Clinic
    | ${quoted.getStarted} | The Difference | Our Promises to You | Fairness | Built on trust | Boutique Promise
    | Selective, intentional, fully invested | Discretion | Your campaigns are yours alone | ${quoted.getStarted}`,
  '/process': `Back to Home | Our Patient Growth Framework
    | Phase 1 | 1 week | Discovery & Insight | Practice and patient-journey audit | Revenue leak assessment
    | Competitive analysis | Custom growth strategy | 6-month roadmap | Growth Strategy Document
    | Phase 2 | Weeks 3–8 | Activation | Acquisition systems | Website conversion makeover | Retention campaigns
    | Automated reminders | Staff training
    | Phase 3 | Month 3+ | Lasting Impact | Monthly optimisation | A/B testing | Scaling channels | Retention
    | Quarterly reviews | The Difference | ${quoted.strategyCall} | ✓ No pressure, ✓ 45-minute call, ✓ Actionable insights guaranteed`,
  '/book': `Book Your Discovery Call | Discuss current results | Identify opportunities | Map out direction
    | No pressure, no commitments`,
  '/essential': `Your Essential Growth Engine | High-Intent Patient Ads | Facebook/Instagram and Google
    | 1 Signature Campaign | Invisalign, Implants, Veneers | Patient Booking Specialists | Instant Follow-Up Machine
    | Automated text, call and email follow-ups within minutes | Patient Nurture System | Patient Revival System
    | Low Intent | Browsing & learning | Medium Intent | Researching & comparing | High Intent | Ready to book now
    | Booked Consultation | Confirmed appointment | How Value Compounds Over Time | ${quoted.bookCall}`,
  '/premium': `Your Premium Growth Engine | £5,400/year | ${quoted.bookCall}`,
  '/offer': `Your Growth Options | Essential | Premium | Full Website Storytelling | ${quoted.vat} | ${quoted.getStarted}`,
  '/website': `Storytelling That Turns Browsers into Bookings | Full Website Storytelling | StoryBrand messaging
    | Full site copy and page frameworks | Homepage and layout wireframes | 1:1 consultation and revisions
    | £24,387 | in Invisalign cases in 30 days | £49,000 | 14 patients over three months
    | £17,500 | in 30 days | £56,000 | 16 cases over six months
    | 186 | implant leads and 34 implant consultations in 90 days | 15 | surgeries`,
  '/scale': `Scale Your Practice | Lasting Impact | Month 3+ | Monthly optimisation | A/B testing | Scaling channels
    | Retention | Quarterly reviews | A practice with 15 surgeries
    | 186 | implant leads and 34 implant consultations in 90 days | 15 | surgeries | What scaling channels means
    | ${quoted.getStarted}`,
  '/qualify': `Are We the Right Fit? | This is for you if | This isn’t for you if | What a clinic commits to
    | 3-month minimum | Recommended ad spend
    | £1,000–£1,500 a month for Essential, £1,500–£3,000 a month for Premium. | Private patients
    | Telling us who attended | ${quoted.vat} | ${quoted.bookCall}`,
  '*': '404 | Oops! Page not found | Return to Home',
}
export const wordsOf = (path: Path) => (words[path] ?? '').split('|').flatMap((part) => part.trim() || [])
