/*
 * Checks what the types of content/ cannot express. The types check the rest: keys, lengths of fixed lists and links to pages.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DiaryWeek, Package, PackageItem, Phase, Testimonial } from '@/content/types'
import { AXIS_WEEKS } from '@/lib/week-axis'
import { leavesOf, type Modules } from '../content-modules'
import { filesBelow } from '../files'
import { checkValue, invalid, type Findings } from './check-value'

/** The files of content/ that have more checks than those of `checkValue`. */
type Content = {
  'book.ts': typeof import('@/content/book')
  'essential.ts': typeof import('@/content/essential')
  'figures.ts': typeof import('@/content/figures')
  'home.ts': typeof import('@/content/home')
  'premium.ts': typeof import('@/content/premium')
  'price-labels.ts': typeof import('@/content/price-labels')
  'pricing.ts': typeof import('@/content/pricing')
  'process.ts': typeof import('@/content/process')
  'routes.ts': typeof import('@/content/routes')
  'scale.ts': typeof import('@/content/scale')
  'site.ts': typeof import('@/content/site')
  'website.ts': typeof import('@/content/website')
}

/**
 * Returns a sentence for each value that is wrong: `content/site.ts: site.name is "", expected a text that is not empty`.
 * @param modules exports of content/ by file name.
 */
export function checkContent(modules: Modules): string[] {
  const content = modules as Content
  return [
    ...Object.entries(modules).flatMap(([file, module]) =>
      leavesOf(module).flatMap((leaf) => [...checkValue(file, leaf)]),
    ),
    ...Object.entries(modules).flatMap(([file, module]) =>
      Object.entries(module).flatMap(([name, value]) => [...checkRepeats(file, name, value)]),
    ),
    ...checkPackages(content),
    ...checkServices(content),
    ...checkRoutes(content),
    ...checkStudies(content),
    ...checkDiary(content),
    ...checkGlossary(content),
    ...checkLengths(content),
    ...checkDrawings(content),
    ...checkTestimonials(content),
  ]
}

/** Keys of the texts by which visitors, and components, tell the entries of a list apart. */
const NAMING_KEYS = ['question', 'title', 'term', 'quote', 'id', 'path']

/** Returns a text without its case and punctuation, by which two entries would be told apart with difficulty. */
const nameOf = (text: unknown): string | undefined =>
  typeof text === 'string' ? text.toLowerCase().replace(/[\s.,?!’“”]/g, '') : undefined

