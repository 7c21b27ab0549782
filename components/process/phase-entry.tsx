import { phases, process } from '@/content/process'
import { Deliverable } from './deliverable'

type Entry = (typeof phases)[number]

/**
 * Where an entry stands, by the week in which its phase begins: on phones within its weeks or as near as the
 * text allows, on wide screens exactly at its first week, on alternating sides.
 */
const rows: Record<Entry['weeks']['from'], { entry: string; text: string }> = {
  1: { entry: 'row-[1/6] sm:row-[1/5] wide:row-[1/9]', text: 'wide:col-start-1 wide:row-span-full wide:pr-12' },
  3: { entry: 'row-[6/9] sm:row-[5/9] wide:row-[3/9]', text: 'wide:col-start-3 wide:row-span-full wide:pl-12' },
  9: { entry: 'row-[9/13]', text: 'wide:col-start-1 wide:row-span-full wide:pr-12' },
}

/** One phase: when, what, its five details and what it leaves in the owner's hands. */
export function PhaseEntry({ phase }: { phase: Entry }) {
  const { entry, text } = rows[phase.weeks.from]
  return (
    <li
      id={`phase-${phase.number}`}
      className={`wide:pointer-events-none wide:col-span-full wide:grid wide:grid-cols-subgrid wide:grid-rows-subgrid ${entry}`}
    >
      <div className={`pointer-events-auto h-fit border-t border-line-strong pb-10 pl-5 wide:pb-0 wide:pl-0 ${text}`}>
        <p className="flex items-baseline justify-between gap-4 pt-2 text-fine font-medium text-brass">
          <span>
            {process.phaseLabel} {phase.number}
          </span>
          <span className="figure text-h3 font-normal">{phase.duration}</span>
        </p>
        <h2 className="mt-3 print:mt-0">{phase.title}</h2>
        <p className="mt-3 print:mt-1 max-w-[34rem] text-muted print:max-w-none">{phase.description}</p>
        <ul className="mt-5 print:mt-2 divide-y divide-line border-y border-line">
          {phase.details.map((detail) => (
            <li key={detail} className="py-2 print:py-0.5">
              {detail}
            </li>
          ))}
        </ul>
      </div>
      {'deliverable' in phase && <Deliverable title={phase.deliverable} />}
    </li>
  )
}
