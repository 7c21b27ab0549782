import { define } from '#define'
import { phases } from './process'

/** The phase of the framework that the page describes. */
const phase = phases[2]

export const scale = define('scale.ts: scale', {
  title: 'Scale Your Practice',
  /** Also the description of the page for search engines, in 70 to 155 characters. */
  lead: 'For clinics already running their growth engine that want more surgeries, locations or treatments.',
  framework: {
    eyebrow: `Phase ${phase.number} of the framework`,
    phase,
    week: 'Week',
    alt: `The framework’s timeline: all phases before phase ${phase.number} are complete, and phase ${phase.number}, which began in week ${phase.weeks.from}, continues.`,
  },
  proof: {
    title: 'One of our case studies',
    /** `''` removes the section. */
    study: 'implants',
  },
  channels: {
    title: 'How we scale what works',
    lead: 'First your budget, then another treatment, then another location.',
    /** `setting` sets a title in the way it describes. Omit it for other titles. */
    steps: [
      {
        title: 'Back it',
        setting: 'heavy',
        text: 'More of your budget goes to the channels that already bring patients in.',
      },
      {
        title: 'Widen it',
        setting: 'spaced',
        text: 'When a campaign works for one treatment, we rebuild it for the next you want to grow.',
      },
      {
        title: 'Repeat it elsewhere',
        text: 'When you open a new location, we start with what worked at the first.',
      },
      {
        title: 'Review it',
        text: 'Every quarter, we decide with you what to grow, pause or\u00a0stop.',
      },
    ],
  },
  closing: {
    title: 'Where will you grow next?',
    text: 'Book a call and bring your plans. We’ll say where we’d start.',
    action: { label: 'Let’s Get Started', href: '/book' },
  },
})
