/* Checks relations between values of content/. The types check the rest: keys, fixed lists, ranges and links to pages. */

import type { DiaryWeek, Package, PackageItem, Phase } from '@/content/types'
import { AXIS_WEEKS } from '@/lib/week-axis'
import { leavesOf, type Modules } from '@/lib/content-modules'
import { filesBelow } from '@/lib/files'
import { checkValue, finding, type Findings } from './check-value'

/** The files of content/ with related values. */
type Content = {
  'essential.ts': typeof import('@/content/essential')
  'home.ts': typeof import('@/content/home')
  'premium.ts': typeof import('@/content/premium')
  'price-labels.ts': typeof import('@/content/price-labels')
  'pricing.ts': typeof import('@/content/pricing')
  'process.ts': typeof import('@/content/process')
  'routes.ts': typeof import('@/content/routes')
  'scale.ts': typeof import('@/content/scale')
  'website.ts': typeof import('@/content/website')
}

/**
 * Returns a sentence for each invalid value: `content/site.ts: site.name is "", expected a text that is not empty`.
 * @param modules exports of content/ by file name.
 */
export function checkContent(modules: Modules): string[] {
  const content = modules as Content
  const files = Object.entries(modules)
  return [
    ...files.flatMap(([file, module]) => leavesOf(module).flatMap((leaf) => [...checkValue(file, leaf)])),
    ...files.flatMap(([file, module]) =>
      Object.entries(module).flatMap(([name, value]) => [...checkRepeats(file, name, value)]),
    ),
    ...[checkPackages, checkServices, checkRoutes, checkStudies, checkDiary, checkPhases].flatMap((check) => [
      ...check(content),
    ]),
  ]
}

/** Keys of the texts that identify an entry of a list, for visitors and for components. */
const NAMING_KEYS = ['question', 'title', 'term', 'quote', 'id', 'service']

/** Returns a text without case and punctuation: visitors would confuse two entries that differ only in these. */
const nameOf = (text: unknown): string | undefined =>
  typeof text === 'string' ? text.toLowerCase().replace(/[\s.,?!’“”]/g, '') : undefined

/** Checks that no two entries of a list have the same name: clicking one question would open both. */
function* checkRepeats(file: string, field: string, value: unknown): Findings {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value))
    for (const key of NAMING_KEYS) {
      const names = value.map((entry) => nameOf((entry as Record<string, unknown> | null)?.[key]))
      for (const [index, name] of names.entries()) {
        const first = names.indexOf(name)
        if (name !== undefined && first < index)
          yield finding(
            file,
            `${field}[${index + 1}].${key}`,
            value[index][key],
            `a text that ${field}[${first + 1}] does not have`,
          )
      }
    }
  for (const [key, child] of Object.entries(value))
    yield* checkRepeats(file, Array.isArray(value) ? `${field}[${Number(key) + 1}]` : `${field}.${key}`, child)
}

/** Checks the fees and ranges of the packages, and that a label next to their prices contains each term of the glossary. */
function* checkPackages(content: Content): Findings {
  const packages: readonly (readonly [file: string, field: string, value: Package])[] = [
    ['essential.ts', 'essential', content['essential.ts'].essential],
    ['premium.ts', 'premium', content['premium.ts'].premium],
    ['pricing.ts', 'packages.core', content['pricing.ts'].packages.core],
    ['pricing.ts', 'packages.premium', content['pricing.ts'].packages.premium],
  ]
  for (const [file, field, { totalValue, investment }] of packages) {
    const { monthly, adSpend } = investment
    if (monthly >= totalValue)
      yield finding(file, `${field}.investment.monthly`, monthly, `less than the total value, ${totalValue}`)
    if (adSpend.range.from >= adSpend.range.to)
      yield finding(file, `${field}.investment.adSpend.range`, adSpend.range, 'a range whose from is less than its to')
  }
  const { glossary, ...labels } = content['price-labels.ts'].priceLabels
  const texts = JSON.stringify([labels, packages.map(([, , { investment }]) => investment)])
  for (const { term } of glossary)
    if (!texts.includes(term))
      yield finding('price-labels.ts', 'priceLabels.glossary', term, 'a term of a label in priceLabels or investment')
}

/** Checks that Premium includes all services of Essential, as /offer says. */
function* checkServices(content: Content): Findings {
  const premium: readonly PackageItem[] = content['premium.ts'].premium.items
  for (const [index, { service }] of content['essential.ts'].essential.items.entries())
    if (!premium.some((item) => item.service === service))
      yield finding(
        'essential.ts',
        `essential.items[${index + 1}].service`,
        service,
        'a service of premium.ts: /offer says that Premium includes all services of Essential',
      )
}

/** Checks that each row of the route table has a page in app/, and each page a row. */
function* checkRoutes({ 'routes.ts': { routes } }: Content): Findings {
  const pages = filesBelow('app', 'page.tsx').map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
  const paths = Object.keys(routes)
  for (const path of paths.filter((row) => row !== '*' && !pages.includes(row)))
    yield finding('routes.ts', 'routes', path, `the path of a page: app${path}/page.tsx`)
  for (const page of pages.filter((path) => !paths.includes(path)))
    yield finding('routes.ts', 'routes', paths, `a row for ${page}, the path of app${page}/page.tsx`)
}

/** Checks that the case studies on / and /scale exist, if there are any. */
function* checkStudies(content: Content): Findings {
  const { items } = content['website.ts'].caseStudies
  const studies = [
    ['home.ts', 'homeProof.study', content['home.ts'].homeProof?.study],
    ['scale.ts', 'scale.proof.study', content['scale.ts'].scale.proof.study],
  ] as const
  for (const [file, field, study] of studies)
    if (study && items.length > 0 && !items.some(({ id }) => id === study))
      yield finding(file, field, study, 'the id of a case study in content/website.ts')
}

/** Checks that the highlighted slot of the diary has a treatment, and that the call sheet has its day and time. */
function* checkDiary({ 'home.ts': { coordinators, diary } }: Content): Findings {
  const { highlight, days, week }: DiaryWeek = diary
  const { time, treatments } = week[highlight.time]
  const { appointment } = coordinators.callSheet
  const day = days[highlight.day]
  if (!treatments[highlight.day])
    yield finding('home.ts', 'diary.highlight', highlight, 'the place of a treatment in diary.week, counted from 0')
  if (!appointment.startsWith(day) || !appointment.endsWith(` ${time}`))
    yield finding(
      'home.ts',
      'coordinators.callSheet.appointment',
      appointment,
      `the day and time of diary.highlight, "${day} ${time}"`,
    )
}

/** Checks that the phases are in order on the timeline. */
function* checkPhases(content: Content): Findings {
  const phases: readonly Phase[] = content['process.ts'].phases
  let end = 0
  for (const [index, { weeks }] of phases.entries()) {
    const { from, to = from } = weeks
    if (from <= end || to < from || to > AXIS_WEEKS)
      yield finding(
        'process.ts',
        `phases[${index + 1}].weeks`,
        weeks,
        `weeks from ${end + 1} to ${AXIS_WEEKS}, in order`,
      )
    end = to
  }
}
