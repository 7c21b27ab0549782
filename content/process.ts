import { figures } from './figures'
import type { Phase, Three } from './types'

const discoveryWeeks = { from: 1, to: 1 } as const
const activationWeeks = { from: 3, to: 8 } as const
/** The month in which phase 3 begins. */
export const lastPhaseMonth = 3

// ASK: No package lists the audit, the website makeover, the staff training or the retention campaigns: which package includes them?
export const phases = [
  {
    // ASK: Does phase 1 take place before the contract, or in its first week?
    number: 1,
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
    deliverable: {
      title: 'Growth Strategy Document',
      text: `Yours at the end of week\u00a0${discoveryWeeks.to}: our findings, our advice and what to do first.`,
    },
    weeks: discoveryWeeks,
  },
  {
    // ASK: Who approves each ad under the GDC and ASA rules, you or the clinic?
    number: 2,
    title: 'Activation',
    duration: `Weeks ${activationWeeks.from}–${activationWeeks.to}`,
    description: 'We put the strategy to work: for new patients, and for the ones you have.',
    details: [
      'Acquisition systems',
      'Website conversion makeover',
      'Retention campaigns',
      'Automated reminders',
      'Staff training',
    ],
    // ASK: When do the first ads run, and what happens in the week between phases 1 and 2?
    weeks: activationWeeks,
  },
  {
    number: 3,
    title: 'Lasting Impact',
    duration: `Month ${lastPhaseMonth}+`,
    description: 'Each month we test changes, and grow what works.',
    // ASK: What do you report to a clinic, and how often?
    details: ['Monthly optimisation', 'A/B testing', 'Scaling channels', 'Retention', 'Quarterly reviews'],
    weeks: { from: 9 },
  },
] as const satisfies Three<Phase>

/** One of the details of a phase. */
type PhaseDetail = (typeof phases)[number]['details'][number]

export const processPage = {
  title: 'Our Patient Growth Framework',
  back: { label: 'Back to Home', href: '/' },
  lead: 'Strategy first, then ads and follow-up, then monthly testing. Packages differ: before you decide, we’ll show you which parts yours includes.',
  phaseLabel: 'Phase',
  deliverableLabel: 'Deliverable',
  /** Meanings of terms in the details of the phases, shown after the phases. */
  glossary: [
    { term: 'Revenue leak assessment', meaning: 'what each lost enquiry costs' },
    { term: 'Acquisition systems', meaning: 'ads, follow-up and booking' },
    { term: 'A/B testing', meaning: 'we run two versions, and the better one stays' },
    { term: 'Scaling channels', meaning: 'your budget moves to what brings patients in' },
    { term: 'Retention', meaning: 'patients who come back' },
  ] as const satisfies readonly { term: PhaseDetail; meaning: string }[],
  axis: {
    week: 'Week',
    alt: `A timeline in weeks: phase 1 from week ${discoveryWeeks.from} to the end of week ${discoveryWeeks.to}, phase 2 from week ${activationWeeks.from} to the end of week ${activationWeeks.to} and phase 3 from week ${phases[2].weeks.from} onwards.`,
  },
  // ASK: Is the strategy call free, as the discovery call is?
  // ASK: How do the strategy call and the discovery call differ, and which one should a new clinic book?
  action: { label: 'Book Your Strategy Call' },
  // ASK: What does “Actionable insights guaranteed” promise, next to “What we can’t promise” on the home page, and what does a clinic get if there are none?
  assurance: `✓\u00a0No pressure, ✓\u00a0${figures.strategyCallMinutes}-minute call, ✓\u00a0Actionable insights guaranteed`,
  closing: {
    title: 'See it for your clinic',
    text: 'We’ll go through these three phases for your clinic.',
    newTab: '(opens in a new tab)',
    minutes: 'minutes',
    /** The discovery call, as an alternative to the strategy call. */
    alternative: {
      text: 'Rather talk first?',
      action: { label: 'Book a free discovery call', href: '/book' },
    },
  },
} as const
