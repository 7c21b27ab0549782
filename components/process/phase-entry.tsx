import { phases, process } from '@/content/process'
import { Deliverable } from './deliverable'
import { PhaseWeeks } from './phase-weeks'

type Entry = (typeof phases)[number]

/** Grid rows on wide screens, by the first week of the phase; the sides alternate. */
const rows: Record<Entry['weeks']['from'], { entry: string; text: string }> = {
  1: { entry: 'wide:row-[1/9]', text: 'wide:col-start-1 wide:row-span-full wide:pr-12' },
  3: { entry: 'wide:row-[3/9]', text: 'wide:col-start-3 wide:row-span-full wide:pl-12' },
  9: { entry: 'wide:row-[9/-1]', text: 'wide:col-start-1 wide:row-span-full wide:pr-12' },
}

export function PhaseEntry({ phase }: { phase: Entry }) {
  const { entry, text } = rows[phase.weeks.from]
  return (
    <li
      id={`phase-${phase.number}`}
      className={`grid grid-cols-[2.75rem_1fr] gap-x-5 wide:pointer-events-none wide:col-span-full wide:grid-cols-subgrid wide:grid-rows-subgrid wide:gap-x-0 ${entry}`}
    >
      <PhaseWeeks weeks={phase.weeks} />
      <div className={`pointer-events-auto col-start-2 h-fit border-t border-line-strong ${text}`}>
        <p className="flex items-baseline justify-between gap-4 pt-2 text-fine font-medium text-brass">
          <span>
            {process.phaseLabel} {phase.number}
          </span>
          <span className="figure text-h3 font-normal">{phase.duration}</span>
        </p>
        <h2 className="mt-3 print:mt-0">{phase.title}</h2>
        <p className="mt-3 max-w-136 text-muted print:mt-1 print:max-w-none">{phase.description}</p>
        <ul className="mt-5 divide-y divide-line border-y border-line lg:font-serif lg:text-h3 print:mt-2 print:font-sans print:text-base">
          {phase.details.map((detail) => (
            <li key={detail} className="py-2 lg:py-2.5 print:py-0.5">
              {detail}
            </li>
          ))}
        </ul>
      </div>
      {'deliverable' in phase && <Deliverable title={phase.deliverable} />}
    </li>
  )
}
