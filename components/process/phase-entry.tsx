import { Fitted } from '@/components/ui/fitted'
import { KeepLast } from '@/components/ui/keep-last'
import { processPage } from '@/content/process'
import type { Phase } from '@/content/types'
import type { PhasePlace } from '@/lib/place-phases'
import { WeekLines } from './week-lines'
import { WeekSpan } from './week-span'

/** Width of a fitted line in em for each column, so that the titles of all phases have about one size. */
const EM_PER_COLUMN = 0.6

/** The name of the timeline that timeline.css gives to a phase. */
export const timelineOf = ({ number }: Pick<Phase, 'number'>) => `--phase-${number}`

type Props = { phase: Phase; place: PhasePlace }

/** A phase is white in its weeks. On phones, its weeks are a row above its text, unless they are below the axis. */
export function PhaseEntry({ phase, place: { from, to, isBlock, row, step, text, isAdjacent } }: Props) {
  const { number, weeks } = phase
  const isFirst = number === 1
  const columns = { '--from': from, '--to': to + 1, '--text-from': text.from, '--text-to': text.to + 1 }
  const classNames = [
    'phase',
    isBlock ? 'phase-block' : 'phase-short',
    isBlock && isAdjacent && 'after-phase',
    !isFirst && 'slim:mt-14',
  ]
  return (
    <li
      id={`phase-${number}`}
      style={{ ...columns, '--row': row, '--step': step, '--timeline': timelineOf(phase) }}
      className={classNames.filter(Boolean).join(' ')}
    >
      {!isFirst && (
        <div className="relative col-span-full row-1 border-y wide:hidden">
          <WeekLines lineClass="border-s border-line" />
        </div>
      )}
      <WeekSpan
        weeks={weeks}
        className={`${isFirst ? 'slim:hidden' : ''} ${isBlock && !weeks.to ? 'wide:hidden' : ''}`}
      />
      <div className={`phase-text px-m pt-5 pb-12 wide:pb-part paper:pb-4 ${isBlock ? 'on-white' : ''}`}>
        <p className="flex justify-between gap-4 border-b pb-2 font-semibold">
          <span>{`${processPage.phaseLabel} ${number}`}</span> <span>{phase.duration}</span>
        </p>
        <h2 className="mt-6 wide:mt-item">
          <Fitted text={phase.title} wide={(text.to - text.from + 1) * EM_PER_COLUMN} narrow={3.1} />
        </h2>
        <div className="phase-details mt-6 gap-x-m gap-y-6 wide:mt-item paper:mt-2 paper:gap-y-2">
          <p className="text-lead">{phase.description}</p>
          <ul className="row-span-2">
            {phase.details.map((detail) => (
              <li key={detail} className="border-t border-line py-2 font-medium paper:py-0.5">
                {detail}
                <Gloss term={detail} />
              </li>
            ))}
          </ul>
          {phase.deliverable && (
            <div className="border-t-6 pt-3">
              <p className="font-semibold">{processPage.deliverableLabel}</p>
              <p className="mt-2 mb-3 voice text-title">{phase.deliverable.title}</p>
              <p>{phase.deliverable.text}</p>
            </div>
          )}
        </div>
      </div>
    </li>
  )
}

/** The explanation of a term, if it has one. */
function Gloss({ term }: { term: string }) {
  const gloss = processPage.glosses.find((entry) => entry.term === term)
  return (
    gloss && (
      <span className="font-normal text-soft">
        : <KeepLast text={gloss.meaning} />
      </span>
    )
  )
}
