import { CountMarks } from '@/components/ui/count-marks'
import { ActionLink } from '@/components/ui/link'
import type { CaseStudy, Proof } from '@/content/schema'
import { round } from '@/lib/round'

/** The larger count has three full rows of marks. */
const ROWS = 3

type Props = { study: CaseStudy; action: Proof['action'] }

/** The headline figures of a case study. Two of them have marks below them, at one scale: the first fills the measure. */
export function ProofFigure({ study: { headline, second, counts, client }, action }: Props) {
  const inRow = Math.ceil((counts?.all ?? 0) / ROWS)
  const marks = second && counts && { inRow, markWidth: `${round(100 / inRow)}%` }
  return (
    <figure className="px-m pb-lg">
      <Count figure={headline.figure} text={headline.text} />
      {marks && <CountMarks count={counts.all} {...marks} />}
      {second && <Count figure={second.figure} text={`${second.text} ${second.period}`} />}
      {marks && <CountMarks count={counts.booked} isBooked {...marks} />}
      <figcaption className="mt-sm">
        <span className="text-soft">{client}.</span> <ActionLink action={action} className="touch-target link" />
      </figcaption>
    </figure>
  )
}

function Count({ figure, text }: { figure: string; text: string }) {
  return (
    <p className="mt-md mb-4 flex items-baseline gap-x-[0.5em] border-t pt-4 text-xl font-semibold first:mt-0">
      <span className="display text-6xl opsz-max">{figure}</span> <span>{text}</span>
    </p>
  )
}
