import type { ReactNode } from 'react'
import type { CaseStudy } from '@/content/types'
import { round } from '@/lib/round'
import { measureLine } from '@/lib/font-metrics/measure-line'
import { Fitted } from './fitted'
import { CountMarks, marksInRow } from './count-marks'
import { Ticks } from './ticks'

/** Custom properties: the widths of the figures of a headline in em, together and of the widest. */
export function headlineWidths({ headline, second }: CaseStudy) {
  const widths = [headline, ...(second ? [second] : [])].map(({ figure }) => measureLine(figure).width)
  return { '--all': round(widths.reduce((sum, width) => sum + width)), '--widest': round(Math.max(...widths)) }
}

/** Days between two red ticks. */
const RED_TICK_DAYS = 5

const NAME = 'text-name font-semibold'

type HeadlineProps = PairStyle & { study: CaseStudy }

/** The headline of a case study over what it counts: one figure, or two, which the other props style. */
export function CaseHeadline({ study, ...style }: HeadlineProps) {
  const { second } = study
  return second ? <FigurePair study={study} second={second} {...style} /> : <LoneFigure study={study} />
}

/** One figure, which fills the measure. */
function LoneFigure({ study: { headline, days } }: { study: CaseStudy }) {
  return (
    <>
      <Fitted text={headline.figure} /> <span className="mt-3 block voice text-caption">{headline.text}</span>
      {days && <Ticks count={days} nth={RED_TICK_DAYS} className="mt-3 h-part stroke-red" />}
    </>
  )
}

type PairStyle = {
  /** Classes of the row of both figures. */
  className?: string
  /** Classes of the first and of the second figure. */
  figureClasses?: [string, string]
  /** Classes of their words. */
  textClass?: string
}
type PairProps = PairStyle & { study: CaseStudy; second: NonNullable<CaseStudy['second']> }

/** Two figures in the font size of the parent, each over its count. */
function FigurePair({ study, second, className = '', figureClasses = ['', ''], textClass = NAME }: PairProps) {
  const { headline, counts } = study
  const marks = counts && {
    inRow: marksInRow(counts.all),
    markWidth: measureLine(headline.figure).width / marksInRow(counts.all),
  }
  return (
    <>
      <span className={`flex gap-y-10 tight:flex-col ${className}`}>
        <CaseFigure {...headline} className={figureClasses[0]} textClass={textClass}>
          {marks && <CountMarks count={counts.all} {...marks} />}
        </CaseFigure>{' '}
        <CaseFigure {...second} className={figureClasses[1]} textClass={textClass}>
          {marks && <CountMarks count={counts.booked} isBooked {...marks} />}
        </CaseFigure>
      </span>{' '}
      <span className={`mt-6 block border-t pt-2 tracking-normal ${textClass}`}>{second.period}</span>
    </>
  )
}

type FigureProps = CaseStudy['results'][number] & { className?: string; textClass?: string; children?: ReactNode }

/** A figure in the font size of its parent between its words, and a drawing of what it counts. */
export function CaseFigure({ before, figure, text, className = '', textClass = NAME, children }: FigureProps) {
  return (
    <span className={`relative block tracking-normal ${className}`}>
      {before && <span className={`before-figure ${textClass}`}>{`${before} `}</span>}
      <span className="block max-w-full paper:w-auto!" style={{ width: `${round(measureLine(figure).width)}em` }}>
        <Fitted text={figure} />
      </span>{' '}
      <span className={`mt-4 mb-3 block wrap-anywhere wide:min-h-[2lh] ${textClass}`}>{text}</span>
      {children}
    </span>
  )
}
