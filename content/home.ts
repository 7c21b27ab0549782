import { define } from '#define'
import { book } from './book'
import { BOOKED_SLOT } from './drawings'
import { figures } from './figures'
import type { Action, Proof } from './schema'
import { services } from './services'

const getStarted = { label: 'Let’s Get Started', href: '/book' } as const satisfies Action

export const hero = define('home.ts: hero', {
  /** With five dots on its letters i and j, it shows the days of the diary in them. */
  title: 'Patient Acquisition Reinvented',
  tagline: 'Great dentistry shouldn’t struggle with empty chairs',
  lead: 'We run the ads, answer every enquiry and book the consultations for private dental and aesthetic clinics.',
  services: [
    services.bookingSpecialists.title,
    services.trustVideos.title,
    'Facebook, IG & Google Ads',
    'Premium Website Design',
  ],
  action: getStarted,
  note: `A free discovery call. ${book.assurance}.`,
})

export const diary = define('home.ts: diary', {
  title: 'This week’s diary',
  promise: `Every patient enquiry answered within ${figures.replyMinutes}\u00a0minutes`,
  note: 'An illustration, not a forecast',
  alt: 'An example of a clinic’s diary: from Monday to Friday it fills up, slot by slot, with implant, Invisalign and veneer consultations.',
  visit: 'consultation',
  states: { enquiry: 'enquiry', replied: 'replied', booked: 'booked' },
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  /** For each day a treatment, or null for the open slot. */
  week: [
    { time: '9:00', treatments: ['Implant', 'Invisalign', 'Veneer', 'Implant', 'Invisalign'] },
    { time: '10:30', treatments: ['Veneer', 'Implant', 'Invisalign', 'Implant', null] },
    { time: '12:00', treatments: ['Invisalign', 'Veneer', 'Implant', 'Invisalign', 'Veneer'] },
    { time: '14:30', treatments: ['Implant', 'Veneer', 'Invisalign', 'Veneer', 'Implant'] },
    { time: '16:00', treatments: ['Invisalign', 'Implant', 'Veneer', 'Invisalign', 'Implant'] },
  ],
})

export const problem = define('home.ts: problem', {
  title: 'You Didn’t Start Your Clinic to Worry About Marketing',
  lead: 'You started it to do careful dentistry for people who value it. Somewhere along the way, filling the diary became a second job.',
  /** For screen readers, before each line. */
  labels: { struck: 'The worry:', answer: 'Our answer:' },
  lines: [
    { struck: 'Chasing enquiries between patients', answer: 'Our booking specialists make the calls' },
    {
      struck: 'Paying for clicks that go nowhere',
      answer: 'Part of our fee is due only when a patient attends',
    },
    {
      struck: 'Explaining dentistry to a generalist agency',
      answer: 'Implants, Invisalign, veneers and cosmetic work are our field',
    },
  ],
})

export const growthEngine = define('home.ts: growthEngine', {
  title: 'Patient Growth Engine',
  line: 'From first click to your chair',
  lead: 'Two kinds of advertising bring you enquiries. When one arrives, the clock starts.',
  sources: [
    {
      title: 'Meta Ads',
      text: 'Your treatments on Facebook and Instagram, in front of people considering them.',
    },
    { title: 'Google Ads', text: 'For patients already searching: comparing clinics, or ready to book.' },
  ],
  enquiry: { title: 'An enquiry' },
  followUp: {
    title: services.followUp.title,
    text: `An automated text, call and email within ${figures.replyMinutes}\u00a0minutes. Then a treatment coordinator rings.`,
    /** On the dial, after the number of minutes. */
    unit: 'min',
    dial: 'from enquiry to follow-up',
  },
  diary: { title: 'Your diary', text: 'The consultation goes into your diary: patient, treatment and time.' },
  action: { label: 'See how we work, phase by phase', href: '/process' },
})

const callTime = diary.week[BOOKED_SLOT.time]!.time

export const coordinators = define('home.ts: coordinators', {
  title: 'Our TCOs Turn Enquiries Into Booked Consultations',
  lead: 'Our treatment coordinators (TCOs) are your booking specialists: they call back, listen, answer practical questions and find a time in your diary.',
  points: [
    {
      title: 'Dedicated exclusively to dental patients',
      text: 'They call nobody else, so they know what patients ask.',
    },
    {
      title: 'Performance-based and results-driven',
      text: 'What counts is a patient who turns up, not the number of calls.',
    },
    {
      title: 'Trained in dental psychology and communication',
      text: 'They know why nervous patients hesitate, and how to talk it through with them.',
    },
  ],
  callSheet: {
    title: 'Call sheet',
    note: 'An example call',
    enquiry: 'New enquiry: implants',
    exchange: [
      {
        speaker: 'Coordinator',
        words: 'You asked about implants, and you’ll have had our text. Is now a good time to talk?',
      },
      { speaker: 'Patient', words: 'It is. I’ve been putting this off for years, to be honest.' },
      {
        speaker: 'Coordinator',
        words: `Lots of people do. Bring your questions: that’s what the consultation is for. Would Tuesday at ${callTime} suit you?`,
      },
    ],
    outcome: 'Booked: implant consultation',
    appointment: `Tuesday ${callTime}`,
  },
  action: { label: 'Book a Call', href: '/book' },
})

/** The figures below the lead of the coordinators. `undefined` removes them. */
export const homeProof: Proof | undefined = define('home.ts: homeProof', {
  study: 'implants',
  label: 'See the figures',
})

export const videos = define('home.ts: videos', {
  title: services.trustVideos.title,
  line: 'Patients meet you before they visit',
  lead: 'You explain the treatment on film, in your own words. Patients and influencers can add their own stories.',
  benefits: [
    {
      title: 'Boost Bookings',
      text: 'A question answered on screen is one less reason to put off booking.',
    },
    {
      title: 'Build Instant Emotional Connection',
      text: 'Your face, your voice, your surgery: all familiar before anyone sits in the chair.',
    },
    {
      title: 'Differentiate Your Clinic',
      text: 'Other clinics can advertise the same treatment. Only yours can show you explaining it.',
    },
  ],
})

export const founderLetter = define('home.ts: founderLetter', {
  title: 'What we can’t promise',
  salutation: 'Dear clinic owner,',
  paragraphs: [
    'We can’t guarantee you a set number of patients, and we’d be wary of anyone who does. Your treatments, your team and your prices matter as much as anything we do.',
    'On the discovery call we’ll show you how we work and go through every price. Then we’ll send you the page that lists them.',
    'If we’re not right for your clinic, we’ll say so there and then.',
  ],
  action: getStarted,
})

export const promises = define('home.ts: promises', {
  title: 'Our Promises to You',
  cards: [
    {
      title: 'Fairness',
      motto: 'Built on trust',
      text: 'You tell us which patients attended. We charge from that.',
    },
    {
      title: 'Boutique Promise',
      motto: 'Selective, intentional, fully invested',
      text: 'We choose the clinics we work with, and give each one our full attention.',
    },
    {
      title: 'Discretion',
      motto: 'Your campaigns are yours alone',
      text: 'We build each campaign for one clinic, and don’t reuse it for another.',
    },
  ],
})

export const closing = define('home.ts: closing', {
  title: 'Room in the diary?',
  text: 'Tell us which treatments you want more of, and we’ll say what we’d do first.',
  action: getStarted,
})
