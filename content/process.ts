import { figures, spelled } from './figures'
import type { Phase, Weeks } from './schema'

const WEEKS_IN_A_MONTH = 4

function formatDuration({ from, to }: Weeks): string {
  const month = (from - 1) / WEEKS_IN_A_MONTH + 1
  if (to === undefined) return Number.isInteger(month) ? `Month ${month}+` : `Week ${from}+`
  return to > from ? `Weeks ${from}–${to}` : '1\u00a0week'
}

/** Adds the `duration`, which follows from `weeks`. */
const withDuration = <const Entry extends Omit<Phase, 'duration'>>(entry: Entry) => ({
  ...entry,
  duration: formatDuration(entry.weeks),
})

export const phases = [
  withDuration({
    title: 'Discovery & Insight',
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
  }),
  withDuration({
    title: 'Activation',
    description: 'We put the strategy to work, from winning new patients to keeping the ones you have.',
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
    title: 'Lasting Impact',
    description: 'Each month we test changes and keep what works.',
    details: ['Monthly optimisation', 'A/B testing', 'Scaling channels', 'Retention', 'Quarterly reviews'],
    weeks: { from: 9 },
  }),
] as const satisfies readonly Phase[]

const spans = phases.map(
  ({ weeks: { from, to } }: Phase, index) =>
    `phase ${index + 1} from week ${from} ${to ? `to the end of week ${to}` : 'onwards'}`,
)

export const processPage = {
  title: 'Our Patient Growth Framework',
  back: { label: 'Back to Home', href: '/' },
  lead: `${spelled(phases)} phases: first a written strategy, then the work of putting it into place, then improvement every month.`,
  phaseLabel: 'Phase',
  deliverableLabel: 'Deliverable',
  deliverableText: 'Yours at the end of week\u00a01: our findings, our advice and what to do first.',
  axis: {
    week: 'Week',
    open: 'and onwards',
    alt: `A timeline in weeks: ${new Intl.ListFormat('en-GB').format(spans)}.`,
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
      text: 'Prefer to start smaller?',
      action: { label: 'Book a free discovery call.', href: '/book' },
      covers: 'That’s a first conversation: your current results, the opportunities we see and a direction.',
    },
  },
} as const
