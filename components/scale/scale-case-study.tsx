import { CountedFigures } from '@/components/sections/counted-figures'
import { StudyClient } from '@/components/sections/study-client'
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
      <StudyClient study={study} label={testimonials.sampleLabel} className="mt-4 mb-md" />
      <CountedFigures study={study} isHeading />
      {study.growth && <p className="mt-sm text-xl font-semibold">{study.growth}</p>}
    </Section>
  )
}
