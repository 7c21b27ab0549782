import { phases } from '@/content/process'

/**
 * The framework's weeks in one row, to scale.
 * @param now the first week of the highlighted phase.
 * @param weeks the number of weeks drawn.
 */
export function PhaseAxis({ now, weeks, label, alt }: { now: number; weeks: number; label: string; alt: string }) {
  return (
    <div
      role="img"
      aria-label={alt}
      className="grid grid-cols-12 [mask-image:linear-gradient(90deg,#000_80%,transparent)] text-fine tabular-nums"
    >
      {Array.from({ length: weeks }, (_, index) => index + 1).map((week) => (
        <span key={week} className={`h-16 pt-2 pl-1.5 md:h-20 md:pl-3 ${slotClass(week, now)}`}>
          {week === now && <span className="max-lg:hidden">{label} </span>}
          <span className={begins(week) ? '' : 'max-md:hidden'}>{week}</span>
        </span>
      ))}
    </div>
  )
}

function begins(week: number): boolean {
  return phases.some(({ weeks }) => weeks.from === week)
}

function slotClass(week: number, now: number): string {
  const ends = phases.some(({ weeks }) => 'to' in weeks && weeks.to === week)
  const runs = phases.some(({ weeks }) => week >= weeks.from && week <= ('to' in weeks ? weeks.to : Infinity))
  if (!runs) return 'mx-0.5 rounded-small border border-dashed border-line-strong text-muted'
  const edges = `${begins(week) ? 'rounded-l-small' : 'border-l border-canvas/40'} ${ends ? 'rounded-r-small' : ''}`
  return `${edges} ${week < now ? 'bg-accent-soft text-muted' : 'bg-accent text-on-accent forced-colors:border-y'}`
}
