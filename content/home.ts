import { figures } from './figures'
import type { Action, DiaryWeek, TitledText } from './types'

const getStarted = { label: "Let's Get Started", href: '/book' } as const satisfies Action

export const hero = {
  eyebrow: 'For private dental and aesthetic clinics',
  title: 'Patient Acquisition Reinvented',
  tagline: "Great dentistry shouldn't struggle with empty chairs",
  services: [
    'Patient Booking Specialists',
    'Trust-Building Videos',
    'Facebook, IG & Google Ads',
    'Premium Website Design',
  ],
  action: getStarted,
  promise: `Every enquiry answered within ${figures.replyMinutes} minutes`,
} as const

export const diary = {
  title: "This week's diary",
  room: 'Surgery 1',
  alt: "A clinic's week from Monday to Friday: empty appointment slots fill, one after another, with implant, Invisalign and veneers consultations.",
  treatments: { implant: 'Implant', invisalign: 'Invisalign', veneers: 'Veneers' },
  visit: 'consultation',
  states: { enquiry: 'enquiry', replied: 'replied in 3 min', booked: 'booked' },
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  week: {
    '9:00': ['implant', 'invisalign', 'veneers', 'implant', 'invisalign'],
    '10:30': ['veneers', 'implant', 'invisalign', 'implant', null],
    '12:00': ['invisalign', 'veneers', 'implant', null, 'veneers'],
    '14:30': ['implant', null, 'invisalign', 'veneers', 'implant'],
    '16:00': ['invisalign', 'implant', 'veneers', 'invisalign', 'implant'],
  },
  /** Slots that are not booked yet at the end of the animation. */
  underWay: { 'Wed 12:00': 'replied', 'Thu 16:00': 'enquiry' },
  /** The order in which slots fill; all others are booked from the start. */
  arrivals: [
    'Tue 10:30',
    'Wed 14:30',
    'Mon 12:00',
    'Fri 9:00',
    'Thu 14:30',
    'Mon 16:00',
    'Tue 9:00',
    'Wed 10:30',
    'Fri 14:30',
    'Tue 16:00',
    'Mon 10:30',
    'Thu 9:00',
    'Wed 16:00',
    'Fri 16:00',
    'Tue 12:00',
    'Wed 12:00',
    'Thu 16:00',
  ],
  /** The consultation of the call sheet. */
  highlight: 'Tue 10:30',
} as const satisfies DiaryWeek

export const problem = {
  title: "You Didn't Start Your Clinic to Worry About Marketing",
  lead: 'You started it to do careful dentistry for people who value it. Somewhere along the way, filling the diary became a second job.',
  pains: [
    { pain: 'Chasing enquiries between patients', answer: 'Our coordinators call for you' },
    { pain: 'Paying for leads that never attend', answer: 'Part of our fee waits for attendance' },
    { pain: 'Explaining dentistry to a general agency', answer: 'We work with dental practices only' },
  ],
} as const

export const engine = {
  eyebrow: 'Patient Growth Engine',
  title: 'From a search to a seat in your surgery',
  lead: 'Two sources of patients, one fast reply, one diary. Each part hands over to the next without a gap.',
  sources: [
    { title: 'Meta Ads', text: 'Facebook and Instagram, for patients who are still thinking about treatment.' },
    { title: 'Google Ads', text: 'For patients who are already searching for it.' },
  ],
  enquiry: { title: 'An enquiry', text: 'A call, a form or a message to your clinic.' },
  followUp: {
    title: 'Instant Follow-Up',
    text: 'Automated text, call and email follow-ups. Nobody waits for the next gap between patients.',
    dial: { before: 'within', figure: `${figures.replyMinutes} minutes` },
  },
  diary: { title: 'A full diary', text: 'A consultation, booked into the system you already use.' },
} as const satisfies { sources: readonly TitledText[]; [key: string]: unknown }

export const coordinators = {
  title: 'Our TCOs Turn Enquiries Into Booked Consultations',
  lead: 'TCOs are treatment coordinators: the people who call back, listen, answer, and find the right time in your diary.',
  points: [
    {
      title: 'Dedicated exclusively to dental patients',
      text: 'They speak with dental and aesthetic patients and with nobody else.',
    },
    {
      title: 'Performance-based and results-driven',
      text: 'Their work is measured by consultations in the diary, not by calls made.',
    },
    {
      title: 'Trained in dental psychology and communication',
      text: 'They know what a nervous patient needs to hear before agreeing to a date.',
    },
  ],
  sheet: {
    title: 'Call sheet',
    note: 'An illustration of a call',
    enquiry: 'New enquiry: implants',
    exchange: [
      { speaker: 'Coordinator', words: 'You asked us about implants a few minutes ago. Is now a good time to talk?' },
      { speaker: 'Patient', words: 'It is. I have put this off for years, to be honest.' },
      {
        speaker: 'Coordinator',
        words: 'Many people do. The consultation is for your questions. Would Tuesday at 10:30 suit you?',
      },
    ],
    outcome: 'Booked: implant consultation, Tuesday 10:30',
  },
  action: { label: 'Book a Call', href: '/book' },
} as const satisfies { points: readonly TitledText[]; action: Action; [key: string]: unknown }

export const videos = {
  eyebrow: 'Trust-Building Videos',
  title: 'Met before the first visit',
  lead: 'A patient who has seen you explain a treatment walks in having already met you. We plan the videos and use them where decisions are made.',
  benefits: [
    { title: 'Boost Bookings', text: 'Questions are answered on screen, so the next step is to choose a time.' },
    {
      title: 'Build Instant Emotional Connection',
      text: 'Your face, your voice and your rooms, before anybody sits in the chair.',
    },
    {
      title: 'Differentiate Your Clinic',
      text: 'Treatments sound alike on paper. The people who provide them do not.',
    },
  ],
} as const satisfies { benefits: readonly TitledText[]; [key: string]: unknown }

export const honesty = {
  title: 'An honest word',
  salutation: 'Dear clinic owner,',
  paragraphs: [
    'We cannot promise you a number of patients, and we would be wary of anyone who does. Your treatments, your team and your prices decide as much as our work.',
    'What we can do is show you how the work is done, what each part of it is worth and what you pay. Part of our fee is due only when a patient attends the consultation, so we care about the same thing as you do.',
    'We are a small agency by choice, and we work with premium dental practices only. If we are not the right people for yours, the first call is where we will say so.',
  ],
  signature: 'The founder',
  action: getStarted,
} as const

export const promises = {
  title: 'Our Promises to You',
  clauses: [
    {
      title: 'Fairness',
      motto: 'Built on trust',
      text: 'You see what every part of the work is worth and what you pay for it before you decide anything.',
    },
    {
      title: 'Boutique Promise',
      motto: 'Selective, intentional, fully invested',
      text: 'We choose the practices we work with carefully, and the ones we choose get our whole attention.',
    },
    {
      title: 'Discretion',
      motto: 'Your campaigns are yours alone',
      text: 'What we write, film and learn for your clinic stays with your clinic. It is not passed to another.',
    },
  ],
} as const

export const closing = {
  title: 'Room in the diary?',
  text: 'Tell us where your clinic stands today. The discovery call is free, and it commits you to nothing.',
  action: getStarted,
} as const
