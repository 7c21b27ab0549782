import { Eyebrow } from '@/components/ui/eyebrow'
import { Section } from '@/components/ui/section'
import { phases as content, processPage } from '@/content/process'
import type { Phase } from '@/content/schema'
import { scale } from '@/content/scale'

const { eyebrow, text, phase, focus: focusedDetail, week: label, alt } = scale.phase
const phases: readonly Phase[] = content

export function ThirdPhase() {
  return (
    <Section labelledBy="third-phase" bare className="pb-section roomy">
      <div
        role="img"
        aria-label={alt}
        className="grid grid-cols-12 [mask-image:linear-gradient(90deg,#000_80%,transparent)] text-small tabular-nums"
      >
        {Array.from({ length: processPage.axis.weeks }, (_, index) => index + 1).map((week) => (
          <span key={week} className={`md:h-20 md:pl-3 h-16 pt-2 pl-1.5 ${slotClass(week)}`}>
            {week === phase.weeks.from && <span className="max-lg:hidden">{label} </span>}
            <span className={isStart(week) ? '' : 'max-md:hidden'}>{week}</span>
          </span>
        ))}
      </div>
      <div className="lg:mt-14 lg:grid-cols-2 mt-10 grid gap-x-16 gap-y-10">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 id="third-phase" className="mt-3">
            {phase.title}
          </h2>
          <p className="figure text-h3 text-brass mt-2">{phase.duration}</p>
          <p className="max-w-measure-lg text-muted mt-5">{text}</p>
        </div>
        <ul data-reveal className="text-h3 lg:text-h2 font-serif">
          {phase.details.map((detail) => (
            <li
              key={detail}
              className={`border-b border-line py-3 first:border-t ${detail === focusedDetail ? 'text-accent' : 'text-muted'}`}
            >
              {detail}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function isStart(week: number): boolean {
  return phases.some(({ weeks }) => weeks.from === week)
}

function slotClass(week: number): string {
  const isEnd = phases.some(({ weeks }) => weeks.to === week)
  const isActive = phases.some(({ weeks }) => week >= weeks.from && week <= (weeks.to ?? Infinity))
  if (!isActive) return 'mx-0.5 rounded-small border border-dashed border-line-strong text-muted'
  const edges = `${isStart(week) ? 'rounded-l-small' : 'border-l border-canvas/40'} ${isEnd ? 'rounded-r-small' : ''}`
  return `${edges} ${week < phase.weeks.from ? 'bg-accent-soft text-muted' : 'bg-accent text-on-accent forced-colors:border-y'}`
}
