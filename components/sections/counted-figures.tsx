import { CountMarks } from '@/components/ui/count-marks'
import type { CaseStudy } from '@/content/schema'
import { round } from '@/lib/round'

/** Rows of marks of the largest count. On phones, more rows of larger marks. */
const ROWS = { wide: 3, phone: 8 }

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
  const all = counts?.all ?? 0
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
        {count && all > 0 && (
          <>
            <CountMarks count={count} {...scaleOf(all, ROWS.wide)} {...marks} className="phone:hidden" />
            <CountMarks count={count} {...scaleOf(all, ROWS.phone)} {...marks} className="not-phone:hidden" />
          </>
        )}
      </div>
    )
  })
}

/** Marks of one size, of which a count fills a number of rows. */
function scaleOf(count: number, rows: number) {
  const inRow = Math.ceil(count / rows)
  return { inRow, markWidth: `${round(100 / inRow)}%` }
}
