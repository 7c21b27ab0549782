import { phases, processPage } from '@/content/process'
import { PhaseEntry } from './phase-entry'

const { weeks, week: label, alt, open } = processPage.axis

/** On wide screens and paper one row is one week; on phones each phase draws the whole axis beside its text. */
export function Timeline() {
  return (
    <section aria-labelledby="framework" className="break-inside-avoid pb-16 md:pb-24 print:pb-0">
      <div className="container roomy print:grid-rows-[repeat(12,minmax(3rem,1fr))]! wide:grid wide:grid-cols-[1fr_4.5rem_1fr] wide:grid-rows-[repeat(12,5.5rem)_auto]">
        <div
          role="img"
          aria-label={alt}
          className="hidden [mask-image:linear-gradient(#000_80%,transparent)] text-fine print-exact wide:col-start-2 wide:row-[1/13] wide:grid wide:grid-rows-subgrid"
        >
          {Array.from({ length: weeks }, (_, index) => index + 1).map((week) => (
            <span key={week} data-week={week} className={slotClass(week)}>
              {begins(week) && <span className="block">{label}</span>}
              {week}
            </span>
          ))}
        </div>
        <p
          className="hidden items-center gap-3 pl-12 font-serif text-h3 text-muted wide:col-start-3 wide:row-[11] wide:flex"
          aria-hidden="true"
        >
          <svg viewBox="0 0 12 64" width="12" height="64" className="h-16 fill-none stroke-current">
            <path d="M6 0v62m-5-6 5 6 5-6" />
          </svg>
          {open}
        </p>
        <ol className="space-y-12 wide:col-span-full wide:row-span-full wide:grid wide:grid-cols-subgrid wide:grid-rows-subgrid wide:space-y-0">
          {phases.map((phase, index) => (
            <PhaseEntry key={phase.title} phase={phase} number={index + 1} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function begins(week: number): boolean {
  return phases.some(({ weeks }) => weeks.from === week)
}

/** Filled during a phase, dashed between phases. */
function slotClass(week: number): string {
  const phase = phases.find(({ weeks }) => week >= weeks.from && week <= ('to' in weeks ? weeks.to : Infinity))
  const base = 'print-exact pt-2 text-center tabular-nums'
  if (!phase) return `${base} my-1 rounded-small border border-dashed border-line-strong text-muted`
  const last = 'to' in phase.weeks && week === phase.weeks.to
  const inner = begins(week) ? 'rounded-t-small' : 'border-t border-on-accent/25'
  return `${base} bg-accent text-on-accent forced-colors:border-x ${inner} ${last ? 'rounded-b-small' : ''}`
}
