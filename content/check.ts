/*
 * Checks what the types of content/ cannot express. The types check the rest: keys, lengths of fixed lists and links to pages.
 */

import { checkValue, invalid, type Findings } from './check-value'
import type { Proof } from './link-types'
import { leavesOf, type Modules } from './modules'
import type { DiaryWeek, Package, PackageItem, Phase } from './types'

/** The files of content/ that are checked for more than their texts. */
type Content = {
  'book.ts': typeof import('./book')
  'essential.ts': typeof import('./essential')
  'figures.ts': typeof import('./figures')
  'home.ts': typeof import('./home')
  'offer.ts': typeof import('./offer')
  'premium.ts': typeof import('./premium')
  'price-labels.ts': typeof import('./price-labels')
  'pricing.ts': typeof import('./pricing')
  'process.ts': typeof import('./process')
  'routes.ts': typeof import('./routes')
  'scale.ts': typeof import('./scale')
  'site.ts': typeof import('./site')
  'website.ts': typeof import('./website')
}

/**
 * Returns a sentence for each value that is wrong: `content/site.ts: site.name is "", expected a text that is not empty`.
 * @param modules exports of content/ by file name.
 * @param missingCharacters returns the characters of a text that the site's fonts don't have.
 */
export function checkContent(modules: Modules, missingCharacters: (text: string) => string[]): string[] {
  const content = modules as Content
  return [
    ...Object.entries(modules).flatMap(([file, module]) =>
      leavesOf(module).flatMap((leaf) => [...checkValue(file, leaf, missingCharacters)]),
    ),
    ...checkPackages(content),
    ...checkCounts(content),
    ...checkReferences(content),
    ...checkLengths(content),
    ...checkDrawings(content),
  ]
}

/** Pounds by which the stated total of Premium on /pricing may differ: content/pricing.ts explains it. */
const STATED_DIFFERENCE = -100

function* checkPackages(content: Content): Findings {
  const { core, premium } = content['pricing.ts'].packages
  // Premium lists what it adds to Core.
  const whole = { ...premium, items: [...core.items, ...premium.items] }
  yield* checkPackage('essential.ts', 'essential', content['essential.ts'].essential)
  yield* checkPackage('premium.ts', 'premium', content['premium.ts'].premium)
  yield* checkPackage('pricing.ts', 'packages.core', core)
  yield* checkPackage('pricing.ts', 'packages.premium', whole, STATED_DIFFERENCE)
}

function* checkPackage(file: string, field: string, value: Package, difference = 0): Findings {
  const { items, totalValue, investment } = value
  const { monthly, adSpend } = investment
  const sum = items.reduce((total, { price = 0 }) => total + price, 0)
  if (totalValue !== sum && totalValue !== sum + difference)
    yield invalid(file, `${field}.totalValue`, totalValue, `${sum}, the sum of the prices of its items`)
  if (monthly >= totalValue)
    yield invalid(file, `${field}.investment.monthly`, monthly, `less than the total value, ${totalValue}`)
  if (adSpend.range.from >= adSpend.range.to)
    yield invalid(file, `${field}.investment.adSpend.range`, adSpend.range, 'a range whose from is less than its to')
  for (const { title, price = 0, yearlyPrice } of items) {
    const yearly = price * 12
    if (yearlyPrice !== undefined && yearlyPrice !== yearly)
      yield invalid(file, `yearlyPrice of “${title}” in ${field}`, yearlyPrice, `${yearly}, twelve times its price`)
  }
}

const NUMERALS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Checks the texts that say a number in words. */
function* checkCounts(content: Content): Findings {
  const { essential, essentialPage } = content['essential.ts']
  const { premium, premiumPage } = content['premium.ts']
  const { core, premium: pricingPremium } = content['pricing.ts'].packages
  const { caseStudies, websiteOffer } = content['website.ts']
  const priced = core.items.filter((item: PackageItem) => item.price !== undefined)
  const { lead, options } = content['offer.ts'].offer
  const [, { purpose }] = options
  const descriptionOf = (path: string) => content['routes.ts'].routes.find((route) => route.path === path)!.description
  const counts = [
    ['essential.ts', 'essentialPage.lead', essentialPage.lead, essential.items.length],
    ['premium.ts', 'premiumPage.lead', premiumPage.lead, premium.items.length],
    ['premium.ts', 'premiumPage.scale.alt', premiumPage.scale.alt, premium.items.length],
    ['pricing.ts', 'packages.premium.summary', pricingPremium.summary, priced.length],
    ['offer.ts', 'offer.lead', lead, [essential, premium].length],
    ['offer.ts', 'purpose of Premium', purpose, premium.items.length],
    ['offer.ts', 'purpose of Premium', purpose, essential.items.length],
    ['offer.ts', 'purpose of Premium', purpose, content['figures.ts'].figures.signatureCampaigns],
    ['routes.ts', 'description of /essential', descriptionOf('/essential'), essential.items.length],
    ['routes.ts', 'description of /premium', descriptionOf('/premium'), premium.items.length],
    ['process.ts', 'processPage.lead', content['process.ts'].processPage.lead, content['process.ts'].phases.length],
    ['website.ts', 'websiteOffer.text', websiteOffer.text, websiteOffer.inclusions.length],
    ['website.ts', 'caseStudies.title', caseStudies.title, caseStudies.items.length],
  ] as const
  for (const [file, field, text, count] of counts) {
    const numeral = NUMERALS[count] ?? String(count)
    if (count > 0 && !new RegExp(`\\b${numeral}\\b`, 'i').test(text))
      yield invalid(file, field, text, `a text with “${numeral}”, because there are ${count}`)
  }
}

