import type { CaseStudy } from '@/content/schema'
import { caseStudies } from '@/content/website'

/** Returns the case study with this id, or undefined if there is none. */
export function findStudy(id: string | undefined): CaseStudy | undefined {
  return id ? caseStudies.items.find((study) => study.id === id) : undefined
}

/** Returns the headline figures of a case study as one line of text. */
export function headlineText({ headline, second }: CaseStudy): string {
  const first = `${headline.figure}\u00a0${headline.text}`
  return second ? `${first} ${caseStudies.and} ${second.figure}\u00a0${second.text} ${second.period}` : first
}
