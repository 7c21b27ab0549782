import type { CaseStudy } from '@/content/schema'
import { caseStudies } from '@/content/website'
import { interpolate } from '@/lib/interpolate'

/** Rows of the grid: a divisor of 186. */
const ROWS = 6

type Props = { study: CaseStudy; heading?: 'h3' | 'p' }

/**
 * The headline figures of a case study, above a grid with a cell for each counted item: white for those that were booked.
 * Pages import counted-figures.css.
 */
export function CountedFigures({ study: { headline, second, counts }, heading: Caption = 'p' }: Props) {
  return (
    <>
      <Caption className="counted-caption">
        <span>
          <span className="display opsz-max">{headline.figure}</span> {headline.text} {second && caseStudies.and}
        </span>{' '}
        {second && (
          <span>
            <span className="display opsz-max">{second.figure}</span> {second.text} {second.period}
          </span>
        )}
      </Caption>
      {counts && <CellGrid {...counts} />}
    </>
  )
}

/** Filled column by column, so that the white part is as wide as its share. */
function CellGrid({ all, booked }: NonNullable<CaseStudy['counts']>) {
  const columns = Math.ceil(all / ROWS)
  return (
    <svg
      role="img"
      aria-label={interpolate(caseStudies.grid, { all, booked })}
      viewBox={`0 0 ${columns} ${ROWS}`}
      preserveAspectRatio="none"
      style={{ '--columns': columns, '--rows': ROWS }}
      className="cell-grid"
    >
      <path d={cells(all)} />
      <path d={cells(booked)} className="booked-cells reveal-[wipe]" />
    </svg>
  )
}

/** The path of a number of cells of size 1. */
function cells(count: number): string {
  return Array.from({ length: count }, (_, cell) => `M${Math.floor(cell / ROWS)} ${cell % ROWS}h1v1h-1z`).join('')
}
