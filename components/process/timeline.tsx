import { Fitted } from '@/components/ui/fitted'
import { ActionLink } from '@/components/ui/link'
import { phases as content, processPage } from '@/content/process'
import type { Phase } from '@/content/types'
import { AXIS_WEEKS } from '@/lib/week-axis'
import { PhaseEntry, phaseGround } from './phase-entry'

const { back, title, lead, axis } = processPage
const phases: readonly Phase[] = content
const weeks = Array.from({ length: AXIS_WEEKS }, (_, index) => index + 1)

/** The title and the phases. On wide screens and in print, one column is one week, from edge to edge. */
export function Timeline() {
  return (
    <section aria-labelledby="framework" style={{ '--weeks': AXIS_WEEKS }} className="phases">
      <div className="px-m pt-2 pb-7 low:pb-3">
        <ActionLink action={back} className="screen-only touch-target font-semibold link" />
        <h1 id="framework" className="mt-2 wide:mt-4 low:mt-2">
          <Fitted text={title} wide={9} narrow={3.4} />
        </h1>
        {/* On narrow screens, narrow enough to have the same lines in a fallback font: a line more would move the weeks. */}
        <p className="mt-part max-w-text text-lead low:max-w-[52em] narrow:pe-4">{lead}</p>
      </div>
      <div role="img" aria-label={axis.alt} className="week-axis">
        <p className="px-m pb-1.5 text-label font-semibold wide:hidden">{axis.week}</p>
        <div className="week-columns">
          {weeks.map((week) => (
            <Week key={week} week={week} />
          ))}
        </div>
      </div>
      <div className="relative">
        <div aria-hidden="true" className="week-lines week-columns narrow:hidden">
          {weeks.map((week) => (
            <i key={week} />
          ))}
        </div>
        <ol className="relative wide:week-columns">
          {phases.map((phase) => (
            <PhaseEntry key={phase.number} phase={phase} />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** A week on the ground of its phase, if it has one. */
function Week({ week }: { week: number }) {
  const phase = phases.find(({ weeks: { from, to = AXIS_WEEKS } }) => week >= from && week <= to)
  return (
    <span className={`week-cell ${phase ? `of-phase ${phaseGround(phase)}` : 'bg-gum'}`}>
      {week === phase?.weeks.from && <b className="text-label font-semibold narrow:hidden">{axis.week}</b>}
      <b className="week-number">{week}</b>
    </span>
  )
}
