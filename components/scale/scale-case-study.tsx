import { CaseFigure, CaseHeadline, headlineWidths } from '@/components/ui/case-headline'
import { Section } from '@/components/ui/section'
import { Ticks } from '@/components/ui/ticks'
import { scale } from '@/content/scale'
import { findStudy } from '@/lib/case-study'
import { interpolate } from '@/lib/interpolate'

const { eyebrow, chairs } = scale.proof
const study = findStudy(scale.proof.study)

/** The figures at full size, and a filled room for each of the practice's surgeries. Nothing without a study. */
export function ScaleCaseStudy() {
  if (!study) return null
  const { second, days, results, surgeries = 0, client, location } = study
  return (
    <Section labelledBy="growth" className="overflow-x-clip">
      <h2 id="growth">{eyebrow}</h2>
      <p className="mt-4 mb-7 text-small wide:mb-14">
        <b className="font-semibold">{client}</b>
        <span className="text-soft">, {location}</span>
      </p>
      <div className="@container">
        <div
          style={headlineWidths(study)}
          className="display-[calc(62cqi/var(--widest))] wide:display-[calc(85cqi/var(--all))] paper:text-[5rem]"
        >
          <h3 className="text-[1em]">
            <CaseHeadline
              study={study}
              className="justify-between gap-x-[0.24em] gap-y-10 slim:flex-col"
              textClass="voice text-caption"
            />
          </h3>
        </div>
      </div>
      {second && days && <Ticks count={days} nth={days / 3} className="mt-4 h-8 stroke-red" />}
      <div className="mt-group columns gap-y-8 display-[8rem] wide:display-[18vw] paper:text-[5rem]">
        <div className="grid content-start gap-8 *:min-w-0 wide:col-span-3">
          {results.map((result, index) => (
            <p key={index}>
              <CaseFigure {...result} />
            </p>
          ))}
        </div>
        {surgeries > 0 && (
          <div
            role="img"
            aria-label={interpolate(chairs, { surgeries })}
            style={{ '--rooms': Math.min(surgeries, 15) }}
            className="rooms text-base"
          >
            {Array.from({ length: surgeries }, (_, index) => (
              <span key={index} className="reveal-[fill-y] p-2 on-white wide:p-[0.5vw]">
                <span className="voice trim-caps display-[2.3rem] wide:display-[max(2.3rem,3.4vw)]">{index + 1} </span>
              </span>
            ))}
          </div>
        )}
      </div>
    </Section>
  )
}
