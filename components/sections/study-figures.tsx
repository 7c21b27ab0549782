import { Fitted } from '@/components/ui/fitted'
import type { CaseStudy } from '@/content/schema'
import { measureLine } from '@/lib/font-metrics/measure-line'
import { round } from '@/lib/round'
import { Ticks } from './ticks'

const DAYS_IN_A_MONTH = 30

type Figure = CaseStudy['results'][number]

/**
 * The figures of a case study at one font size, each above a drawing of what it counts. Stacked on phones. Pages import
 * study-figures.css.
 */
export function StudyFigures({ study: { headline, days, results, counts } }: { study: CaseStudy }) {
  const widths = [headline, ...results].map(({ figure }) => measureLine(figure).width)
  const sizes = {
    '--figures': widths.length,
    '--columns': widths.map((width) => `minmax(0, ${round(width)}fr)`).join(' '),
    '--all': round(widths.reduce((sum, width) => sum + width)),
    '--widest': round(Math.max(...widths)),
  }
  return (
    <div className="@container">
      <div style={sizes} className="study-figures">
        <div className="study-figure">
          <h3>
            <FigureAndWords {...headline} />
          </h3>
          {/* A thicker tick for each month, or for every fifth day of a single one. */}
          {days && <Ticks count={days} nth={days > DAYS_IN_A_MONTH ? DAYS_IN_A_MONTH : 5} />}
        </div>
        {results.map((result, index) => (
          <div key={index} className="study-figure">
            <p>
              <FigureAndWords {...result} />
            </p>
            {index === 0 && counts && <NumberedCells {...counts} />}
          </div>
        ))}
      </div>
    </div>
  )
}

function FigureAndWords({ figure, text }: Figure) {
  return (
    <>
      <span className="study-number" style={{ '--number-width': round(measureLine(figure).width) }}>
        <Fitted text={figure} />
      </span>{' '}
      <span className="mt-3 mb-2 text-xl font-semibold">{text}</span>
    </>
  )
}

/** Numbered cells, one per patient: white for those with an appointment. */
function NumberedCells({ all, booked }: NonNullable<CaseStudy['counts']>) {
  return (
    <ol aria-hidden="true" className="numbered-cells">
      {Array.from({ length: all }, (_, index) => (
        <li key={index} className={index < booked ? 'reveal-[fill-y] theme-white' : undefined}>
          {index + 1}
        </li>
      ))}
    </ol>
  )
}
