import type { Page } from 'playwright/test'
import { diary, hero, homeProof } from '@/content/home'
import { scale } from '@/content/scale'
import type { CaseStudy } from '@/content/schema'
import { caseStudies } from '@/content/website'
import { pricing } from './gate'
import { linesOf, signsOf } from './layouts'
import { expectNone } from './visual-checks'

const studies = caseStudies.items as readonly CaseStudy[]

/** The marks of the two figures of case studies. */
const marksOf = (shown: readonly CaseStudy[]) =>
  shown.some(({ second, counts }) => second && counts) ? ['.count-marks > *'] : []

/** The parts of the drawings of case studies. */
const partsOf = (shown: readonly CaseStudy[]) => [
  ...marksOf(shown),
  ...(shown.some(({ second, counts }) => !second && counts) ? ['.numbered-cells > li'] : []),
]

/** A headline has the dots of the days if it has one dot for each day of the diary. */
const hasDayDots = hero.title.match(/[ij]/g)?.length === diary.days.length

/** The parts of the drawings of each page, besides those of SERIES. Each is painted, in another colour than what is behind it. */
const PARTS: Record<string, readonly string[]> = {
  '/': [
    ...[
      '.diary-slot',
      '.treatment-slot',
      '.dial-face',
      '.dial-ring',
      '.question-sign',
      '.diary-promise',
      '.struck-answer',
    ],
    ...marksOf(studies.filter(({ id }) => id === homeProof?.study)),
  ],
  '/offer': ['.question-sign', '.cost-bar', '.cost-bar > i'],
  '/essential': ['.funnel-band'],
  '/pricing': ['.pocket'],
  '/scale': marksOf(studies.filter(({ id }) => id === scale.proof.study)),
  '/qualify': ['.spend-bar'],
  '/website': [...partsOf(studies), '.struck-answer'],
  '/no-such-page': ['.missing-hour', '.treatment-slot'],
}

/** Parts of one drawing that are told apart by their colours. */
const SERIES: Record<string, readonly (readonly [string, string])[]> = {
  '/': hasDayDots ? [['.day-dot', '.open-day']] : [],
  '/process': [
    ['.week-columns > .bg-surface', '.week-columns > .bg-surface-deep'],
    ['.week-columns > .bg-surface-deep', '.week-columns > .ground-inverse'],
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
  '/qualify': [['.grid-cols-5 > .bg-white', '.grid-cols-5 > :not(.bg-white)']],
}

const swatchOf = ({ name }: { name: string }) => `.estimate[aria-label="${name}"] .estimate-swatch`

/** The swatches of legends, each with what it stands for. */
const LEGENDS: Record<string, readonly (readonly [swatch: string, series: string])[]> = {
  '/': [['.diary-legend > [data-state="booked"]', '.diary-slot[data-state="booked"]']],
  '/essential': [
    ['.value-legend > :nth-child(1) > .legend-bar', '.recharts-bar:nth-of-type(1) .recharts-rectangle'],
    ['.value-legend > :nth-child(2) > .legend-bar', '.recharts-bar:nth-of-type(2) .recharts-rectangle'],
  ],
  '/pricing#opened': [
    [swatchOf(pricing.packages.core), '.charge-steps > .solid'],
    [swatchOf(pricing.packages.premium), '.charge-steps > .outlined'],
  ],
}

/** Expects the parts of the drawings of a page, its lines and its signs to be seen. */
async function expectSeen(page: Page, at: string, on: string, except: readonly string[] = []) {
  const parts = [...(PARTS[at] ?? []), ...(SERIES[at] ?? []).flat()].filter((part) => !except.includes(part))
  await expectNone(page, 'unpaintedParts', on, parts)
  await expectNone(page, 'missingLines', on, linesOf(at))
  await expectNone(page, 'brokenSigns', on, signsOf(at))
}

/** What forced colours replace by an outline or a text, or hide because only its colour says something. */
const NOT_FORCED = ['.dial-face', '.day-dot', '.open-day', '.pocket', '.struck-answer']

/** What is told from its neighbours by its ground: with forced colours, it has a heavy line. */
const HEAVY_LINES: Record<string, readonly string[]> = {
  '/': ['.treatment-slot'],
  '/premium': ['.month-fee'],
  '/essential': ['.month-fee'],
  '/qualify': ['.bg-white'],
  '/no-such-page': ['.treatment-slot'],
}

/** Expects the parts of the drawings of a page to be seen with forced colours, and what only a ground tells apart to have a line. */
export async function expectSeenInForcedColours(page: Page, at: string) {
  const on = `${at} with forced colours`
  await page.emulateMedia({ forcedColors: 'active' })
  await expectSeen(page, at, on, NOT_FORCED)
  await expectNone(page, 'withoutHeavyLine', on, ['.theme-option:has(:checked)', ...(HEAVY_LINES[at] ?? [])])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Expects what `expectSeen` does, the parts and the grounds to be told from each other, and legends in the colours of their series. */
export async function expectPainted(page: Page, at: string, on: string) {
  await expectSeen(page, at, on)
  await expectNone(page, 'unlikeLegends', on, LEGENDS[at] ?? [])
  await expectNone(page, 'indistinctParts', on, SERIES[at] ?? [])
  await expectNone(page, 'indistinctGrounds', on)
  await expectNone(page, 'blankBookings', on)
}
