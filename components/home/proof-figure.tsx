import { CountedFigures } from '@/components/sections/counted-figures'
import { ActionLink } from '@/components/ui/link'
import { SampleLabel } from '@/components/ui/sample-label'
import type { CaseStudy, Proof } from '@/content/schema'
import { testimonials } from '@/content/website'

type Props = { study: CaseStudy; action: Proof['action'] }

/** The headline figures of a case study, its client, and the link to it. */
export function ProofFigure({ study, action }: Props) {
  return (
    <figure className="px-m pb-lg">
      <CountedFigures study={study} />
      <figcaption className="mt-sm">
        <span className="me-2 text-soft">{study.client}.</span>
        <SampleLabel item={study} label={testimonials.sampleLabel} />{' '}
        <ActionLink action={action} className="touch-target link" />
      </figcaption>
    </figure>
  )
}
