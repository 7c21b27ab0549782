import { phases, process } from '@/content/process'

const { weeks, week: label, alt } = process.axis

/** One slot a week: filled during a phase, dashed between phases. */
export function WeekAxis() {
  return (
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
  )
}

function begins(week: number): boolean {
  return phases.some(({ weeks }) => weeks.from === week)
}

function slotClass(week: number): string {
  const phase = phases.find(({ weeks }) => week >= weeks.from && week <= ('to' in weeks ? weeks.to : Infinity))
  const base = 'print-exact pt-2 text-center tabular-nums'
  if (!phase) return `${base} my-1 rounded-small border border-dashed border-line-strong text-muted`
  const last = 'to' in phase.weeks && week === phase.weeks.to
  const inner = begins(week) ? 'rounded-t-small' : 'border-t border-on-accent/25'
  return `${base} bg-accent text-on-accent forced-colors:border-x ${inner} ${last ? 'rounded-b-small' : ''}`
}
