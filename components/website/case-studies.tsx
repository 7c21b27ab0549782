import { CaseFigure, CaseHeadline, headlineWidths } from '@/components/ui/case-headline'
import { Section } from '@/components/ui/section'
import { NumberedCells } from '@/components/ui/numbered-cells'
import type { CaseStudy } from '@/content/types'
import { caseStudies } from '@/content/website'

const { title, items: studies } = caseStudies

/** Each figure is over a drawing of what it counts. Nothing without case studies. */
export function CaseStudies() {
  if (studies.length === 0) return null
  return (
    <Section labelledBy="results" isBare className="pt-section">
      <h2 id="results" className="px-m pb-part">
        {title}
      </h2>
      <ul className="case-figures">
        {studies.map((study, index) => (
          <li key={index} className="@container overflow-x-clip border-t px-m pt-3 pb-passage">
            <p className="mb-item text-small">
              <b className="font-semibold">{study.client}</b>
              <span className="text-soft">, {study.location}</span>
            </p>
            {study.second ? <CountedStudy {...study} /> : <SummedStudy study={study} isFull={index === 0} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** One figure, at full measure in the first study, and the results below or next to it, the first with a cell for each patient. */
function SummedStudy({ study, isFull }: { study: CaseStudy; isFull: boolean }) {
  const { results, counts } = study
  return (
    <div className={isFull ? '' : 'narrow-study'}>
      <h3 className="@container">
        <CaseHeadline study={study} />
      </h3>
      {results.map(({ before, figure, text }, index) => (
        <div key={index} className={isFull ? 'mt-group columns items-end gap-y-4' : 'grid grid-cols-1 gap-6'}>
          <p className={isFull ? 'wide:col-span-5' : ''}>
            {before && <span className="mb-3 block text-name font-medium">{`${before} `}</span>}
            <span className="result-figure mb-3">{figure} </span>
            <span className="text-name font-medium">{text}</span>
          </p>
          {index === 0 && counts && (
            <NumberedCells
              count={counts.all}
              booked={counts.booked}
              inRow={isFull ? undefined : Math.ceil(counts.all / 2)}
              className={`text-label ${isFull ? 'wide:col-[6/13]' : ''}`}
              cellClass="count-cell"
            />
          )}
        </div>
      ))}
    </div>
  )
}

/**
 * Two figures in one size, with a rule between them, and the results next to them in the same size, the first with a
 * numbered cell for each surgery.
 */
function CountedStudy(study: CaseStudy) {
  const { results, surgeries } = study
  return (
    <div style={headlineWidths(study)} className="counted-study">
      <h3>
        <CaseHeadline
          study={study}
          figureClasses={['pe-(--apart)', 'border-s ps-(--apart) tight:border-s-0 tight:ps-0']}
        />
      </h3>
      <div className="grid gap-12 *:min-w-0">
        {results.map((result, index) => (
          <p key={index}>
            <CaseFigure {...result}>
              {index === 0 && surgeries && (
                <NumberedCells count={surgeries} className="text-label" cellClass="count-cell" />
              )}
            </CaseFigure>
          </p>
        ))}
      </div>
    </div>
  )
}
