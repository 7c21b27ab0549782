import { figures } from './figures'
import type { Phase } from './types'
import { spelled, withDuration } from './wording'

const discoveryWeeks = { from: 1, to: 1 } as const

export const phases = [
  withDuration({
    number: 1,
    title: 'Discovery & Insight',
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
  }),
  withDuration({
    number: 2,
    title: 'Activation',
    description:
      'We put the strategy to work, from winning new patients to keeping the ones you have. Before you decide, we show you which of these parts your package includes.',
    details: [
      'Acquisition systems',
      'Website conversion makeover',
      'Retention campaigns',
      'Automated reminders',
      'Staff training',
    ],
    weeks: { from: 3, to: 8 },
  }),
  withDuration({
    number: 3,
    title: 'Lasting Impact',
    description: 'Each month we test changes and keep what works.',
    details: ['Monthly optimisation', 'A/B testing', 'Scaling channels', 'Retention', 'Quarterly reviews'],
    weeks: { from: 9 },
  }),
] as const satisfies readonly [Phase, Phase, Phase, ...Phase[]]

type PhaseNumber = (typeof phases)[number]['number']

/** Stands for a phase that was deleted: the build can report that only if the rest of the content can be loaded. */
const missingPhase = { title: '', duration: '', description: '', details: [], weeks: { from: 1, to: 1 } }

/** Returns the phase with this number, for content that mentions it. */
export function phaseNumbered<Wanted extends PhaseNumber>(wanted: Wanted) {
  const entries: readonly Phase[] = phases
  const phase = entries.find(({ number }) => number === wanted) ?? { ...missingPhase, number: wanted }
  return phase as Extract<(typeof phases)[number], { number: Wanted }>
}

const spans = phases.map(
  ({ number, weeks: { from, to } }: Phase) =>
    `phase ${number} from week ${from} ${to ? `to the end of week ${to}` : 'onwards'}`,
)

export const processPage = {
  title: 'Our Patient Growth Framework',
  back: { label: 'Back to Home', href: '/' },
  lead: `${spelled(phases)} phases: first a written strategy, then the work of putting it into practice, then improvement every month.`,
  phaseLabel: 'Phase',
  deliverableLabel: 'Deliverable',
  /** Explanations of terms in the details of the phases, shown after them. */
  glosses: [
    { term: 'Revenue leak assessment', meaning: 'where enquiries and bookings are lost' },
    { term: 'A/B testing', meaning: 'two versions, and the better one stays' },
    { term: 'Scaling channels', meaning: 'more budget to what brings patients in' },
  ],
  axis: {
    week: 'Week',
    open: 'and onwards',
    alt: `A timeline in weeks: ${new Intl.ListFormat('en-GB').format(spans)}.`,
  },
  action: { label: 'Book Your Strategy Call' },
  assurance: `✓ No pressure, ✓ ${figures.strategyCallMinutes}-minute call, ✓ Actionable insights guaranteed`,
  closing: {
    title: 'Start with the strategy call',
    text: `We’ll go through these ${spelled(phases).toLowerCase()} phases for your clinic. You leave with steps you can act on.`,
    newTab: '(opens in a new tab)',
    minutes: 'minutes',
    /** The discovery call, as an alternative to the strategy call. */
    alternative: {
      text: 'Prefer a first conversation?',
      action: { label: 'Book a free discovery call.', href: '/book' },
      covers: 'We’ll talk about your current results, the opportunities we see and where to start.',
    },
  },
} as const
