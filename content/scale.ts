import { phases } from './process'
import type { Action, CaseStudy, TitledText } from './types'
import { results } from './website'

export const scale = {
  title: 'Scale Your Practice',
  lead: 'For a practice that already runs the engine and wants more from it: more surgeries, more locations or more treatments.',
  phase: {
    eyebrow: 'Where you are in the framework',
    text: 'Scaling belongs to the third phase. The systems stand, the figures are known, and growth becomes a matter of choosing where.',
    /** The phase that this page is about, and one of its details. */
    phase: phases[2],
    focus: 'Scaling channels',
    week: 'Week',
    alt: 'The time axis of the framework: phases 1 and 2 lie behind, phase 3 begins in week 9 and stays open.',
  },
  proof: {
    eyebrow: 'What that can look like',
    title: 'One practice, {surgeries} surgeries',
    caseStudy: 'implants',
    chairs: '{surgeries} dental chairs, one for each surgery of the practice.',
  },
  channels: {
    title: 'What scaling channels means',
    lead: 'Not more of everything. More of what has already brought patients who attended.',
    steps: [
      {
        title: 'Keep what attends',
        text: 'Spending follows the channels whose consultations are attended, and leaves the others.',
      },
      {
        title: 'Widen it',
        text: 'A campaign that works for one treatment is rebuilt for the next one you want to grow.',
      },
      {
        title: 'Repeat it nearby',
        text: 'What is proven in one surgery is set up for the next surgery or the next location.',
      },
      { title: 'Review it', text: 'A review each quarter decides what grows, what rests and what stops.' },
    ],
  },
  closing: {
    title: 'Which surgery is next?',
    text: 'Bring your plans to a free discovery call. We will tell you what we would scale first.',
    action: { label: "Let's Get Started", href: '/book' },
  },
} as const satisfies {
  phase: { focus: (typeof phases)[2]['details'][number]; [key: string]: unknown }
  proof: { caseStudy: (typeof results.items)[number]['id'] & CaseStudy['id']; [key: string]: unknown }
  channels: { steps: readonly TitledText[]; [key: string]: unknown }
  closing: { action: Action; [key: string]: unknown }
  [key: string]: unknown
}
