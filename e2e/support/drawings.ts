import type { Page } from 'playwright/test'
import { diary, hero, homeProof } from '@/content/home'
import { scale } from '@/content/scale'
import type { CaseStudy } from '@/content/types'
import { caseStudies } from '@/content/website'
import { expectNone } from './visual-checks'

const studies = caseStudies.items as readonly CaseStudy[]

/** The marks of the two figures of case studies. */
const marksOf = (shown: readonly CaseStudy[]) =>
  shown.some(({ second, counts }) => second && counts) ? ['.count-marks > *'] : []

/** The parts of the drawings of case studies. */
const partsOf = (shown: readonly CaseStudy[]) => [
  ...marksOf(shown),
  ...(shown.some(({ second, counts, surgeries }) => surgeries ?? (!second && counts)) ? ['.numbered-cells > i'] : []),
]

/** A headline has the dots of the days if it has one dot for each day of the diary. */
const hasDayDots = hero.title.match(/[ij]/g)?.length === diary.days.length

/** The parts of the drawings of each page, besides those of SERIES. Each is painted, in another colour than what is behind it. */
const PARTS: Record<string, readonly string[]> = {
  '/': [
    ...['.diary-slot', '.treatment-slot', '.dial-face', '.dial-ring', '.question-sign'],
    ...marksOf(studies.filter(({ id }) => id === homeProof?.study)),
  ],
  '/offer': ['.question-sign'],
  '/essential': ['.funnel-band'],
  '/pricing': ['.pocket'],
  '/scale': partsOf(studies.filter(({ id }) => id === scale.proof.study)),
  '/qualify': ['.spend-bar'],
  '/website': partsOf(studies),
  '/no-such-page': ['.missing-hour', '.treatment-slot'],
}

/** Parts of one drawing that are told apart by their colours. */
const SERIES: Record<string, readonly (readonly [string, string])[]> = {
  '/': hasDayDots ? [['.settled-day', '.open-day']] : [],
  '/process': [
    ['.week-cell.bg-gum', '.week-cell.bg-deep'],
    ['.week-cell.bg-deep', '.week-cell.ground-night'],
  ],
  '/premium': [['.month-fee', '.month-spend']],
  '/essential': [
    ['.month-fee', '.month-spend'],
    ['.legend-bar.is-solid', '.legend-bar:not(.is-solid)'],
    ['.recharts-bar:nth-of-type(1) .recharts-rectangle', '.recharts-bar:nth-of-type(2) .recharts-rectangle'],
  ],
  '/pricing#opened': [
    ['.charge-steps .outlined', '.charge-steps .solid'],
    ['.charge-steps .chosen', '.charge-steps .solid'],
  ],
  '/qualify': [['.booked-slot', '.missed-slot']],
}

/** Expects that the parts of the drawings of a page, and its grounds, can be told from what is behind them and from each other. */
export async function expectPainted(page: Page, at: string, on: string) {
  const series = SERIES[at] ?? []
  await expectNone(page, 'unpaintedParts', on, [...(PARTS[at] ?? []), ...series.flat()])
  await expectNone(page, 'indistinctParts', on, series)
  await expectNone(page, 'indistinctGrounds', on)
  await expectNone(page, 'blankBookings', on)
}
