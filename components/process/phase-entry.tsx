import { AXIS_WEEKS } from '@/content/drawings'
import { processPage } from '@/content/process'
import type { Phase } from '@/content/schema'

/** None is white: no week is over. */
const BACKGROUNDS = ['bg-surface', 'bg-surface-deep', 'theme-inverse']
export const phaseBackground = ({ number }: Phase) => BACKGROUNDS[number - 1]

/** Places on wide screens. The third phase begins half a week’s width below the second one. */
const PLACES = [
  'wide:week-columns wide:[grid-area:1/1/auto/-1]',
  'wide:border wide:border-e-0 wide:[grid-area:2/var(--week-from)/auto/var(--week-to)] paper:me-2 paper:border-e',
  'wide:mt-(--step) wide:[grid-area:2/var(--week-from)/auto/var(--week-to)]',
]

/** A phase, on wide screens in the columns of its weeks. The first one has a line as wide as its week, above its text. */
export function PhaseEntry({ phase }: { phase: Phase }) {
  const { number, weeks } = phase
  const { from, to = AXIS_WEEKS } = weeks
  const isFirst = number === 1
  return (
    <li
      id={`phase-${number}`}
      style={{ '--week-from': from, '--week-to': to + 1 }}
      className={`wide:scroll-mt-(--cell) short:scroll-mt-0 ${phaseBackground(phase)} ${PLACES[number - 1]}`}
    >
      {isFirst && <span aria-hidden="true" className="border-t-6 not-wide:hidden" />}
      <div className={`px-m pt-5 pb-12 wide:pb-md ${isFirst ? 'wide:col-span-full' : ''}`}>
        <p className="flex justify-between gap-4 border-b pb-2 font-semibold">
          <span>{`${processPage.phaseLabel} ${number}`}</span> <span>{phase.duration}</span>
        </p>
        <h2 className="mt-6 text-8xl opsz-max wide:mt-sm wide:text-6xl">{phase.title}</h2>
        <div
          className={`mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] grid-rows-[auto_1fr] gap-x-m gap-y-6 wide:mt-sm ${
            isFirst ? 'wide:grid-cols-2' : 'wide:grid-cols-1'
          }`}
        >
          <p className="text-2xl">{phase.description}</p>
          <ul className={phase.deliverable ? 'row-span-2' : ''}>
            {phase.details.map((detail) => (
              <li key={detail} className="border-t border-line py-2 font-medium">
                {detail}
                <Meaning term={detail} />
              </li>
            ))}
          </ul>
          {phase.deliverable && (
            <div className="border-t-6 pt-3">
              <p className="font-semibold">{processPage.deliverableLabel}</p>
              <p className="mt-2 mb-3 display text-4xl">{phase.deliverable.title}</p>
              <p>{phase.deliverable.text}</p>
            </div>
          )}
        </div>
      </div>
    </li>
  )
}

/** The meaning of a term, if the glossary has it. */
function Meaning({ term }: { term: string }) {
  const entry = processPage.glossary.find((candidate) => candidate.term === term)
  return entry && <span className="font-normal text-soft">: {entry.meaning}</span>
}
