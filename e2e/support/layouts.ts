import type { Page } from 'playwright/test'
import { chartRows } from '@/components/essential/chart-rows'
import { notFoundPage } from '@/content/errors'
import { essential, valueChart } from '@/content/essential'
import { figures } from '@/content/figures'
import { diary, homeProof } from '@/content/home'
import { premium } from '@/content/premium'
import { phases } from '@/content/process'
import { qualify } from '@/content/qualify'
import { scale } from '@/content/scale'
import type { CaseStudy, Phase, TermInvestment } from '@/content/schema'
import { caseStudies, websiteOffer } from '@/content/website'
import { AXIS_WEEKS, OPEN_SLOT } from '@/content/drawings'
import { chargeAt } from '@/lib/prices/charge'
import { formatPounds } from '@/lib/prices/money'
import { termCost } from '@/lib/prices/term-cost'
import { routeFor } from '@/lib/routes'
import { pricing } from './gate'
import type { Layout } from './in-page/layout'
import type { Line } from './in-page/lines'
import type { Measure } from './in-page/measures'
import type { Column } from './in-page/order'
import { expect } from './test'
import { visits } from './visits'
import { inPage } from './visual-checks'

/** Least widths in pixels of the windows that are not phones, and of those with columns side by side, the variant `wide`. */
const TABLET = 640
const WIDE = 900

/** The whole numbers from one to another. */
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** What stylesheets place in another order than it is read in. */
const PLACED = [
  // The first screens of / and /book, whose parts have their own grids.
  '.hero > *',
  '.book > *',
  // The button below the title of the investment, next to its table.
  '[aria-labelledby="investment"] > .columns > *',
  // The packages, whose parts are side by side.
  'article > *',
  // Next to the description of the first phase, and next to its duration.
  '[id^="phase-"] ul',
  '[aria-labelledby="phase"] > * > p',
  // A quote above who says it.
  'blockquote',
].join()

/** A week of the timelines of /process and /scale, and a booked slot of /qualify. */
const WEEK = '.week-columns > span'
const FRAMEWORK_WEEK = '[aria-labelledby="phase"] > [role="img"] > *'
const BOOKED_SLOT = '.bg-white'

const OPEN_DAY = `:nth-child(${OPEN_SLOT.day + 2})`

/** The case study that a page names, unless the owner has removed it. */
const studiesOf = (id: string | undefined) =>
  (caseStudies.items as readonly CaseStudy[]).filter((study) => study.id === id)

/** The days and the phases under which parts of a page are. */
const COLUMNS: Record<string, readonly Column[]> = {
  '/': (
    [
      ['.closing-week .open-slot', WIDE],
      ['.strip-button', TABLET],
    ] as const
  ).map(([open, least]) => {
    const day = `.closing-week .week-day${OPEN_DAY}`
    return [open, day, day, least]
  }),
  '/book': [['.blank-week .open-slot', `.blank-week .week-day${OPEN_DAY}`, `.blank-week .week-day${OPEN_DAY}`]],
  '/process': (phases as readonly Phase[]).map(({ number, weeks: { from, to = AXIS_WEEKS } }) => {
    const cell = (week: number) => `${WEEK}:nth-child(${week})`
    // The text of the first phase is next to its week.
    return [`#phase-${number}${number === 1 ? ' > :first-child' : ''}`, cell(from), cell(to), WIDE]
  }),
}

const QUESTIONS: readonly Line[] = [
  ['div:has(> h3 .question-button)', 'bottom'],
  ['div:has(> div > h3 .question-button)', 'top'],
]
const MONTHS: readonly Line[] = [
  ['.month-columns', 'top'],
  ['.month-columns', 'bottom'],
  ['.month-columns', 'between'],
]
/** The line above each figure of case studies. */
const linesOfStudies = (studies: readonly CaseStudy[], selector: string): readonly Line[] =>
  studies.length > 0 ? [[selector, 'top']] : []
const LEDGER: readonly Line[] = [
  ['tbody', 'between'],
  ['.total-value', 'around'],
]

