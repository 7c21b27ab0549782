import { CountMarks } from '@/components/ui/count-marks'
import type { CaseStudy } from '@/content/schema'
import { round } from '@/lib/round'

/** Rows of marks of the largest count. On phones, more rows of larger marks. */
const ROWS = { wide: 3, phone: 8 }

type Props = { study: CaseStudy; isWhole?: boolean }

/**
 * The headline figures of a case study, each with a mark per counted item below it. All marks have one size: those of the
 * first figure fill the measure. Pages import counted-figures.css.
 * @param isWhole shows its further results too, in larger figures, and the first line as a heading. The first result counts the
 * surgeries of the practice.
 */
export function CountedFigures({ study, isWhole = false }: Props) {
  const { headline, second, counts, surgeries, results } = study
  const all = counts?.all ?? 0
  const rows = [
    { ...headline, count: counts?.all },
    ...(second ? [{ ...second, text: `${second.text} ${second.period}`, count: counts?.booked, isBooked: true }] : []),
    ...(isWhole ? results : []).map((result, index) => ({ ...result, count: index === 0 ? surgeries : undefined })),
  ]
  return rows.map(({ figure, text, count, ...marks }, index) => {
    const Line = isWhole && index === 0 ? 'h3' : 'p'
    return (
      <div key={text} className={`counted-figure ${isWhole ? 'is-large' : ''}`}>
        <Line>
          <span className="display opsz-max">{figure}</span> <span>{text}</span>
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
