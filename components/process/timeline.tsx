import { Fitted } from '@/components/ui/fitted'
import { ActionLink } from '@/components/ui/link'
import { phases as content, processPage } from '@/content/process'
import type { Phase } from '@/content/types'
import { AXIS_WEEKS } from '@/lib/week-axis'
import { OpenEnd } from './open-end'
import { PhaseEntry } from './phase-entry'
import { WeekLines } from './week-lines'

const { back, title, lead, axis } = processPage
const phases: readonly Phase[] = content

/** The title and the phases. On wide screens and in print, one column is one week, from edge to edge. */
export function Timeline() {
  return (
    <section aria-labelledby="framework" style={{ '--weeks': AXIS_WEEKS }} className="phases">
      <div className="px-m pt-2 pb-7">
        <ActionLink action={back} className="screen-only touch-target font-semibold link" />
        <h1 id="framework" className="mt-2 wide:mt-4">
          <Fitted text={title} wide={9} narrow={3.4} />
        </h1>
        {/* On narrow screens, narrow enough to have the same lines in a fallback font: a line more would move the weeks. */}
        <p className="mt-part max-w-text text-lead narrow:pe-4">{lead}</p>
      </div>
      {/* On screens that are tall enough, the weeks stay in view. */}
      <div role="img" aria-label={axis.alt} className="week-axis">
        <p className="px-m pb-1.5 text-label font-semibold wide:hidden">{axis.week}</p>
        <div className="week-columns border-t bg-gum">
          {Array.from({ length: AXIS_WEEKS }, (_, index) => (
            <Week key={index} week={index + 1} />
          ))}
        </div>
      </div>
      <div className="relative">
        <WeekLines className="narrow:hidden" />
        <ol className="relative wide:week-columns">
          {phases.map((phase) => (
            <PhaseEntry key={phase.number} phase={phase} />
          ))}
        </ol>
      </div>
      <OpenEnd />
    </section>
  )
}

/** A week is white if it belongs to a phase. The first week of the third phase directly follows the second one. */
function Week({ week }: { week: number }) {
  const phase = phases.find(({ weeks: { from, to = AXIS_WEEKS } }) => week >= from && week <= to)
  const isStart = week === phase?.weeks.from
  const ofPhase = phase ? `phase-week of-phase-${phase.number}` : ''
  return (
    <span
      style={phase && { '--timeline': `--phase-${phase.number}` }}
      className={`week-cell ${ofPhase} ${isStart && phase.number === 3 ? 'starts-after-phase' : ''}`}
    >
      {isStart && <b className="text-label font-semibold narrow:hidden">{axis.week}</b>}
      <b className="week-number">{week}</b>
    </span>
  )
}
