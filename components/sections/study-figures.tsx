import type { ReactNode } from 'react'
import { CountMarks, marksInRow } from '@/components/ui/count-marks'
import { Fitted } from '@/components/ui/fitted'
import { Ticks } from '@/components/ui/ticks'
import type { CaseStudy } from '@/content/schema'
import { measureLine } from '@/lib/font-metrics/measure-line'
import { round } from '@/lib/round'

const DAYS_IN_A_MONTH = 30

/**
 * The figures of a case study at one font size, each above a drawing of what it counts. Stacked on phones. Pages import
 * study-figures.css.
 */
export function StudyFigures({ study }: { study: CaseStudy }) {
  const { headline, second, days, results, counts, surgeries } = study
  const widths = [headline, ...(second ? [second] : []), ...results].map(({ figure }) => measureLine(figure).width)
  const sizes = {
    '--figures': widths.length,
    '--columns': widths.map((width) => `minmax(0, ${round(width)}fr)`).join(' '),
    '--all': round(widths.reduce((sum, width) => sum + width)),
    '--widest': round(Math.max(...widths)),
    ...(second && { '--marked': round(measureLine(second.figure).width) }),
  }
  // A thicker tick for each month, or for every fifth day of a single one.
  const ticks = days && <Ticks count={days} nth={days > DAYS_IN_A_MONTH ? DAYS_IN_A_MONTH : 5} />
  // All marks of the second figure in one row, as wide as the figure, if the first figure does not need wider rows.
  const inRow = counts && Math.max(marksInRow(counts.all), counts.booked)
  const markedWidth = second && measureLine(second.figure).width
  const marks = inRow && markedWidth && { inRow, markWidth: `${round(markedWidth / inRow, 4)}em` }
  const cells = surgeries ?? (second ? undefined : counts?.all)
  return (
    <div className="study">
      <div style={sizes} className="study-figures">
        <h3>
          <span className="study-figure">
            <Figure {...headline} />
            {second ? marks && <CountMarks count={counts.all} {...marks} /> : ticks}
          </span>{' '}
          {second && (
            <>
              <span className="study-figure">
                <Figure {...second} />
                {marks && <CountMarks count={counts.booked} isBooked {...marks} />}
              </span>{' '}
              <span className="study-period">
                <span>{second.period}</span>
                {ticks}
              </span>
            </>
          )}
        </h3>
        {results.map((result, index) => (
          <div key={index} className="study-figure">
            <Figure {...result} />
            {index === 0 && cells && <NumberedCells count={cells} />}
          </div>
        ))}
      </div>
    </div>
  )
}

/** A figure, and the words below it. */
function Figure({ figure, text }: CaseStudy['results'][number]): ReactNode {
  return (
    <>
      <span className="study-number" style={{ '--number-width': round(measureLine(figure).width) }}>
        <Fitted text={figure} />
      </span>{' '}
      <span className="study-words">{text}</span>
    </>
  )
}

/** Numbered white cells, one per counted unit. */
function NumberedCells({ count }: { count: number }) {
  return (
    <ol aria-hidden="true" className={`numbered-cells ${count % 5 === 0 ? 'is-multiple-of-five' : ''}`}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className="reveal-[fill-y] ground-white">
          {index + 1}
        </li>
      ))}
    </ol>
  )
}
