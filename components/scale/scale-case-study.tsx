import { CountedFigures } from '@/components/sections/counted-figures'
import { SampleLabel } from '@/components/ui/sample-label'
import { Section } from '@/components/ui/section'
import { scale } from '@/content/scale'
import { testimonials } from '@/content/website'
import { findStudy } from '@/lib/case-study'

const { title } = scale.proof
const study = findStudy(scale.proof.study)

/** The case study of a practice that has grown. Renders nothing if no study is set. */
export function ScaleCaseStudy() {
  if (!study) return null
  return (
    <Section labelledBy="growth" className="break-inside-avoid">
      <h2 id="growth">{title}</h2>
      <p className="mt-4 mb-md text-sm">
        <b className="font-semibold">{study.client}</b>
        <span className="me-3 text-soft">, {study.location}</span>
        <SampleLabel item={study} label={testimonials.sampleLabel} />
      </p>
      <CountedFigures study={study} isWhole />
    </Section>
  )
}
