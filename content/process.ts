import { figures, spelled } from './figures'
import type { Phase } from './schema'

export const phases = [
  {
    title: 'Discovery & Insight',
    duration: '1\u00a0week',
    description: 'We find out how patients reach you, what happens when they enquire, and where you lose them.',
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
    title: 'Activation',
    duration: 'Weeks 3–8',
    description: 'We put the strategy to work, from winning new patients to keeping the ones you have.',
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
    title: 'Lasting Impact',
    duration: 'Month 3+',
    description: 'Every month we test, compare and improve.',
    details: ['Monthly optimisation', 'A/B testing', 'Scaling channels', 'Retention', 'Quarterly reviews'],
    weeks: { from: 9 },
  },
] as const satisfies readonly Phase[]

export const processPage = {
  title: 'Our Patient Growth Framework',
  back: { label: 'Back to Home', href: '/' },
  lead: `${spelled(phases, 'capital')} phases. The first takes a week and ends with a written strategy; the third starts in month\u00a03 and carries on.`,
  phaseLabel: 'Phase',
  deliverableLabel: 'Deliverable',
  deliverableText: 'Yours at the end of week\u00a01: our findings, our recommendations and what to do first.',
  axis: {
    week: 'Week',
    open: 'and onwards',
    /** Number of weeks drawn; the last phase continues after them. */
    weeks: 12,
    alt: 'A timeline in weeks. Phase 1 takes week 1 and phase 2 takes weeks 3 to 8. Phase 3 starts in week 9, the beginning of month 3, and carries on from there.',
  },
  action: { label: 'Book Your Strategy Call' },
  assurance: `✓ No pressure, ✓ ${figures.strategyCallMinutes}-minute call, ✓ Actionable insights guaranteed`,
  closing: {
    title: 'Start with the strategy call',
    text: 'We’ll look at your clinic with you and tell you where we’d begin.',
    newTab: '(opens in a new tab)',
    minutes: 'minutes',
    /** The discovery call, as an alternative to the strategy call. */
    alternative: {
      text: 'Not ready for that?',
      action: { label: 'Book a free discovery call.', href: '/book' },
      covers: 'That’s a first conversation: your current results, the opportunities we see and a direction.',
    },
  },
} as const
