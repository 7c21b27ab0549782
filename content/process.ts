import { figures } from './figures'
import type { Phase } from './types'

export const process = {
  title: 'Our Patient Growth Framework',
  back: { label: 'Back to Home', href: '/' },
  lead: 'Three phases, each with a fixed place in the calendar, so that you know what happens when and what you hold in your hands at the end of the first.',
  phaseLabel: 'Phase',
  deliverableLabel: 'Deliverable',
  deliverableText: 'Yours at the end of week 1: what we found, what we would do, and in which order.',
  axis: {
    week: 'Week',
    open: 'and onward',
    /** Drawn weeks; the last phase continues after them. */
    weeks: 12,
    alt: 'A time axis in weeks: phase 1 takes week 1, phase 2 runs from week 3 to week 8, and phase 3 goes on from week 9, the beginning of month 3.',
  },
  action: { label: 'Book Your Strategy Call' },
  assurance: `✓ No pressure, ✓ ${figures.strategyCallMinutes}-minute call, ✓ Actionable insights guaranteed`,
  closing: {
    title: 'Begin with the strategy call',
    text: 'We look at your clinic with you and show you where the first phase would begin.',
    newTab: '(opens in a new tab)',
    minutes: 'minutes',
  },
} as const

export const phases = [
  {
    number: 1,
    title: 'Discovery & Insight',
    duration: '1 week',
    description: 'We learn how patients find you, what happens when they enquire, and where they are lost.',
    details: [
      'Practice and patient-journey audit',
      'Revenue leak assessment',
      'Competitive analysis',
      'Custom growth strategy',
      `${figures.roadmapMonths}-month roadmap`,
    ],
    deliverable: 'Growth Strategy Document',
    weeks: { from: 1, to: 1 },
  },
  {
    number: 2,
    title: 'Activation',
    duration: 'Weeks 3–8',
    description: 'The strategy becomes working parts: patients arrive, are answered, and are looked after.',
    details: [
      'Acquisition systems',
      'Website conversion makeover',
      'Retention campaigns',
      'Automated reminders',
      'Staff training',
    ],
    weeks: { from: 3, to: 8 },
  },
  {
    number: 3,
    title: 'Lasting Impact',
    duration: 'Month 3+',
    description: 'What works is measured, improved and given more room. What does not is stopped.',
    details: ['Monthly optimisation', 'A/B testing', 'Scaling channels', 'Retention', 'Quarterly reviews'],
    weeks: { from: 9 },
  },
] as const satisfies readonly Phase[]
