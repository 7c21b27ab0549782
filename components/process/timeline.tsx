import { phases, process } from '@/content/process'
import { PhaseEntry } from './phase-entry'
import { WeekAxis } from './week-axis'

/** On wide screens and paper one row is one week; on phones each phase draws the whole axis beside its text. */
export function Timeline() {
  return (
    <section aria-labelledby="framework" className="break-inside-avoid pb-16 md:pb-24 print:pb-0">
      <div className="container roomy print:grid-rows-[repeat(12,minmax(3rem,1fr))]! wide:grid wide:grid-cols-[1fr_4.5rem_1fr] wide:grid-rows-[repeat(12,5.5rem)_auto]">
        <WeekAxis />
        <OpenEnd label={process.axis.open} />
        <ol className="space-y-12 wide:col-span-full wide:row-span-full wide:grid wide:grid-cols-subgrid wide:grid-rows-subgrid wide:space-y-0">
          {phases.map((phase) => (
            <PhaseEntry key={phase.number} phase={phase} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function OpenEnd({ label }: { label: string }) {
  return (
    <p
      className="hidden items-center gap-3 pl-12 font-serif text-h3 text-muted wide:col-start-3 wide:row-[11] wide:flex"
      aria-hidden="true"
    >
      <svg viewBox="0 0 12 64" width="12" height="64" className="h-16 fill-none stroke-current">
        <path d="M6 0v62m-5-6 5 6 5-6" />
      </svg>
      {label}
    </p>
  )
}
