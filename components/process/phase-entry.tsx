import { Fitted } from '@/components/ui/fitted'
import { KeepLast } from '@/components/ui/keep-last'
import { processPage } from '@/content/process'
import type { Phase } from '@/content/types'
import { measure } from '@/build/render/measure'
import type { placePhases } from './place-phases'
import { WeekLines } from './week-lines'

/** Width of a fitted line in em for each column, so that the titles of all phases have about one size. */
const EM_PER_COLUMN = 0.6

/** The name of the timeline that process.css gives to a phase. */
export const timelineOf = ({ number }: Pick<Phase, 'number'>) => `--phase-${number}`

type Props = { phase: Phase; place: ReturnType<typeof placePhases>[number] }

/** A phase is white in its weeks. On phones, its weeks are a row above its text. */
export function PhaseEntry({ phase, place: { from, to, isBlock, row, step, text, isAdjacent } }: Props) {
  const { number } = phase
  const isFirst = number === 1
  const columns = { '--from': from, '--to': to + 1, '--text-from': text.from, '--text-to': text.to + 1 }
  return (
    <li
      id={`phase-${number}`}
      style={{ ...columns, '--row': row, '--step': step, '--timeline': timelineOf(phase) }}
      className={`phase ${isBlock ? 'phase-block' : 'phase-slot'} ${isBlock && isAdjacent ? 'after-phase' : ''} ${isFirst ? '' : 'slim:mt-14'}`}
    >
      {!isFirst && (
        <div className="relative col-span-full row-1 border-y wide:hidden">
          <WeekLines lineClass="border-s border-line" />
        </div>
      )}
      <WeekSpan
        {...phase.weeks}
        className={`${isFirst ? 'slim:hidden' : ''} ${isBlock && !phase.weeks.to ? 'wide:hidden' : ''}`}
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
              <p className="mt-2 mb-3 voice text-title">{phase.deliverable}</p>
              <p>{processPage.deliverableText}</p>
            </div>
          )}
        </div>
      </div>
    </li>
  )
}

/** The explanation of a term, if it has one. */
function Gloss({ term }: { term: string }) {
  const gloss = processPage.glosses.find((gloss) => gloss.term === term)
  return (
    gloss && (
      <span className="font-normal text-soft">
        : <KeepLast text={gloss.meaning} />
      </span>
    )
  )
}

/** The first and last week, and a rule between them that hangs from the cap line. Without a last week, it has no end. */
function WeekSpan({ from, to, className }: Phase['weeks'] & { className: string }) {
  const first = measure(`${from}`)
  const last = to && to > from ? measure(`${to}`) : undefined
  const hasRule = to !== from
  const width = first.width + (hasRule ? 0.6 : 0) + (last?.width ?? 0)
  return (
    <div aria-hidden="true" data-weeks className={`phase-weeks on-white ${to ? '' : 'without-end'} ${className}`}>
      <p
        style={{
          '--size': `min(var(--largest), 100cqi / ${width})`,
          marginInline: `${-first.left}em ${last ? -0.025 : 0}em`,
        }}
        className="flex items-start gap-[max(0.06em,0.35rem)] voice trim-caps display-[var(--size)] paper:text-[3.6rem]"
      >
        <span>{from}</span>
        {hasRule && <span className="grow reveal-[wipe] border-t-[max(2px,0.02em)] border-red" />}
        {last && <span>{to}</span>}
      </p>
    </div>
  )
}
