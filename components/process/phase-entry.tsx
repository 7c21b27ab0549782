import { Illustration } from '@/components/ui/illustration'
import { processPage } from '@/content/process'
import type { Phase } from '@/content/schema'
import { AXIS_WEEKS } from '@/lib/week-axis'
import { placePhase } from './phase-rows'

const sides = { left: 'wide:col-start-1 wide:pr-12', right: 'wide:col-start-3 wide:pl-12' }
const belowTextClass = 'mt-8'
const sideBySideClass = `col-start-2 ${belowTextClass} wide:col-start-3 wide:row-[1/var(--deliverable-end)] wide:mt-0 wide:ml-12`

/** @param index of the phase, from 0. */
export function PhaseEntry({ phases, index }: { phases: readonly Phase[]; index: number }) {
  const phase = phases[index]!
  const { side, from, to, deliverableEnd } = placePhase(phases, index)
  const number = index + 1
  return (
    <li
      id={`phase-${number}`}
      style={{ '--from': from, '--to': to, '--deliverable-end': deliverableEnd }}
      className="grid grid-cols-[2.75rem_1fr] gap-x-5 wide:pointer-events-none wide:col-span-full wide:row-[var(--from)/var(--to)] wide:grid-cols-subgrid wide:grid-rows-subgrid wide:gap-x-0"
    >
      <PhaseWeeks weeks={phase.weeks} />
      <div
        className={`pointer-events-auto col-start-2 h-fit border-t border-line-strong wide:row-span-full ${sides[side]}`}
      >
        <p className="flex items-baseline justify-between gap-4 pt-2 text-small font-medium text-brass">
          <span>
            {processPage.phaseLabel} {number}
          </span>
          <span className="figure text-h3 font-normal">{phase.duration}</span>
        </p>
        <h2 className="mt-3 print:mt-0">{phase.title}</h2>
        <p className="mt-3 max-w-136 text-muted print:mt-1 print:max-w-none">{phase.description}</p>
        <ul className="mt-5 divide-y divide-line border-y border-line lg:font-serif lg:text-h3 print:mt-2 print:font-sans print:text-base">
          {phase.details.map((detail) => (
            <li key={detail} className="py-2 lg:py-2.5 print:py-0.5">
              {detail}
            </li>
          ))}
        </ul>
        {phase.deliverable && !deliverableEnd && <Deliverable name={phase.deliverable} className={belowTextClass} />}
      </div>
      {phase.deliverable && deliverableEnd && <Deliverable name={phase.deliverable} className={sideBySideClass} />}
    </li>
  )
}

function Deliverable({ name, className }: { name: string; className: string }) {
  return (
    <div
      className={`${className} flex h-fit items-start gap-4 rounded-panel border border-line bg-surface p-4 sm:items-center sm:gap-5 sm:p-5 print:gap-3 print:p-3`}
    >
      <Illustration width={84} height={108} className="w-12 shrink-0 fill-none stroke-line-strong sm:w-20 print:w-12">
        <path d="M1 9a8 8 0 0 1 8-8h50l24 24v74a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8Z" className="fill-canvas" />
        <path d="M59 1v16a8 8 0 0 0 8 8h16" />
        <path d="M13 21h26" className="stroke-ink" strokeWidth="3" />
        <path d="M13 32h36M13 40h28" />
        <path d="m13 70 14-6 14 2 14-10 15-7" className="stroke-accent" strokeWidth="2" />
        <path d="M13 91v-6M24.4 91v-6M35.8 91v-6M47.2 91v-6M58.6 91v-6M70 91v-6M13 91h57" className="stroke-brass" />
      </Illustration>
      <div className="wrap-anywhere">
        <p className="text-small font-medium text-brass">{processPage.deliverableLabel}</p>
        <p className="mt-1 font-serif text-h3">{name}</p>
        <p className="mt-2 text-small text-muted print:mt-0">{processPage.deliverableText}</p>
      </div>
    </div>
  )
}

/** The axis with one phase's weeks filled, for screens too narrow for a shared axis. */
function PhaseWeeks({ weeks }: Pick<Phase, 'weeks'>) {
  const hasEnd = weeks.to !== undefined
  const to = weeks.to ?? AXIS_WEEKS
  return (
    <div
      aria-hidden="true"
      data-axis
      style={{ '--before': weeks.from - 1, '--length': to - weeks.from + 1 }}
      className="relative row-span-2 overflow-hidden rounded-small bg-accent-soft text-center text-small leading-none tabular-nums wide:hidden"
    >
      <div
        data-weeks={`${weeks.from}-${to}`}
        className={`absolute inset-x-0 top-[calc(var(--before)/var(--weeks)*100%)] flex h-[calc(var(--length)/var(--weeks)*100%)] flex-col justify-between rounded-small py-2 text-on-accent forced-colors:border ${hasEnd ? 'bg-accent' : 'bg-linear-to-b from-accent from-40% to-transparent'}`}
      >
        <span>{weeks.from}</span>
        {hasEnd && to > weeks.from && <span>{to}</span>}
      </div>
      <div className="absolute inset-0 bg-[linear-gradient(transparent_calc(100%-1px),var(--canvas)_0)] bg-size-[100%_calc(100%/var(--weeks))]" />
    </div>
  )
}
