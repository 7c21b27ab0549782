import type { CaseStudy, Testimonial, TitledText } from './types'

export const websitePage = {
  title: 'Storytelling That Turns Browsers into Bookings',
  lead: 'Most clinic websites describe treatments. Yours can tell the story in which a patient recognises themselves, and shows them the next step.',
  action: { label: 'Book a Call', href: '/book' },
  closing: {
    title: 'Start with the story you have',
    text: 'On a free discovery call we look at where your website stands and where it could go. No pressure, no commitments.',
  },
} as const

export const websiteOffer = {
  name: 'Full Website Storytelling',
  /** Whole pounds, once. */
  price: 6400,
  text: 'One package, from the first sentence to the wireframes your designer builds from.',
  inclusionsTitle: 'What is included',
  inclusions: [
    { title: 'StoryBrand messaging', text: 'The story your clinic tells, with the patient as its hero.' },
    { title: 'Full site copy and page frameworks', text: 'Every page written, and a plan of what stands where.' },
    { title: 'Homepage and layout wireframes', text: 'The words in their places, drawn before anything is designed.' },
    {
      title: '1:1 consultation and revisions',
      text: 'We talk through each draft and change what does not sound like you.',
    },
  ],
} as const satisfies { inclusions: readonly TitledText[]; [key: string]: unknown }

export const caseStudies = {
  title: 'What practices have seen',
  items: [
    {
      id: 'invisalign',
      headline: { figure: '£24,387', text: 'in Invisalign cases in 30 days' },
      results: [{ figure: '£49,000', text: 'added by 14 patients over three months' }],
      client: 'Private Invisalign practice',
      location: 'city-centre location',
      sample: true,
    },
    {
      id: 'cosmetic',
      headline: { figure: '£17,500', text: 'in 30 days' },
      results: [{ figure: '£56,000', text: 'from 16 cases over six months' }],
      client: 'Private cosmetic practice',
      location: 'market-town location',
      sample: true,
    },
    {
      id: 'implants',
      headline: { figure: '186', text: 'implant leads and 34 implant consults in 90 days' },
      results: [{ figure: '15', text: 'surgeries, which the practice has grown to' }],
      client: 'Private implant practice',
      location: 'several locations',
      sample: true,
    },
  ],
} as const satisfies { title: string; items: readonly CaseStudy[] }

export const testimonials = {
  title: 'In their words',
  rating: '5 out of 5 stars',
  items: [
    {
      quote: 'They knew what an implant consultation is before we had explained anything. That alone saved us weeks.',
      person: 'Practice owner',
      practice: 'Private implant practice',
      sample: true,
    },
    {
      quote: 'Our new pages sound like us on a good day. Patients quote sentences from them in the chair.',
      person: 'Principal dentist',
      practice: 'Cosmetic dental practice',
      sample: true,
    },
    {
      quote: 'Nobody pushed. They asked what we wanted the clinic to become and wrote from there.',
      person: 'Clinical director',
      practice: 'Aesthetic clinic',
      sample: true,
    },
    {
      quote: 'The wireframes made the decisions easy: we could see what each page was for.',
      person: 'Practice manager',
      practice: 'Family practice with private patients',
      sample: true,
    },
    {
      quote: 'Every draft came back better, and every question was answered by the same person.',
      person: 'Practice owner',
      practice: 'Invisalign practice',
      sample: true,
    },
    {
      quote: 'For the first time our website says why somebody should choose us and not simply what we offer.',
      person: 'Principal dentist',
      practice: 'Private practice for veneers',
      sample: true,
    },
  ],
} as const satisfies { title: string; rating: string; items: readonly Testimonial[] }
