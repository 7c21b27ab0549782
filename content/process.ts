import { define } from '#define'
import { figures } from './figures'
import { siteLayout } from './site-layout'

const discoveryWeeks = { from: 1, to: 1 } as const
const activationWeeks = { from: 3, to: 8 } as const
/** The month in which phase 3 begins. */
export const lastPhaseMonth = 3

export const phases = define('process.ts: phases', [
  {
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
    weeks: activationWeeks,
  },
  {
    number: 3,
    title: 'Lasting Impact',
    duration: `Month ${lastPhaseMonth}+`,
    description: 'Each month we test changes, and grow what works.',
    details: ['Monthly optimisation', 'A/B testing', 'Scaling channels', 'Retention', 'Quarterly reviews'],
    weeks: { from: 9 },
  },
])

/** One of the details of a phase. */
type PhaseDetail = (typeof phases)[number]['details'][number]

export const processPage = define('process.ts: processPage', {
  title: 'Our Patient Growth Framework',
  back: { label: 'Back to Home', href: '/' },
  lead: 'Strategy first, then ads and follow-up, then monthly testing. Before you decide, we’ll show you which parts your package includes.',
  phaseLabel: 'Phase',
  deliverableLabel: 'Deliverable',
  /** Meanings of details of the phases, shown below each. */
  glossary: [
    { term: 'Revenue leak assessment', meaning: 'what each lost enquiry costs' },
    { term: 'Acquisition systems', meaning: 'ads, follow-up and booking' },
    { term: 'A/B testing', meaning: 'we run two versions, and the better one stays' },
    { term: 'Scaling channels', meaning: 'your budget moves to what brings patients in' },
    { term: 'Retention', meaning: 'patients who come back' },
  ] satisfies readonly { term: PhaseDetail; meaning: string }[],
  axis: {
    week: 'Week',
    alt: `A timeline in weeks: phase 1 from week ${discoveryWeeks.from} to the end of week ${discoveryWeeks.to}, phase 2 from week ${activationWeeks.from} to the end of week ${activationWeeks.to} and phase 3 from week ${phases[2].weeks.from} onwards.`,
  },
  action: { label: 'Book Your Strategy Call' },
  assurance: `✓\u00a0No\u00a0pressure, ✓\u00a0${figures.strategyCallMinutes}-minute\u00a0call, ✓\u00a0Actionable\u00a0insights\u00a0guaranteed`,
  closing: {
    title: 'See it for your clinic',
    text: 'We’ll go through these three phases for your clinic.',
    minutes: 'minutes',
    /** The discovery call, as an alternative to the strategy call. */
    alternative: {
      text: 'New to us?',
      action: siteLayout.floatingAction,
    },
  },
})
