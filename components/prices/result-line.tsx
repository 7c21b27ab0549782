import { SampleLabel } from '@/components/ui/sample-label'
import { priceProof } from '@/content/price-labels'
import { testimonials } from '@/content/website'
import { findStudy, headlineText } from '@/lib/case-study'
import { ArrowLink } from './arrow-link'

const study = findStudy(priceProof?.study)

/** The result of a case study in a line, with its clinic and a link to the case. Renders nothing if no study is set. */
export function ResultLine() {
  if (!priceProof || !study) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-m">
      <p className="flex flex-wrap items-baseline gap-x-m gap-y-1 py-2">
        <b className="text-xl font-semibold">{headlineText(study)}</b>{' '}
        <span className="text-soft">{`${study.client}, ${study.location}`}</span>
        <SampleLabel item={study} label={testimonials.sampleLabel} />
      </p>
      <ArrowLink action={{ label: priceProof.label, href: `/website#${study.id}` }} />
    </div>
  )
}
