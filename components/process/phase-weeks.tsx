import { phases, process } from '@/content/process'

type Weeks = (typeof phases)[number]['weeks']

const drawn = process.axis.weeks

/** The axis with one phase's weeks filled, for screens too narrow for a shared axis. */
export function PhaseWeeks({ weeks }: { weeks: Weeks }) {
  const to = 'to' in weeks ? weeks.to : drawn
  return (
    <div
      aria-hidden="true"
      data-axis
      style={{ '--weeks': drawn, '--before': weeks.from - 1, '--length': to - weeks.from + 1 }}
      className="relative row-span-2 overflow-hidden rounded-small bg-accent-soft text-center text-fine leading-none tabular-nums wide:hidden"
    >
      <div
        data-weeks={`${weeks.from}-${to}`}
        className={`absolute inset-x-0 top-[calc(var(--before)/var(--weeks)*100%)] flex h-[calc(var(--length)/var(--weeks)*100%)] flex-col justify-between rounded-small py-2 text-on-accent forced-colors:border ${'to' in weeks ? 'bg-accent' : 'bg-linear-to-b from-accent from-40% to-transparent'}`}
      >
        <span>{weeks.from}</span>
        {'to' in weeks && to > weeks.from && <span>{to}</span>}
      </div>
      <div className="absolute inset-0 bg-[linear-gradient(transparent_calc(100%-1px),var(--canvas)_0)] bg-size-[100%_calc(100%/var(--weeks))]" />
    </div>
  )
}
