import { CountMarks } from '@/components/ui/count-marks'
import { ActionLink } from '@/components/ui/link'
import type { CaseStudy, Proof } from '@/content/schema'
import { round } from '@/lib/round'

/** Rows of marks of the larger count. On phones, more rows of larger marks. */
const ROWS = { wide: 3, phone: 8 }

type Props = { study: CaseStudy; action: Proof['action'] }

/** The headline figures of a case study. Two of them have marks below them, at one scale: the first fills the measure. */
export function ProofFigure({ study: { headline, second, counts, client }, action }: Props) {
  return (
    <figure className="px-m pb-lg">
      <Count figure={headline.figure} text={headline.text} />
      {second && counts && <Marks count={counts.all} all={counts.all} />}
      {second && <Count figure={second.figure} text={`${second.text} ${second.period}`} />}
      {second && counts && <Marks count={counts.booked} all={counts.all} isBooked />}
      <figcaption className="mt-sm">
        <span className="text-soft">{client}.</span> <ActionLink action={action} className="touch-target link" />
      </figcaption>
    </figure>
  )
}

function Marks({ all, ...counted }: { count: number; all: number; isBooked?: boolean }) {
  const scaleOf = (rows: number) => ({
    inRow: Math.ceil(all / rows),
    markWidth: `${round(100 / Math.ceil(all / rows))}%`,
  })
  return (
    <>
      <CountMarks {...counted} {...scaleOf(ROWS.wide)} className="phone:hidden" />
      <CountMarks {...counted} {...scaleOf(ROWS.phone)} className="not-phone:hidden" />
    </>
  )
}

function Count({ figure, text }: { figure: string; text: string }) {
  return (
    <p className="mt-md mb-4 flex items-baseline gap-x-[0.5em] border-t pt-4 text-xl font-semibold first:mt-0">
      <span className="display text-6xl opsz-max">{figure}</span> <span>{text}</span>
    </p>
  )
}
