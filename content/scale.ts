import { phases } from './process'

export const scale = {
  title: 'Scale Your Practice',
  lead: 'This is how we take your growth engine to more surgeries, locations or treatments.',
  phase: {
    eyebrow: 'Where you are in the framework',
    text: 'Your engine is running. Now choose where to grow.',
    /** The phase that this page describes; `focus` is the detail to highlight. */
    phase: phases[2],
    focus: 'Scaling channels',
    week: 'Week',
    alt: `The framework’s timeline: phases 1 and 2 are complete, and phase 3, which began in week ${phases[2].weeks.from}, continues.`,
  },
  proof: {
    eyebrow: 'From our case studies',
    title: 'A practice with {surgeries} surgeries',
    caseStudy: 'implants',
    chairs: '{surgeries} dental chairs, one for each of the practice’s surgeries.',
  },
  channels: {
    title: 'How we scale what works',
    lead: 'Not more of everything. More of what brings patients through the door.',
    steps: [
      {
        title: 'Fund it',
        text: 'Your budget goes to the channels that get patients to a consultation.',
      },
      {
        title: 'Widen it',
        text: 'When a campaign works for one treatment, we rebuild it for the next one you want to grow.',
      },
      {
        title: 'Repeat it elsewhere',
        text: 'When you open somewhere new, we start from what already works.',
      },
      {
        title: 'Review it',
        text: 'Every quarter, we decide with you what to grow, pause or stop.',
      },
    ],
  },
  closing: {
    title: 'Where will you grow next?',
    text: 'Book a call and bring your plans. We’ll tell you what we’d scale first.',
    action: { label: 'Let’s Get Started', href: '/book' },
  },
} as const
