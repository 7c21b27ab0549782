import { Illustration } from '@/components/ui/illustration'
import { phases as content, processPage } from '@/content/process'
import type { Phase } from '@/content/schema'
import { AXIS_WEEKS, type AxisWeek, weekAxis } from '@/lib/week-axis'
import { PhaseEntry } from './phase-entry'
import { OPEN_END_ROW } from './phase-rows'

const { week: label, alt, open: openEnd } = processPage.axis
const phases: readonly Phase[] = content

/** On wide screens and in print, one row is one week; on phones, each phase draws the axis next to its text. */
export function Timeline() {
  const isLastLeft = phases.length % 2 === 1
  return (
    <section aria-labelledby="framework" className="break-inside-avoid pb-16 md:pb-24 print:pb-0">
      <div
        style={{ '--weeks': AXIS_WEEKS }}
        className="container roomy print:grid-rows-[repeat(var(--weeks),minmax(3rem,1fr))]! wide:grid wide:grid-cols-[1fr_4.5rem_1fr] wide:grid-rows-[repeat(var(--weeks),minmax(5.5rem,auto))_auto]"
      >
        <div
          role="img"
          aria-label={alt}
          className="hidden [mask-image:linear-gradient(#000_80%,transparent)] text-small print-exact wide:col-start-2 wide:row-[1/span_var(--weeks)] wide:grid wide:grid-rows-subgrid"
        >
          {weekAxis(phases).map(({ week, ...slot }) => (
            <span key={week} data-week={week} className={slotClass(slot)}>
              {slot.isStart && <span className="block">{label}</span>}
              {week}
            </span>
          ))}
        </div>
        {phases.at(-1)?.weeks.to === undefined && (
          <p
            style={{ '--row': OPEN_END_ROW }}
            className={`hidden items-center gap-3 font-serif text-h3 text-muted wide:row-[var(--row)] wide:flex ${isLastLeft ? 'pl-12 wide:col-start-3' : 'justify-end pr-12 wide:col-start-1'}`}
            aria-hidden="true"
          >
            <Illustration width={12} height={64} className="h-16 fill-none stroke-current">
              <path d="M6 0v62m-5-6 5 6 5-6" />
            </Illustration>
            {openEnd}
          </p>
        )}
        <ol className="space-y-12 wide:col-span-full wide:row-span-full wide:grid wide:grid-cols-subgrid wide:grid-rows-subgrid wide:space-y-0">
          {phases.map(({ title }, index) => (
            <PhaseEntry key={title} phases={phases} index={index} />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Returns the classes of a week's slot: filled during a phase, dashed between phases. */
function slotClass({ isStart, isEnd, isActive }: Omit<AxisWeek, 'week'>): string {
  const base = 'print-exact pt-2 text-center tabular-nums'
  if (!isActive) return `${base} my-1 rounded-small border border-dashed border-line-strong text-muted`
  const inner = isStart ? 'rounded-t-small' : 'border-t border-on-accent/25'
  return `${base} bg-accent text-on-accent forced-colors:border-x ${inner} ${isEnd ? 'rounded-b-small' : ''}`
}
