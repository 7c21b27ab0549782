import { CountMarks } from '@/components/ui/count-marks'
import type { CaseStudy } from '@/content/schema'
import { round } from '@/lib/round'

/** The largest count has three full rows of marks. */
const ROWS = 3

type Props = {
  study: CaseStudy
  results?: CaseStudy['results']
  headingLevel?: 'h3' | 'p'
  figureClass?: string
}

/**
 * The headline figures of a case study, each with a mark per counted item below it. All marks have one size: those of the
 * first figure fill the measure.
 * @param results further figures. The first one counts the surgeries of the practice.
 * @param headingLevel of the first figure.
 * @param figureClass the size of the figures.
 */
export function CountedFigures({ study, results = [], headingLevel = 'p', figureClass = 'text-6xl' }: Props) {
  const { headline, second, counts, surgeries } = study
  const inRow = Math.ceil((counts?.all ?? 0) / ROWS)
  const rows = [
    { ...headline, count: counts?.all },
    ...(second ? [{ ...second, text: `${second.text} ${second.period}`, count: counts?.booked, isBooked: true }] : []),
    ...results.map((result, index) => ({ ...result, count: index === 0 ? surgeries : undefined })),
  ]
  return rows.map(({ figure, text, count, ...marks }, index) => {
    const Line = index === 0 ? headingLevel : 'p'
    return (
      <div key={text} className="not-first:mt-md">
        <Line className="mb-4 flex items-baseline gap-x-[0.5em] border-t pt-4 text-xl font-semibold">
          <span className={`display opsz-max ${figureClass}`}>{figure}</span> <span>{text}</span>
        </Line>
        {count && inRow > 0 && (
          <CountMarks count={count} inRow={inRow} markWidth={`${round(100 / inRow)}%`} {...marks} />
        )}
      </div>
    )
  })
}
