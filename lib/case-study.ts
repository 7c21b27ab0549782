import type { CaseStudy } from '@/content/schema'
import { caseStudies } from '@/content/website'
import { interpolate } from './interpolate'

/** Returns the case study with this id, or undefined if there is none. */
export function findStudy(id: string | undefined): CaseStudy | undefined {
  return id ? caseStudies.items.find((study) => study.id === id) : undefined
}

/** Returns the headline figures of a case study, each with the text after it. */
export function headlineParts({ headline, second }: CaseStudy) {
  if (!second) return [headline]
  return [
    { figure: headline.figure, text: `${headline.text} ${caseStudies.and}` },
    { figure: second.figure, text: `${second.text} ${second.period}` },
  ]
}

/** Returns the headline figures of a case study as one line of text. */
export function headlineText(study: CaseStudy): string {
  return headlineParts(study)
    .map(({ figure, text }) => `${figure}\u00a0${text}`)
    .join(' ')
}

/** Returns the text alternative of the grid of a case study’s counts. */
export const gridText = (counts: NonNullable<CaseStudy['counts']>): string => interpolate(caseStudies.grid, counts)
