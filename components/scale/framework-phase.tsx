import { Section } from '@/components/ui/section'
import { AXIS_WEEKS } from '@/content/drawings'
import { scale } from '@/content/scale'
import { leftBearing } from '@/lib/font-metrics/left-bearing'

const { eyebrow, phase, week: label, alt } = scale.framework
const start = phase.weeks.from

/**
 * The timeline of the framework: earlier weeks are white, and the weeks of the phase have the background of the section. The
 * duration below it is in the first screen of laptops.
 */
export function FrameworkPhase() {
  return (
    <Section labelledBy="phase" background="inverse" isBare>
      <div role="img" aria-label={alt} className="grid grid-cols-4 wide:grid-cols-12">
        {Array.from({ length: AXIS_WEEKS }, (_, index) => index + 1).map((week) => (
          <span
            key={week}
            className={`flex aspect-[1/1.12] flex-col justify-between border-s px-m py-[2.4vw] not-wide:nth-[4n+1]:border-s-0 wide:py-[0.8vw] wide:first:border-s-0 ${weekClass(week)}`}
          >
            <span className="text-xs font-semibold whitespace-nowrap">{week === start && label}</span>{' '}
            {/* Two digits fill a week. */}
            <span
              style={leftBearing(`${week}`)}
              className={`flush-left display trim-caps display-[25vw] tracking-[-0.03em] wide:display-[(100vw/12_-_var(--m))*1.37] ${week > start ? 'font-[150]' : ''}`}
            >
              {week}
            </span>
          </span>
        ))}
      </div>
      <div className="columns gap-y-8 px-m pt-8 pb-lg">
        <div className="wide:col-span-4">
          <p className="mb-3 text-sm font-semibold">{eyebrow}</p>
          <h2 id="phase">{phase.title}</h2>
        </div>
        <p
          style={leftBearing(phase.duration)}
          className="flush-left display trim-caps display-[max(min(25vw,6rem),10vw)] text-red wide:col-[5/13] paper:text-print"
        >
          {phase.duration}
        </p>
      </div>
      <ul className="grid border-t border-line wide:auto-cols-[minmax(min-content,1fr)] wide:grid-flow-col">
        {phase.details.map((detail) => (
          <li
            key={detail}
            className="border-line px-m py-4 text-xl font-semibold not-wide:not-first:border-t wide:pb-14 wide:not-first:border-s"
          >
            {detail}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function weekClass(week: number): string {
  if (week < start) return 'border-t theme-white'
  return week === start ? 'border-transparent text-red' : 'border-line'
}
