/* Checks relations between values of content/. The types check the rest: keys, fixed lists, ranges and links to pages. */

import type { DiaryWeek, Package, Phase } from '@/content/types'
import { leavesOf, type Leaf, type Modules } from '@/lib/content-modules'
import { filesBelow } from '@/lib/files'
import { AXIS_WEEKS } from '@/lib/week-axis'
import { checkValue, describeInvalid } from './check-value'

/** Sentences about invalid values. */
type Findings = Generator<string, void>

/** A text or a number, and the name of its file in content/. */
type Value = Leaf & { file: string }

/** The files of content/ with related values. */
type Content = {
  'essential.ts': typeof import('@/content/essential')
  'home.ts': typeof import('@/content/home')
  'premium.ts': typeof import('@/content/premium')
  'pricing.ts': typeof import('@/content/pricing')
  'process.ts': typeof import('@/content/process')
  'routes.ts': typeof import('@/content/routes')
}

/**
 * Returns a sentence for each invalid value: `content/site.ts: site.name is "", expected a text that is not empty`.
 * @param modules exports of content/ by file name.
 */
export function checkContent(modules: Modules): string[] {
  const values = Object.entries(modules).flatMap(([file, module]) =>
    leavesOf(module).map((leaf) => ({ file, ...leaf })),
  )
  return [
    ...values.flatMap(({ file, ...leaf }) => checkValue(file, leaf) ?? []),
    ...checkRepeats(values),
    ...[checkPackages, checkRoutes, checkDiary, checkPhases].flatMap((check) => [...check(modules as Content)]),
  ]
}

/** Keys of the texts that identify an entry of a list, for visitors and for components. */
const NAMING_KEYS = ['question', 'title', 'term', 'quote', 'id', 'service']

/** Checks that no two entries of a list have the same name: clicking one question would open both. */
function* checkRepeats(values: readonly Value[]): Findings {
  const firsts = new Map<string, string>()
  for (const { file, path, key, value } of values) {
    const [, list, entry] = /^(.*)(\[\d+\])\.\w+$/.exec(path) ?? []
    if (!entry || !NAMING_KEYS.includes(key)) continue
    const name = [file, list, key, value].join()
    const first = firsts.get(name)
    if (first) yield describeInvalid(file, path, value, `a unique value (${first} has it too)`)
    else firsts.set(name, list + entry)
  }
}

/** Checks that a package costs less than the value of its items, and the order of its range. */
function* checkPackages(content: Content): Findings {
  const { core, premium } = content['pricing.ts'].packages
  const packages: readonly (readonly [file: string, field: string, value: Package])[] = [
    ['essential.ts', 'essential', content['essential.ts'].essential],
    ['premium.ts', 'premium', content['premium.ts'].premium],
    ['pricing.ts', 'packages.core', core],
    ['pricing.ts', 'packages.premium', premium],
  ]
  for (const [file, field, { totalValue, investment }] of packages) {
    const { monthly, adSpend } = investment
    const { range } = adSpend
    if (monthly >= totalValue)
      yield describeInvalid(file, `${field}.investment.monthly`, monthly, `less than the total value, ${totalValue}`)
    if (range.from >= range.to)
      yield describeInvalid(file, `${field}.investment.adSpend.range`, range, 'a range whose from is less than its to')
  }
}

/** Checks that each path of the route table has a page, because the sitemap lists it, and each page a row. */
function* checkRoutes({ 'routes.ts': { routes } }: Content): Findings {
  const paths = Object.keys(routes)
  const pages = filesBelow('app', 'page.tsx').map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
  for (const path of paths.filter((row) => row !== '*' && !pages.includes(row)))
    yield describeInvalid('routes.ts', 'routes', path, `the path of a page: app${path}/page.tsx`)
  for (const page of pages.filter((path) => !paths.includes(path)))
    yield describeInvalid('routes.ts', 'routes', paths, `a row for ${page}, the path of app${page}/page.tsx`)
}

/** Checks that the highlighted slot of the diary has a treatment. */
function* checkDiary({ 'home.ts': { diary } }: Content): Findings {
  const { highlight, week }: DiaryWeek = diary
  if (!week[highlight.time]?.treatments[highlight.day])
    yield describeInvalid('home.ts', 'diary.highlight', highlight, 'the place of a treatment in diary.week, from 0')
}

/** Checks that the phases are in order on the timeline. */
function* checkPhases(content: Content): Findings {
  const phases: readonly Phase[] = content['process.ts'].phases
  let end = 0
  for (const [index, { weeks }] of phases.entries()) {
    const { from, to = from } = weeks
    if (from <= end || to < from || to > AXIS_WEEKS)
      yield describeInvalid(
        'process.ts',
        `phases[${index + 1}].weeks`,
        weeks,
        `weeks from ${end + 1} to ${AXIS_WEEKS}, in order`,
      )
    end = to
  }
}
