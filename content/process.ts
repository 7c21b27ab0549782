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
    description: 'Every month we do more of what works and stop what doesn’t.',
    details: ['Monthly optimisation', 'A/B testing', 'Scaling channels', 'Retention', 'Quarterly reviews'],
    weeks: { from: 9 },
  },
] as const satisfies readonly Phase[]

export const processPage = {
  title: 'Our Patient Growth Framework',
  back: { label: 'Back to Home', href: '/' },
  lead: `${spelled(phases, 'capital')} phases, from week\u00a01 to month\u00a03 and beyond. The first ends with a written strategy.`,
  phaseLabel: 'Phase',
  deliverableLabel: 'Deliverable',
  deliverableText: 'Yours at the end of week\u00a01: what we found, what we’d do, and what comes first.',
  axis: {
    week: 'Week',
    open: 'and onwards',
    /** Drawn weeks; the last phase continues after them. */
    weeks: 12,
    alt: 'A timeline in weeks. Phase 1 takes week 1 and phase 2 takes weeks 3 to 8. Phase 3 starts in week 9, the beginning of month 3, and carries on from there.',
  },
  action: { label: 'Book Your Strategy Call' },
  assurance: `✓ No pressure, ✓ ${figures.strategyCallMinutes}-minute call, ✓ Actionable insights guaranteed`,
  closing: {
    title: 'Start with the strategy call',
    text: 'We’ll look at your clinic with you and talk through what we see.',
    newTab: '(opens in a new tab)',
    minutes: 'minutes',
    /** The other call, for whoever is not ready for this one. */
    alternative: {
      text: 'Too soon for a strategy?',
      action: { label: 'Book a free discovery call.', href: '/book' },
      covers:
        'That’s a first conversation: your current results, the opportunities we see and a direction. No commitments.',
    },
  },
} as const
