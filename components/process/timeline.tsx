import { PageHeader } from '@/components/sections/page-header'
import { ActionLink } from '@/components/ui/link'
import { AXIS_WEEKS } from '@/content/drawings'
import { phases as content, processPage } from '@/content/process'
import type { Phase } from '@/content/schema'
import { PhaseEntry, phaseBackground } from './phase-entry'

const { back, title, lead, axis } = processPage
const weeks = Array.from({ length: AXIS_WEEKS }, (_, index) => index + 1)

/** The title and the phases. On wide screens and on paper, each of the columns is a week. */
export function Timeline({ phases = content }: { phases?: readonly Phase[] }) {
  return (
    // Height of a week, and width of half a week.
    <section
      aria-labelledby="framework"
      style={{ '--weeks': AXIS_WEEKS }}
      className="[--cell:max(4.9rem,7.5vw)] [--step:calc(100vw/24)] short:[--cell:max(3.5rem,7.5vw)] paper:[--cell:3rem]"
    >
      {/* On narrow screens, the padding gives the lead as many lines in a fallback font: another line would move the weeks. */}
      <PageHeader
        id="framework"
        title={title}
        lead={lead}
        maxEm={9}
        maxEmNarrow={3.4}
        className="content-start not-tall:min-h-(--window) not-tall:content-between wide:pb-6 phone:pt-5 paper:min-h-0"
        leadClass="wide:mt-3 not-wide:pe-4"
      >
        <p className="screen-only wide:col-span-4 wide:justify-self-end">
          <ActionLink action={back} className="touch-target items-end text-lg link" />
        </p>
      </PageHeader>
      <div role="img" aria-label={axis.alt} className="wide:sticky wide:top-header wide:z-1 short:static paper:static">
        <p className="px-m pb-1.5 text-xs font-semibold wide:hidden">{axis.week}</p>
        <div className="week-columns not-wide:mx-m not-wide:border-x">
          {weeks.map((week) => (
            <Week key={week} week={week} phases={phases} />
          ))}
        </div>
      </div>
      <ol className="wide:week-columns">
        {phases.map((phase) => (
          <PhaseEntry key={phase.number} phase={phase} />
        ))}
      </ol>
    </section>
  )
}

/** A week with the background of its phase, if it is part of one. In forced colours, a phase begins with a thick line. */
function Week({ week, phases }: { week: number; phases: readonly Phase[] }) {
  const phase = phases.find(({ weeks: { from, to = AXIS_WEEKS } }) => week >= from && week <= to)
  const isFirst = week === phase?.weeks.from
  return (
    <span
      className={`flex min-h-(--cell) flex-col border-y border-ink ps-[0.2rem] pt-2 pb-2.5 not-first:border-s wide:ps-[max(var(--m),0.5rem)] wide:pb-3 short:py-[0.35rem] ${phase ? phaseBackground(phase) : 'bg-surface'} ${isFirst ? 'forced-colors:not-first:border-s-4' : ''}`}
    >
      {isFirst && <b className="text-xs font-semibold not-wide:hidden">{axis.week}</b>}
      <b
        className={`mt-auto display trim-caps display-[9.4vw] wide:display-[5vw] paper:text-(length:--text-3xl) ${phase ? '' : 'font-light'}`}
      >
        {week}
      </b>
    </span>
  )
}
