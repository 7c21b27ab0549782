import { Eyebrow } from '@/components/ui/eyebrow'
import { Section } from '@/components/ui/section'
import type { CaseStudy } from '@/content/schema'
import { scale } from '@/content/scale'
import { caseStudies } from '@/content/website'
import { interpolate } from '@/lib/interpolate'
import { Chair } from './chair'

const { eyebrow, caseStudy, chairs } = scale.proof
const studies: readonly CaseStudy[] = caseStudies.items
// The content check requires the study.
const { headline, results, surgeries = 0, client, location } = studies.find(({ id }) => id === caseStudy)!

export function ScaleCaseStudy() {
  return (
    <Section labelledBy="growth" tone="sunken">
      <Eyebrow>{eyebrow}</Eyebrow>
      <p className="mt-3">
        {client}, <span className="text-muted">{location}</span>
      </p>
      <div className="mt-10 grid gap-x-16 gap-y-8 sm:grid-cols-2 lg:mt-14">
        <h2 id="growth" className="font-sans tracking-normal">
          <Result {...headline} />
        </h2>
        {results.map((result) => (
          <p key={result.figure}>
            <Result {...result} />
          </p>
        ))}
      </div>
      {surgeries > 0 && (
        <div
          role="img"
          aria-label={interpolate(chairs, { surgeries })}
          className="mt-14 grid grid-cols-5 gap-x-2 gap-y-6 text-center text-small text-muted tabular-nums md:grid-cols-[repeat(15,1fr)] md:gap-x-1 lg:mt-20 lg:gap-x-2"
        >
          {Array.from({ length: surgeries }, (_, index) => (
            <span key={index}>
              <Chair className="mx-auto w-full max-w-16 text-accent" />
              <span className="mt-1 block border-t border-line-strong pt-2">{index + 1}</span>
            </span>
          ))}
        </div>
      )}
    </Section>
  )
}

function Result({ figure, text }: CaseStudy['headline']) {
  return (
    <span className="block border-t border-line-strong pt-2" data-reveal>
      <span className="block figure text-[clamp(7rem,3rem+17vw,16rem)] leading-[0.9]">{figure}</span>{' '}
      <span className="mt-2 block max-w-88 text-lead text-balance text-muted">{text}</span>
    </span>
  )
}
