import { Eyebrow } from '@/components/ui/eyebrow'
import { Section } from '@/components/ui/section'
import { phases } from '@/content/process'
import { scale } from '@/content/scale'
import { AXIS_WEEKS, type AxisWeek, weekAxis } from '@/lib/week-axis'

const { eyebrow, text, phase, focus: focusedDetail, week: label, alt } = scale.phase

export function ThirdPhase() {
  return (
    <Section labelledBy="third-phase" bare className="pb-section roomy">
      <div
        role="img"
        aria-label={alt}
        style={{ '--weeks': AXIS_WEEKS }}
        className="grid grid-cols-[repeat(var(--weeks),minmax(0,1fr))] [mask-image:linear-gradient(90deg,#000_80%,transparent)] text-small tabular-nums"
      >
        {weekAxis(phases).map(({ week, ...slot }) => (
          <span key={week} className={`h-16 pt-2 pl-1.5 md:h-20 md:pl-3 ${slotClass({ week, ...slot })}`}>
            {week === phase.weeks.from && <span className="max-lg:hidden">{label} </span>}
            <span className={slot.isStart ? '' : 'max-md:hidden'}>{week}</span>
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
          <p className="mt-5 max-w-measure-lg text-muted">{text}</p>
        </div>
        <ul data-reveal className="font-serif text-h3 lg:text-h2">
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

function slotClass({ week, isStart, isEnd, isActive }: AxisWeek): string {
  if (!isActive) return 'mx-0.5 rounded-small border border-dashed border-line-strong text-muted'
  const edges = `${isStart ? 'rounded-l-small' : 'border-l border-canvas/40'} ${isEnd ? 'rounded-r-small' : ''}`
  return `${edges} ${week < phase.weeks.from ? 'bg-accent-soft text-muted' : 'bg-accent text-on-accent forced-colors:border-y'}`
}
