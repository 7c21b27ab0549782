import { phases, process } from '@/content/process'
import { PhaseEntry } from './phase-entry'
import { WeekAxis } from './week-axis'

/**
 * The three phases beside a time axis drawn to scale: every week is one row of the same height, and the
 * axis and the phases share these rows.
 */
export function Timeline() {
  return (
    <section aria-labelledby="framework" className="break-inside-avoid pb-16 md:pb-24 print:pb-0">
      <div className="container grid grid-cols-[3rem_1fr] grid-rows-[repeat(12,minmax(3rem,1fr))] wide:grid-cols-[1fr_4.5rem_1fr] wide:grid-rows-[repeat(12,minmax(5.5rem,1fr))] print:grid-rows-[repeat(12,minmax(3rem,1fr))]!">
        <WeekAxis />
        <OpenEnd label={process.axis.open} />
        <ol className="col-start-2 row-start-1 row-end-13 grid grid-cols-subgrid grid-rows-subgrid wide:col-span-full">
          {phases.map((phase) => (
            <PhaseEntry key={phase.number} phase={phase} />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Points down the open end of the axis, across from the last phase. */
function OpenEnd({ label }: { label: string }) {
  return (
    <p
      className="hidden items-center gap-3 pl-12 font-serif text-h3 text-muted wide:col-start-3 wide:row-[11] wide:flex"
      aria-hidden="true"
    >
      <svg viewBox="0 0 12 64" className="h-16 fill-none stroke-current">
        <path d="M6 0v62m-5-6 5 6 5-6" />
      </svg>
      {label}
    </p>
  )
}