/** The lines of each page. */
const LINES: Record<string, readonly Line[]> = {
  '/': [
    ['.hero', 'bottom'],
    ['.diary-about', 'top'],
    ['.diary .week-row', 'between'],
    ['.dial-steps > li', 'top'],
    ['[aria-labelledby="coordinators"] ul', 'between'],
    ['[aria-labelledby="coordinators"] figcaption:has(~ dl)', 'bottom'],
    ['[aria-labelledby="coordinators"] dl', 'between'],
    ['[aria-labelledby="videos"] ol', 'between'],
    ['[aria-labelledby="promises"] ul', 'between'],
    ['[aria-labelledby="difference"] ul', 'between'],
    ['.struck-lines', 'between'],
    ...QUESTIONS,
  ],
  '/process': [
    [WEEK, 'top'],
    ['.week-columns', 'between'],
    ['[id^="phase-"] li', 'top'],
    ['[id^="phase-"] p:has(+ h2)', 'bottom'],
    ['[aria-labelledby="difference"] ul', 'between'],
  ],
  '/book': [
    ['#calendar', 'left', WIDE],
    ['#calendar', 'bottom'],
    ['main ol > li', 'top'],
  ],
  '/offer': [...QUESTIONS, ['main > ul', 'between'], ['.offer-parts', 'between'], ['.cost-bar', 'around']],
  '/premium': [...LEDGER, ...MONTHS],
  '/essential': [...LEDGER, ...MONTHS, ['[aria-labelledby="funnel"] ol', 'between']],
  '/website': [
    ['.struck-lines', 'between'],
    ...linesOfStudies(caseStudies.items, '[aria-labelledby="results"] :is(h3:has(> .display), .study-number)'),
  ],
  '/pricing': [['form div:has(> input)', 'around']],
  '/pricing#opened': [...LEDGER, ['.estimate', 'top'], ['.charge-plot', 'bottom']],
  '/scale': [
    [`${FRAMEWORK_WEEK}:nth-child(2)`, 'left'],
    ...linesOfStudies(studiesOf(scale.proof.study), '[aria-labelledby="growth"] h3'),
  ],
  '/qualify': [
    [BOOKED_SLOT, 'top'],
    ['.spend-scale', 'right'],
    ['.spend-scale', 'bottom'],
    ['[aria-labelledby="suited"] li', 'top'],
    ['[aria-labelledby="unsuited"] li', 'top'],
    ['[aria-labelledby="commitments"] li', 'top'],
  ],
  '/no-such-page': [
    ['.missing-hour', 'bottom'],
    ['.booked-hour', 'between', WIDE],
  ],
}

/** The signs of each page, with their strokes. */
const SIGNS: Record<string, Layout['signs']> = {
  '/': [
    ['[aria-expanded="false"] .question-sign', 2],
    ['.hero-services > li', 'mark'],
    ['.strike', 1],
  ],
  '/website': [['.strike', 1]],
  '/offer': [['[aria-expanded="false"] .question-sign', 2]],
}

/** What fills the slot around it. */
const SLOTS: Record<string, Layout['slots']> = {
  '/': [['.open-slot > .button', '.open-slot', WIDE]],
  '/book': [['#calendar iframe', '.calendar-frame']],
}

/** The marks of case studies whose figures are counted. */
const measureOfMarks = (counted: readonly CaseStudy[]): Measure => ({
  of: 'main .count-marks',
  is: 'marks',
  figures: counted.flatMap(({ second, counts }) =>
    counts ? [counts.all, ...(second ? [counts.booked] : [])] : [],
  ),
})

/** The drawings of case studies: marks for those with two headline figures, ticks and numbered cells for the others. */
function measuresOf(studies: readonly CaseStudy[]): readonly Measure[] {
  const others = studies.filter(({ second }) => !second)
  const cells = others.flatMap(({ counts }) => counts?.all ?? [])
  const days = others.flatMap((study) => study.days ?? [])
  return [
    measureOfMarks(studies.filter(({ second }) => second)),
    // A ruler has a tick at both ends.
    { of: '.study-figures svg', is: 'ticks', figures: days.map((count) => count + 1) },
    { of: '.numbered-cells > *', is: 'text', figures: cells.flatMap((count) => range(1, count).map(String)) },
  ]
}

/** The numbers of the marks of a case study with two figures. */
const marksOf = (id: string | undefined) =>
  studiesOf(id)
    .filter(({ second }) => second)
    .flatMap(({ counts }) => (counts ? [counts.all, counts.booked] : []))

/** The columns of the months, whose heights are the fees and the highest ad spend. */
function measuresOfMonths({ setup, monthly, adSpend }: TermInvestment): readonly Measure[] {
  const heights = [setup.price, ...range(1, figures.minimumMonths).flatMap(() => [adSpend.range.to, monthly])]
  const { from, to } = adSpend.range
  return [
    { of: '.month-fee, .month-spend', is: 'height', figures: heights, isScaled: true },
    { of: '.month-spend', is: 'filled', figures: range(1, figures.minimumMonths).map(() => from / to) },
  ]
}

