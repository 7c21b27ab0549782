import { define } from '#define'
import { capitalNumberWords, numberWords } from './number-words'
import type { CaseStudy, TitledText } from './schema'
import { siteLayout } from './site-layout'

export const websitePage = define('website.ts: websitePage', {
  title: 'Storytelling That Turns Browsers into Bookings',
  lead: 'We write your website so that patients recognise themselves and know what to do next.',
  closing: {
    title: 'Show us your current website',
    text: 'We’ll look at what it does now, and tell you what we’d change first.',
    action: siteLayout.floatingAction,
  },
})

const inclusions = [
  { title: 'StoryBrand messaging', text: 'Your clinic’s story, told from the patient’s side.' },
  { title: 'Full site copy and page frameworks', text: 'Every page written, with a plan of what goes where.' },
  { title: 'Homepage and layout wireframes', text: 'Your pages sketched out, words in place.' },
  { title: '1:1 consultation and revisions', text: 'We go through it with you one to one, then revise it.' },
] as const satisfies readonly TitledText[]

export const websiteOffer = define('website.ts: websiteOffer', {
  name: 'Full Website Storytelling',
  /** Whole pounds, charged once. */
  price: 6400,
  text: `Every page written and planned, ready for your designer. {price} covers the ${numberWords[inclusions.length]} parts below.`,
  inclusions,
})

/** An example. It names no clinic and promises no result. */
export const rewrittenPage = define('website.ts: rewrittenPage', {
  title: 'A page, rewritten',
  lead: 'An example: how a treatment page usually reads, and how we’d write it.',
  /** For screen readers, before each line. */
  labels: { struck: 'The usual line:', answer: 'Our line:' },
  lines: [
    {
      struck: 'We offer dental implants, bridges and dentures.',
      answer: 'You’ve stopped chewing on one side. Here’s what can be done about it.',
    },
    {
      struck: 'Our state-of-the-art practice uses the latest technology.',
      answer: 'You’ll see the plan on screen before you say yes.',
    },
    { struck: 'Contact us for prices.', answer: 'What it costs, step by step, before you decide.' },
    { struck: 'Click here to make an enquiry.', answer: 'Book a consultation. This is what happens in it.' },
  ],
})

/** `[]` removes the case studies from every page. A page that names a removed one shows none. */
const studies: readonly CaseStudy[] = [
  {
    headline: { figure: '£24,387', text: 'in Invisalign cases in 30\u00a0days' },
    days: 30,
    results: [{ figure: '£49,000', text: 'added by 14 patients over three months' }],
    counts: { all: 14, booked: 14 },
    client: 'Private Invisalign clinic',
    location: 'name and location withheld',
    sample: true,
  },
  {
    headline: { figure: '£17,500', text: 'in 30\u00a0days' },
    days: 30,
    results: [{ figure: '£56,000', text: 'from 16 cases over six months' }],
    counts: { all: 16, booked: 16 },
    client: 'Private cosmetic clinic',
    location: 'name and location withheld',
    sample: true,
  },
  {
    /** Of / and /scale, and next to the prices: `study` in content/home.ts, scale.ts and price-labels.ts. */
    id: 'implants',
    headline: { figure: '186', text: 'implant leads' },
    second: {
      figure: '34',
      text: 'implant consultations',
      period: 'in 90\u00a0days',
    },
    days: 90,
    results: [],
    counts: { all: 186, booked: 34 },
    growth: 'The practice has grown to 15 surgeries.',
    client: 'Private implant clinic',
    location: 'name and location withheld',
    sample: true,
  },
]

export const caseStudies = define('website.ts: caseStudies', {
  title: studies.length === 1 ? 'One clinic in figures' : `${capitalNumberWords[studies.length]} clinics in figures`,
  /** Between the two figures of a headline. */
  and: 'and',
  /** The text alternative of the drawing of two figures. */
  grid: 'A grid of {all} cells. {booked} are white: they are booked.',
  items: studies,
})

export const testimonials = define('website.ts: testimonials', {
  title: 'In their words',
  rating: '{rating} out of 5 stars',
  /** Shown next to quotes and case figures whose `sample` is true. */
  sampleLabel: 'Sample',
  /** `[]` removes the section. */
  items: [
    {
      quote:
        'Patients knew what happens in an implant consultation before we’d explained a thing. We could get straight to the point.',
      person: 'Clinic owner',
      practice: 'Private implant clinic',
      rating: 5,
      sample: true,
    },
    {
      quote: 'Our new pages sound like us on a good day.',
      person: 'Principal dentist',
      practice: 'Cosmetic dental clinic',
      rating: 5,
      sample: true,
    },
    {
      quote: 'Nobody pushed us. They asked what we wanted the clinic to become, and wrote from there.',
      person: 'Clinical director',
      practice: 'Aesthetic clinic',
      rating: 5,
      sample: true,
    },
    {
      quote: 'The wireframes made decisions easy. We could see what every page was for.',
      person: 'Clinic manager',
      practice: 'Private dental clinic',
      rating: 5,
      sample: true,
    },
    {
      quote: 'The same person answered all our questions. That’s rarer than it should be.',
      person: 'Clinic owner',
      practice: 'Invisalign clinic',
      rating: 5,
      sample: true,
    },
    {
      quote: 'At last, our website says why people should choose us.',
      person: 'Principal dentist',
      practice: 'Cosmetic dental clinic',
      rating: 5,
      sample: true,
    },
  ],
})
