import { phases, process } from '@/content/process'
import { Deliverable } from './deliverable'
import { PhaseWeeks } from './phase-weeks'

type Entry = (typeof phases)[number]

/** Grid rows on wide screens, by the first week of the phase; the sides alternate. */
const rows: Record<Entry['weeks']['from'], { entry: string; text: string }> = {
  1: { entry: 'wide:row-[1/9]', text: 'wide:col-start-1 wide:row-span-full wide:pr-12' },
  3: { entry: 'wide:row-[3/9]', text: 'wide:col-start-3 wide:row-span-full wide:pl-12' },
  9: { entry: 'wide:row-[9/13]', text: 'wide:col-start-1 wide:row-span-full wide:pr-12' },
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
        <div className="mt-3 grid gap-x-8 gap-y-5 xl:grid-cols-[1fr_1.4fr] print:mt-1 print:block">
          <p className="max-w-136 text-muted print:max-w-none">{phase.description}</p>
          <ul className="h-fit divide-y divide-line border-y border-line xl:text-small print:mt-2">
            {phase.details.map((detail) => (
              <li key={detail} className="py-2 print:py-0.5">
                {detail}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {'deliverable' in phase && <Deliverable title={phase.deliverable} />}
    </li>
  )
}
