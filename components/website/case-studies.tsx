import { CountedFigures } from '@/components/sections/counted-figures'
import { StudyFigures } from '@/components/sections/study-figures'
import { SampleLabel } from '@/components/ui/sample-label'
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
            <p className="mb-3 text-sm">
              <b className="font-semibold">{study.client}</b>
              <span className="me-3 text-soft">, {study.location}</span>
              <SampleLabel item={study} label={testimonials.sampleLabel} />
            </p>
            {study.second ? <CountedFigures study={study} isWhole /> : <StudyFigures study={study} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}
