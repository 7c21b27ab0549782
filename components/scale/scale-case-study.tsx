import { CaseFigure, CaseHeadline, headlineWidths } from '@/components/ui/case-headline'
import { Section } from '@/components/ui/section'
import { NumberedCells } from '@/components/ui/numbered-cells'
import { Ticks } from '@/components/ui/ticks'
import { scale } from '@/content/scale'
import { findStudy } from '@/lib/case-study'
import { interpolate } from '@/lib/interpolate'

const { eyebrow, rooms } = scale.proof
const study = findStudy(scale.proof.study)
/** A red tick for each month. */
const DAYS_IN_A_MONTH = 30

/** The figures at full size, and a filled room for each of the practice's surgeries. Nothing without a study. */
export function ScaleCaseStudy() {
  if (!study) return null
  const { second, days, results, surgeries = 0, client, location } = study
  return (
    <Section labelledBy="growth" className="case-figures break-inside-avoid overflow-x-clip">
      <h2 id="growth">{eyebrow}</h2>
      <p className="mt-4 mb-7 text-small wide:mb-14">
        <b className="font-semibold">{client}</b>
        <span className="text-soft">, {location}</span>
      </p>
      <div className="@container">
        <h3 style={headlineWidths(study)} className="growth-figures">
          <CaseHeadline study={study} className="growth-row" textClass="voice text-caption" />
        </h3>
      </div>
      {second && days && <Ticks count={days} nth={DAYS_IN_A_MONTH} className="mt-4 h-8 stroke-red" />}
      <div className="growth-results mt-group columns gap-y-8">
        <div className="grid content-start gap-8 *:min-w-0 wide:col-span-3">
          {results.map((result, index) => (
            <p key={index}>
              <CaseFigure {...result} />
            </p>
          ))}
        </div>
        {surgeries > 0 && (
          <NumberedCells
            count={surgeries}
            label={interpolate(rooms, { surgeries })}
            className="text-base wide:col-[4/13]"
            cellClass="room"
          />
        )}
      </div>
    </Section>
  )
}
