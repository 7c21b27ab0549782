import { SampleLabel } from '@/components/ui/sample-label'
import type { CaseStudy } from '@/content/schema'

type Props = { study: CaseStudy; label: string; className?: string }

/** The client and the place of a case study, marked as a sample as long as the content says so. */
export function StudyClient({ study, label, className = '' }: Props) {
  return (
    <p className={`text-sm ${className}`}>
      <b className="font-semibold">{study.client}</b>
      <span className="me-3 text-soft">, {study.location}</span>
      <SampleLabel item={study} label={label} />
    </p>
  )
}
