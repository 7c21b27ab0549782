import { CountedFigures } from '@/components/sections/counted-figures'
import { StudyClient } from '@/components/sections/study-client'
import { StudyFigures } from '@/components/sections/study-figures'
import { Section } from '@/components/ui/section'
import { caseStudies, testimonials } from '@/content/website'

const { title, items: studies } = caseStudies

/** The case studies. Renders nothing if there are none. */
export function CaseStudies() {
  if (studies.length === 0) return null
  return (
    <Section labelledBy="results">
      <h2 id="results">{title}</h2>
      <ul>
        {studies.map((study, index) => (
          <li key={index} id={study.id} className="mt-xl overflow-x-clip">
            <StudyClient study={study} label={testimonials.sampleLabel} className="mb-3" />
            {study.second ? <CountedFigures study={study} isHeading /> : <StudyFigures study={study} />}
            {study.growth && <p className="mt-sm text-xl font-semibold">{study.growth}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
