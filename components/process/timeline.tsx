import { Fitted } from '@/components/ui/fitted'
import { KeepLast } from '@/components/ui/keep-last'
import { ActionLink } from '@/components/ui/link'
import { phases as content, processPage } from '@/content/process'
import type { Phase } from '@/content/types'
import { AXIS_WEEKS } from '@/lib/week-axis'
import { PhaseEntry, timelineOf } from './phase-entry'
import { placePhases } from './place-phases'
import { WeekLines } from './week-lines'

const { back, title, lead, axis } = processPage
const { week: label, alt, open } = axis
const phases: readonly Phase[] = content
const places = placePhases(phases)

/** On wide screens and in print, one column is one week, from edge to edge. */
export function Timeline() {
  return (
    <section
      aria-labelledby="framework"
      style={{ '--weeks': AXIS_WEEKS, '--timelines': phases.map(timelineOf).join() }}
      className="phases"
    >
      <div className="px-m pt-2 pb-7">
        <ActionLink action={back} className="inline-flex min-h-11 items-center font-semibold link paper:hidden" />
        <h1 id="framework" className="mt-2 wide:mt-4">
          <Fitted text={title} wide={9} narrow={3.4} />
        </h1>
        <p className="mt-7 max-w-[38em] text-lead wide:mt-9 slim:pe-4">
          <KeepLast text={lead} />
        </p>
      </div>
      {/* On screens that are high enough, the weeks stay in view. */}
      <div role="img" aria-label={alt} className="top-bar z-1 wide:[@media_screen_and_(min-height:37.5rem)]:sticky">
        <p className="px-m pb-1.5 text-label font-semibold wide:hidden">{label}</p>
        <div className="week-columns border-y bg-gum">
          {Array.from({ length: AXIS_WEEKS }, (_, index) => (
            <Week key={index} week={index + 1} />
          ))}
        </div>
      </div>
      <div className="relative">
        <WeekLines className="slim:hidden" lineClass="border-s border-line" />
        <ol className="relative wide:week-columns">
          {phases.map((phase, index) => (
            <PhaseEntry key={phase.title} phase={phase} place={places[index]!} />
          ))}
        </ol>
      </div>
      {phases.at(-1)?.weeks.to === undefined && (
        <div aria-hidden="true" className="on-white">
          <p
            // Leaves a quarter of the width to the text.
            style={{ '--before': Math.min((places.at(-1)!.from - 1) / AXIS_WEEKS, 3 / 4) }}
            className={`open-end px-m pt-4 pb-6 voice text-caption wide:py-[2vw] ${places.at(-1)!.isAdjacent ? 'wide:indent-1' : ''}`}
          >
            {open}
          </p>
          <div className="relative reveal-[wipe] [--further:var(--gum-light)] paper:hidden">
            <WeekLines lineClass="border-s-2 border-(--further)" />
            {Array.from({ length: 10 }, (_, row) => (
              <div key={row} style={{ '--height': 3.75 * 0.72 ** row }} className="further-row" />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

/** A week is white if it belongs to a phase. */
function Week({ week }: { week: number }) {
  const index = places.findIndex(({ from, to }) => week >= from && week <= to)
  const place = places[index]
  const isStart = week === place?.from
  const classNames = [
    'week-cell',
    place && 'phase-week',
    isStart && place.isAdjacent && 'after-phase',
    index === 0 && 'of-first',
    index === phases.length - 1 && 'of-last',
  ]
  return (
    <span
      data-week={week}
      style={place && { '--timeline': timelineOf(phases[index]!) }}
      className={classNames.filter(Boolean).join(' ')}
    >
      <b className="text-label font-semibold slim:hidden">{isStart && label}</b>
      <b className="mt-auto voice trim-caps display-[9.4vw] [font-weight:inherit] wide:display-[5vw] paper:display-[2.3rem]">
        {week}
      </b>
    </span>
  )
}