/** The patients of each treatment who cover the cost of the minimum term. */
function coveringPatients({ perConsultation, ...investment }: TermInvestment): readonly number[] {
  const cost = termCost({ ...investment, perConsultation }, figures.minimumMonths).withFees.to
  return chartRows(valueChart.points).rows.map(({ values: [initial = 0] }) =>
    Math.ceil(cost / (initial - perConsultation)),
  )
}

/** The marks of the patients who cover the cost of the minimum term. */
const measureOfCovering = (investment: TermInvestment): Measure => ({
  of: '[aria-labelledby="covering"] .count-marks',
  is: 'marks',
  figures: coveringPatients(investment),
})

/** The costs of the options in the minimum term, in the order of /offer. */
const costs = [
  ...[essential, premium].map(({ investment }) => termCost(investment, figures.minimumMonths).withFees),
  { from: websiteOffer.price, to: websiteOffer.price },
]
const highestCost = Math.max(...costs.map(({ to }) => to))

const spends = [essential, premium].map(({ investment }) => investment.adSpend.range)
const highestSpend = Math.max(...spends.map(({ to }) => to))
const { attended } = qualify.commitments.reports
const { rows: treatments, series } = chartRows(valueChart.points)
const { estimator, packages } = pricing
const steps = range(0, estimator.max)

/** The place of a week's phase among all phases. A week between two of them has the ground of the first phase. */
function phaseAt(week: number): number {
  const isIn = ({ weeks: { from, to = AXIS_WEEKS } }: Phase) => week >= from && week <= to
  return Math.max(0, (phases as readonly Phase[]).findIndex(isIn))
}

/** The booked days of the floating button, which only wide screens show. */
const STRIP: Measure = {
  of: 'aside a b',
  is: 'text',
  figures: diary.days.slice(0, OPEN_SLOT.day),
  least: 768,
}

/** The figures that the drawings of each page show. */
const MEASURES: Record<string, readonly Measure[]> = {
  '/': [
    { of: '.diary .week-day', is: 'text', figures: diary.days },
    { of: '.diary .week-time', is: 'text', figures: ['', ...diary.week.map(({ time }) => time)] },
    {
      of: '.diary .week-row > :not(.week-day, .week-time)',
      is: 'word',
      figures: diary.week.flatMap(({ treatments: booked }) => booked.map((treatment) => treatment ?? '')),
    },
    {
      of: '.closing-week .week-row > :not(.week-day, .week-time, .open-slot)',
      is: 'word',
      figures: diary.week.flatMap(({ treatments: booked }) => booked.flatMap((treatment) => treatment ?? [])),
    },
    {
      of: '[aria-labelledby="coordinators"] .count-marks',
      is: 'marks',
      figures: marksOf(homeProof?.study),
    },
    {
      of: '.dial svg text',
      is: 'text',
      figures: range(0, figures.replyMinutes - 1).map((at) => String(at || figures.replyMinutes)),
    },
    {
      of: '.dial svg text',
      is: 'turn',
      figures: range(0, figures.replyMinutes - 1).map((at) => at / figures.replyMinutes),
    },
    { of: '.dial circle[stroke-dasharray]', is: 'dashes', figures: [figures.replyMinutes * 12, figures.replyMinutes] },
  ],
  '/process': [
    { of: `${WEEK} > :last-child`, is: 'text', figures: range(1, AXIS_WEEKS).map(String) },
    { of: WEEK, is: 'shade', figures: range(1, AXIS_WEEKS).map(phaseAt) },
    { of: ':has(> i)', is: 'entries', figures: [Math.ceil(figures.strategyCallMinutes / 60) * 60] },
    { of: 'i.border-s-red', is: 'text', figures: range(1, figures.strategyCallMinutes).map(() => '') },
    {
      of: ':has(> i) + p',
      is: 'width',
      within: 'div',
      figures: [(figures.strategyCallMinutes / 60) % 1 || 1],
      least: WIDE,
    },
  ],
  '/offer': [
    { of: '.cost-bar', is: 'width', within: 'li', figures: costs.map(({ to }) => to / highestCost) },
    { of: '.cost-bar > i', is: 'width', within: '.cost-bar', figures: costs.map(({ from, to }) => from / to) },
  ],
  '/premium': [...measuresOfMonths(premium.investment), measureOfCovering(premium.investment)],
  '/essential': [
    ...measuresOfMonths(essential.investment),
    measureOfCovering(essential.investment),
    { of: '.funnel-band', is: 'width', within: 'li', figures: [1, 0.86, 0.72, 0.58], least: WIDE },
    {
      of: '.recharts-surface text[font-weight="500"]',
      is: 'text',
      figures: [0, valueChart.axisMaximum / 2, valueChart.axisMaximum].map(formatPounds),
    },
    ...(['start', 'width'] as const).map((is) => ({
      of: '.recharts-bar-rectangle path',
      is,
      within: '.recharts-surface',
      figures: series.flatMap((_, index) =>
        treatments.map(({ values }) => (is === 'start' ? 0 : values[index]! / valueChart.axisMaximum)),
      ),
    })),
  ],
  '/website': measuresOf(caseStudies.items),
  '/scale': [
    measureOfMarks(studiesOf(scale.proof.study)),
    { of: `${FRAMEWORK_WEEK} > :last-child`, is: 'text', figures: range(1, AXIS_WEEKS).map(String) },
    {
      of: FRAMEWORK_WEEK,
      is: 'white',
      figures: range(1, AXIS_WEEKS).map((week) => Number(week < scale.framework.phase.weeks.from)),
    },
  ],
  '/qualify': [
    { of: '.grid-flow-col', is: 'entries', figures: [figures.minimumMonths + 1] },
    { of: `.grid-flow-col > ${BOOKED_SLOT}`, is: 'text', figures: range(1, figures.minimumMonths).map(String) },
    { of: '.grid-cols-5 > *', is: 'white', figures: attended.map(Number) },
    { of: '.spend-bar', is: 'start', within: '.spend-scale', figures: spends.map(({ from }) => from / highestSpend) },
    {
      of: '.spend-bar',
      is: 'end',
      within: '.spend-scale',
      figures: spends.map(() => 1).map((_, index) => spends[index]!.to / highestSpend),
    },
  ],
  '/pricing#opened': [
    {
      of: '.charge-steps > .chosen',
      is: 'middle',
      within: '.charge-steps',
      figures: [(estimator.start + 0.5) / steps.length],
    },
    { of: '.charge-axis > span', is: 'text', figures: steps.filter((at) => at % 10 === 0).map(String) },
    {
      of: '.charge-axis > :not(:first-child, :last-child)',
      is: 'middle',
      within: '.charge-axis',
      figures: steps
        .filter((at) => at % 10 === 0 && at > 0 && at < estimator.max)
        .map((at) => (at + 0.5) / steps.length),
    },
  ],
  '/no-such-page': [{ of: '.missing-hour', is: 'text', figures: notFoundPage.hours }],
}

