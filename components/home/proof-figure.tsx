import { CountedFigures } from '@/components/sections/counted-figures'
import { StudyClient } from '@/components/sections/study-client'
import { ActionLink } from '@/components/ui/link'
import type { CaseStudy, Proof } from '@/content/schema'
import { testimonials } from '@/content/website'

type Props = { study: CaseStudy; action: Proof['action'] }

/** The headline figures of a case study, its client, and the link to it. */
export function ProofFigure({ study, action }: Props) {
  return (
    <figure className="px-m pb-lg">
      <CountedFigures study={study} />
      <figcaption className="mt-sm flex flex-wrap items-center justify-between gap-x-m">
        <StudyClient study={study} label={testimonials.sampleLabel} />
        <ActionLink action={action} className="touch-target link" />
      </figcaption>
    </figure>
  )
}