/** Checks that no two entries of a list have the same name: pressing one question would open both. */
function* checkRepeats(file: string, field: string, value: unknown): Findings {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value))
    for (const key of NAMING_KEYS) {
      const names = value.map((entry) => nameOf((entry as Record<string, unknown> | null)?.[key]))
      for (const [index, name] of names.entries()) {
        const first = names.indexOf(name)
        if (name !== undefined && first < index)
          yield invalid(
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

function* checkPackages(content: Content): Findings {
  const { core, premium } = content['pricing.ts'].packages
  yield* checkPackage('essential.ts', 'essential', content['essential.ts'].essential)
  yield* checkPackage('premium.ts', 'premium', content['premium.ts'].premium)
  yield* checkPackage('pricing.ts', 'packages.core', core)
  // Its items are those that it adds to Core.
  yield* checkPackage('pricing.ts', 'packages.premium', premium, sumOf(core.items))
}

/** @param included value of what the package includes in addition to its items. */
function* checkPackage(file: string, field: string, value: Package, included = 0): Findings {
  const { items, totalValue, belowSum = 0, investment } = value
  const { monthly, adSpend } = investment
  const expectedTotal = included + sumOf(items) - belowSum
  if (totalValue !== expectedTotal) {
    const source = belowSum
      ? `the sum of the prices of its items less belowSum, ${belowSum}`
      : 'the sum of the prices of its items'
    yield invalid(file, `${field}.totalValue`, totalValue, `${expectedTotal}, ${source}`)
  }
  if (monthly >= totalValue)
    yield invalid(file, `${field}.investment.monthly`, monthly, `less than the total value, ${totalValue}`)
  if (adSpend.range.from >= adSpend.range.to)
    yield invalid(file, `${field}.investment.adSpend.range`, adSpend.range, 'a range whose from is less than its to')
  for (const [index, { price = 0, yearlyPrice }] of items.entries()) {
    const yearly = price * 12
    if (yearlyPrice !== undefined && yearlyPrice !== yearly)
      yield invalid(file, `${field}.items[${index + 1}].yearlyPrice`, yearlyPrice, `${yearly}, twelve times its price`)
  }
}

function sumOf(items: readonly PackageItem[]): number {
  return items.reduce((sum, { price = 0 }) => sum + price, 0)
}

/** Checks the services by which /offer compares its packages: Premium includes all services of Essential. */
function* checkServices(content: Content): Findings {
  const essential: readonly PackageItem[] = content['essential.ts'].essential.items
  const premium: readonly PackageItem[] = content['premium.ts'].premium.items
  for (const [file, field, items] of [
    ['essential.ts', 'essential', essential],
    ['premium.ts', 'premium', premium],
  ] as const)
    for (const [index, { service }] of items.entries())
      if (items.findIndex((item) => item.service === service) < index)
        yield invalid(file, `${field}.items[${index + 1}].service`, service, 'a service that no other item has')
  for (const [index, { service }] of essential.entries())
    if (!premium.some((item) => item.service === service))
      yield invalid(
        'essential.ts',
        `essential.items[${index + 1}].service`,
        service,
        'a service of premium.ts: /offer says that Premium includes all services of Essential',
      )
}

/** Checks that each route has a page in app/, and each page a route. */
function* checkRoutes(content: Content): Findings {
  for (const [index, { path }] of content['routes.ts'].routes.entries()) {
    const file = path === '*' ? 'app/not-found.tsx' : join('app', path, 'page.tsx')
    if (!existsSync(file)) yield invalid('routes.ts', `routes[${index + 1}].path`, path, `the path of a page: ${file}`)
  }
  const paths: readonly string[] = content['routes.ts'].routes.map(({ path }) => path)
  for (const file of filesBelow('app').filter((name) => /(^|\/)page\.tsx$/.test(name))) {
    const path = `/${file.replace(/\/?page\.tsx$/, '')}`
    if (!paths.includes(path)) yield invalid('routes.ts', 'routes', paths, `a row with the path ${path} of app/${file}`)
  }
}

/** Checks that the case studies that / and /scale name exist, if there are any. */
function* checkStudies(content: Content): Findings {
  const { items } = content['website.ts'].caseStudies
  const studies = [
    ['home.ts', 'homeProof.study', content['home.ts'].homeProof?.study],
    ['scale.ts', 'scale.proof.study', content['scale.ts'].scale.proof.study],
  ] as const
  for (const [file, field, study] of studies)
    if (study && items.length > 0 && !items.some(({ id }) => id === study))
      yield invalid(file, field, study, 'the id of a case study in content/website.ts')
}

/** Checks that the highlighted slot of the diary has a treatment, and that the call sheet names its day and time. */
function* checkDiary(content: Content): Findings {
  const { coordinators } = content['home.ts']
  const diary: DiaryWeek = content['home.ts'].diary
  const { highlight, days, week } = diary
  const day = days[highlight.day] ?? ''
  const { time = '', treatments = [] } = week[highlight.time] ?? {}
  const { appointment } = coordinators.callSheet
  if (!treatments[highlight.day])
    yield invalid('home.ts', 'diary.highlight', highlight, 'the place of a treatment in diary.week, counted from 0')
  if (!appointment.startsWith(day) || !appointment.endsWith(` ${time}`))
    yield invalid(
      'home.ts',
      'coordinators.callSheet.appointment',
      appointment,
      `the day and time of diary.highlight, "${day} ${time}"`,
    )
}

/** Checks that each term of the glossary is in a text next to a price, which its tooltip explains. */
function* checkGlossary(content: Content): Findings {
  const { glossary, ...labels } = content['price-labels.ts'].priceLabels
  const { core, premium } = content['pricing.ts'].packages
  const packages = [content['essential.ts'].essential, content['premium.ts'].premium, core, premium]
  const texts = JSON.stringify([labels, packages.map(({ investment }) => investment)])
  for (const { term } of glossary)
    if (!texts.includes(term))
      yield invalid('price-labels.ts', 'priceLabels.glossary', term, 'a term of a label in priceLabels or investment')
}

/** Checks the lengths that search engines and the layout set. */
function* checkLengths(content: Content): Findings {
  for (const [index, { title, description }] of content['routes.ts'].routes.entries()) {
    const field = `routes[${index + 1}]`
    if (title.length > 60) yield invalid('routes.ts', `${field}.title`, title, 'at most 60 characters')
    if (description.length < 70 || description.length > 155)
      yield invalid('routes.ts', `${field}.description`, description, '70 to 155 characters')
  }
  const { name } = content['site.ts'].site
  yield* checkTextLength('site.ts', 'site.name', name, 60)
  for (const [index, { title, text }] of content['book.ts'].book.covers.entries()) {
    yield* checkTextLength('book.ts', `book.covers[${index + 1}].title`, title, 60)
    yield* checkTextLength('book.ts', `book.covers[${index + 1}].text`, text, 160)
  }
}

/** Longest word, in characters, that a narrow column holds. */
const LONGEST_WORD = 30

/** @param limit greatest length of the text, in characters. */
function* checkTextLength(file: string, field: string, text: string, limit: number): Findings {
  if (text.length > limit || text.split(/[\s-]/).some(({ length }) => length > LONGEST_WORD))
    yield invalid(file, field, text, `at most ${limit} characters, and no word of more than ${LONGEST_WORD}`)
}

/** Checks figures that are drawn: those of the chart, the estimator and the timeline. */
function* checkDrawings(content: Content): Findings {
  const { points, axisMaximum } = content['essential.ts'].valueChart
  for (const [index, { value }] of points.entries()) {
    const field = `valueChart.points[${index + 1}].value`
    if (value > axisMaximum) yield invalid('essential.ts', field, value, `at most ${axisMaximum}, axisMaximum`)
  }

  const { packages, estimator } = content['pricing.ts']
  const { max, start } = estimator
  const least = Math.max(start, packages.core.investment.cap, packages.premium.investment.cap)
  if (max < least) yield invalid('pricing.ts', 'estimator.max', max, `at least ${least}, the highest of start and caps`)

  let end = 0
  const phases: readonly Phase[] = content['process.ts'].phases
  for (const [index, { weeks }] of phases.entries()) {
    const { from, to = from } = weeks
    if (from <= end || to < from || to > AXIS_WEEKS)
      yield invalid(
        'process.ts',
        `phases[${index + 1}].weeks`,
        weeks,
        `weeks from ${end + 1} to ${AXIS_WEEKS}, in order`,
      )
    end = to
  }
}

function* checkTestimonials(content: Content): Findings {
  const testimonials: readonly Testimonial[] = content['website.ts'].testimonials.items
  for (const [index, { quote, rating = 5 }] of testimonials.entries()) {
    const field = `testimonials.items[${index + 1}]`
    if (rating > 5) yield invalid('website.ts', `${field}.rating`, rating, '1 to 5')
    if (/^“[^”]*”$/.test(quote))
      yield invalid('website.ts', `${field}.quote`, quote, 'a quote without quotation marks, which the page adds')
  }
}