/** Checks values that name another value of the content. */
function* checkReferences(content: Content): Findings {
  // The owner may delete the proof.
  const coordinators: { callSheet: { appointment: string }; proof?: Proof } = content['home.ts'].coordinators
  const diary: DiaryWeek = content['home.ts'].diary
  const { items } = content['website.ts'].caseStudies
  const studies = [
    ['home.ts', 'coordinators.proof.study', coordinators.proof?.study],
    ['scale.ts', 'scale.proof.study', content['scale.ts'].scale.proof.study],
  ] as const
  for (const [file, field, study] of studies)
    if (study && items.length > 0 && !items.some(({ id }) => id === study))
      yield invalid(file, field, study, 'the id of a case study in content/website.ts')

  const [, day] = diary.days
  const [, { time, treatments }] = diary.week
  const { appointment } = coordinators.callSheet
  if (!treatments[1])
    yield invalid('home.ts', 'diary.week.1.treatments.1', treatments[1], 'the treatment of the call sheet')
  if (!appointment.startsWith(day) || !appointment.endsWith(` ${time}`))
    yield invalid(
      'home.ts',
      'coordinators.callSheet.appointment',
      appointment,
      `the second day and time, "${day} ${time}"`,
    )

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
  for (const { path, title, description } of content['routes.ts'].routes) {
    if (title.length > 60) yield invalid('routes.ts', `title of ${path}`, title, 'at most 60 characters')
    if (description.length < 70 || description.length > 155)
      yield invalid('routes.ts', `description of ${path}`, description, '70 to 155 characters')
  }
  const { name } = content['site.ts'].site
  yield* checkWords('site.ts', 'site.name', name, 60)
  for (const { title, text } of content['book.ts'].book.covers) {
    yield* checkWords('book.ts', `title of “${title}” in book.covers`, title, 60)
    yield* checkWords('book.ts', `text of “${title}” in book.covers`, text, 160)
  }
}

/** Longest word, in characters, that a narrow column holds. */
const LONGEST_WORD = 30

function* checkWords(file: string, field: string, text: string, limit: number): Findings {
  if (text.length > limit || text.split(/[\s-]/).some(({ length }) => length > LONGEST_WORD))
    yield invalid(file, field, text, `at most ${limit} characters, and no word of more than ${LONGEST_WORD}`)
}

/** Weeks on the timeline of /process. */
const TIMELINE_WEEKS = 12

/** Checks figures that are drawn. */
function* checkDrawings(content: Content): Findings {
  const { points, axisMaximum } = content['essential.ts'].valueChart
  for (const { category, label, value } of points) {
    const field = `${label} of ${category} in valueChart`
    if (value > axisMaximum) yield invalid('essential.ts', field, value, `at most ${axisMaximum}, axisMaximum`)
  }

  const { packages, estimator } = content['pricing.ts']
  const { max, start } = estimator
  const least = Math.max(start, packages.core.investment.cap, packages.premium.investment.cap)
  if (max < least) yield invalid('pricing.ts', 'estimator.max', max, `at least ${least}, the highest of start and caps`)

  let end = 0
  const phases: readonly Phase[] = content['process.ts'].phases
  for (const { title, weeks } of phases) {
    const { from, to = from } = weeks
    if (from <= end || to < from || to > TIMELINE_WEEKS)
      yield invalid('process.ts', `weeks of “${title}”`, weeks, `weeks from ${end + 1} to ${TIMELINE_WEEKS}, in order`)
    end = to
  }

  for (const { quote, rating = 5 } of content['website.ts'].testimonials.items) {
    if (rating > 5) yield invalid('website.ts', `rating of “${quote}”`, rating, '1 to 5')
    if (/^“[^”]*”$/.test(quote))
      yield invalid('website.ts', 'testimonials.items', quote, 'a quote without quotation marks, which the page adds')
  }
}
