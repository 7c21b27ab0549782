import { Eyebrow } from '@/components/ui/eyebrow'
import { Section } from '@/components/ui/section'
import { phases, processPage } from '@/content/process'
import { scale } from '@/content/scale'

const { eyebrow, text, phase, focus, week: label, alt } = scale.phase

export function ThirdPhase() {
  return (
    <Section labelledBy="third-phase" bare className="pb-section roomy">
      <div
        role="img"
        aria-label={alt}
        className="grid grid-cols-12 [mask-image:linear-gradient(90deg,#000_80%,transparent)] text-fine tabular-nums"
      >
        {Array.from({ length: processPage.axis.weeks }, (_, index) => index + 1).map((week) => (
          <span key={week} className={`h-16 pt-2 pl-1.5 md:h-20 md:pl-3 ${slotClass(week)}`}>
            {week === phase.weeks.from && <span className="max-lg:hidden">{label} </span>}
            <span className={begins(week) ? '' : 'max-md:hidden'}>{week}</span>
          </span>
        ))}
      </div>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-14 lg:grid-cols-2">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 id="third-phase" className="mt-3">
            {phase.title}
          </h2>
          <p className="mt-2 figure text-h3 text-brass">{phase.duration}</p>
          <p className="mt-5 max-w-measure-lg text-muted">{phase.description}</p>
          <p className="mt-3 max-w-measure-lg text-muted">{text}</p>
        </div>
        <ul data-reveal className="font-serif text-h3 lg:text-h2">
          {phase.details.map((detail) => (
            <li
              key={detail}
              className={`border-b border-line py-3 first:border-t ${detail === focus ? 'text-accent' : 'text-muted'}`}
            >
              {detail}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function begins(week: number): boolean {
  return phases.some(({ weeks }) => weeks.from === week)
}

function slotClass(week: number): string {
  const ends = phases.some(({ weeks }) => 'to' in weeks && weeks.to === week)
  const runs = phases.some(({ weeks }) => week >= weeks.from && week <= ('to' in weeks ? weeks.to : Infinity))
  if (!runs) return 'mx-0.5 rounded-small border border-dashed border-line-strong text-muted'
  const edges = `${begins(week) ? 'rounded-l-small' : 'border-l border-canvas/40'} ${ends ? 'rounded-r-small' : ''}`
  return `${edges} ${week < phase.weeks.from ? 'bg-accent-soft text-muted' : 'bg-accent text-on-accent forced-colors:border-y'}`
}
