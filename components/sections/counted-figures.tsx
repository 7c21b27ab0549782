import type { CaseStudy } from '@/content/schema'
import { gridText, headlineParts } from '@/lib/case-study'

/** Rows of the grid: a divisor of 186. */
const ROWS = 6

type Props = { study: CaseStudy; isHeading?: boolean }

/**
 * The headline figures of a case study, above a grid with a cell for each counted item: white for those that were booked.
 * Pages import counted-figures.css.
 */
export function CountedFigures({ study, isHeading = false }: Props) {
  const Caption = isHeading ? 'h3' : 'p'
  return (
    <>
      <Caption className="mb-5 text-xl font-semibold tracking-[normal]">
        {headlineParts(study).map(({ figure, text }) => (
          <span key={text} className="me-[0.3em] inline-block">
            <span className="me-[0.05em] display display-[var(--text-7xl)] opsz-max">{figure}</span> {`${text} `}
          </span>
        ))}
      </Caption>
      {study.counts && <CellGrid {...study.counts} />}
    </>
  )
}

/** Filled column by column, so that the white part is as wide as its share. */
function CellGrid(counts: NonNullable<CaseStudy['counts']>) {
  const columns = Math.ceil(counts.all / ROWS)
  return (
    <svg
      role="img"
      aria-label={gridText(counts)}
      viewBox={`0 0 ${columns} ${ROWS}`}
      preserveAspectRatio="none"
      style={{ '--columns': columns, '--rows': ROWS }}
      className="cell-grid"
    >
      <path d={cells(counts.all)} />
      <path d={cells(counts.booked)} className="booked-cells reveal-[wipe]" />
    </svg>
  )
}

/** The path of a number of cells of size 1, each relative to the one before: the equal steps compress well. */
function cells(count: number): string {
  const steps = Array.from({ length: count - 1 }, (_, cell) => ((cell + 1) % ROWS ? 'm0 1' : `m1 ${1 - ROWS}`))
  return ['M0 0', ...steps].map((step) => `${step}h1v1h-1z`).join('')
}