/** The charges that the areas of the chart of the opened /pricing show. */
const STEPS: Record<string, Layout['steps']> = {
  '/pricing#opened': [
    { of: '.charge-steps > .solid', heights: steps.map((at) => chargeAt(packages.core.investment, at)) },
    { of: '.charge-steps > .outlined', heights: steps.map((at) => chargeAt(packages.premium.investment, at)) },
  ],
}

const routeAt = (at: string) => routeFor(visits.find((visit) => visit.at === at.replace(/#.*/, ''))!.path)
const hasStrip = (at: string) => routeAt(at).floatingButton

/** The lines of the bars and of the footer. */
function linesOfAll(at: string): readonly Line[] {
  const { floatingButton, topBarButton } = routeAt(at)
  return [
    ['header:not(main *)', 'bottom'],
    ...(topBarButton ? ([['header a[href="/book"]', 'around']] as const) : []),
    ...(floatingButton ? ([['aside a', 'top']] as const) : []),
    ['.theme-switch', 'around'],
    ['.theme-switch', 'between'],
    ['footer button', 'around'],
  ]
}

/** Returns the lines of a page. */
export const linesOf = (at: string): readonly Line[] => [...linesOfAll(at), ...(LINES[at] ?? [])]
/** Returns the signs of a page. */
export const signsOf = (at: string) => SIGNS[at] ?? []

/** Returns what a page has to show at every width. */
const layoutOf = (at: string): Layout => ({
  placed: PLACED,
  rows: 'main tr, .week-row, .booked-hour',
  columns: COLUMNS[at] ?? [],
  lines: linesOf(at),
  signs: signsOf(at),
  slots: SLOTS[at] ?? [],
  measures: [...(hasStrip(at) ? [STRIP] : []), ...(MEASURES[at] ?? [])],
  steps: STEPS[at] ?? [],
})

/**
 * Expects the order, the columns, the lines and the figures of the drawings of a page at the present width, as soon as scripts
 * have resized them.
 */
export const expectLayout = (page: Page, at: string, on: string) =>
  expect.soft
    .poll(() => inPage(page, 'layoutFaults', layoutOf(at)), { message: `the layout of ${on}`, timeout: 5000 })
    .toEqual([])
