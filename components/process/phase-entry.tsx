import { Fitted } from '@/components/ui/fitted'
import { KeepLast } from '@/components/ui/keep-last'
import { processPage } from '@/content/process'
import type { Phase } from '@/content/types'
import { measure } from '@/build/render/measure'
import type { placePhases } from './place-phases'
import { WeekLines } from './week-lines'

/** Width of a fitted line in em for each column, so that the titles of all phases have about one size. */
const EM_PER_COLUMN = 0.6

const block = {
  entry:
    'slim:week-columns wide:mt-[calc(var(--step)*100vw/24)] wide:not-last:mb-[calc(100vw/24)] wide:grid wide:grid-rows-[1fr_auto] wide:[grid-column:var(--from)/var(--to)]',
  span: 'wide:[grid-area:2/1] wide:pt-[2vw] wide:pb-[clamp(2rem,3.2vw,5rem)] wide:[--largest:21vw]',
  text: 'on-white',
}
const slot = {
  entry: 'week-columns wide:col-span-full wide:bg-gum',
  span: 'wide:pt-5 wide:[--largest:27vw]',
  text: 'wide:[grid-area:1/var(--text-from)/auto/var(--text-to)]',
}

/** The name of the timeline that process.css gives to a phase. */
export const timelineOf = ({ number }: Pick<Phase, 'number'>) => `--phase-${number}`

type Props = { phase: Phase; place: ReturnType<typeof placePhases>[number] }

/** A phase is white in its weeks. On phones, its weeks are a row above its text. */
export function PhaseEntry({ phase, place: { from, to, isBlock, row, step, text, isAdjacent } }: Props) {
  const { number } = phase
  const isFirst = number === 1
  const layout = isBlock ? block : slot
  const columns = { '--from': from, '--to': to + 1, '--text-from': text.from, '--text-to': text.to + 1 }
  return (
    <li
      id={`phase-${number}`}
      style={{ ...columns, '--row': row, '--step': step, '--timeline': timelineOf(phase) }}
      className={`phase wide:row-(--row) ${layout.entry} ${isFirst ? '' : 'slim:mt-14'} ${isBlock && isAdjacent ? 'wide:border-s-4 wide:border-gum' : ''}`}
    >
      {!isFirst && (
        <div className="relative col-span-full row-1 border-y wide:hidden">
          <WeekLines lineClass="border-s border-line" />
        </div>
      )}
      <WeekSpan
        {...phase.weeks}
        className={`${layout.span} ${isFirst ? 'slim:hidden' : ''} ${isBlock && !phase.weeks.to ? 'wide:hidden' : ''}`}
      />
      <div className={`px-m pt-5 pb-12 wide:pb-[clamp(2rem,3.2vw,5rem)] slim:col-span-full paper:pb-4 ${layout.text}`}>
        <p className="flex justify-between gap-4 border-b pb-2 font-semibold">
          <span>{`${processPage.phaseLabel} ${number}`}</span> <span>{phase.duration}</span>
        </p>
        <h2 className="mt-6 wide:mt-[clamp(1rem,1.9vw,3rem)]">
          <Fitted text={phase.title} wide={(text.to - text.from + 1) * EM_PER_COLUMN} narrow={3.1} />
        </h2>
        <div className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] items-start gap-x-m gap-y-6 wide:mt-[clamp(1.2rem,2.3vw,3.6rem)] paper:mt-2 paper:gap-y-2">
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
              <p className="mt-2 mb-3 voice text-[clamp(2.3rem,3.4vw,5.2rem)]">{phase.deliverable}</p>
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
  const [first, last] = [measure(`${from}`), to && to > from ? measure(`${to}`) : undefined]
  const hasRule = to !== from
  const width = first.width + (hasRule ? 0.6 : 0) + (last?.width ?? 0)
  return (
    <div
      aria-hidden="true"
      data-weeks
      className={`@container content-center px-[0.3rem] py-4 on-white [--largest:9.4vw] [grid-area:1/var(--from)/auto/var(--to)] wide:content-start wide:px-[max(var(--m),0.5rem)] ${to ? '' : 'pe-0!'} ${className}`}
    >
      <p
        style={{
          fontSize: `calc(min(var(--largest), 100cqi / ${width}) / var(--text-scale, 1))`,
          marginInline: `${-first.left}em ${last ? -0.025 : 0}em`,
        }}
        className="flex items-start gap-[max(0.06em,0.35rem)] voice trim-caps paper:text-[3.6rem]!"
      >
        <span>{from}</span>
        {hasRule && <span className="grow reveal-[wipe] border-t-[max(2px,0.02em)] border-red" />}
        {last && <span>{to}</span>}
      </p>
    </div>
  )
}
