import { readdirSync } from 'node:fs'
import { contentModules, textsOf } from '@/build/content-issues'
import { difference } from '@/content/difference'
import { essential, valueChart } from '@/content/essential'
import { faq } from '@/content/faq'
import { figures } from '@/content/figures'
import { gate } from '@/content/gate'
import { promises } from '@/content/home'
import { premium } from '@/content/premium'
import { priceTerms } from '@/content/price-terms'
import { phases } from '@/content/process'
import { routes } from '@/content/routes'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import type { Package } from '@/content/schema'
import { caseStudies, testimonials, websiteOffer } from '@/content/website'
import { pricingSheet } from '@/lib/prices/pricing-sheet'
import { pageTitle } from '@/lib/seo/metadata'
import * as specified from './support/specification'

test('the route table', () => {
  const rows = routes.map(({ path, robots, topBarButton, topBarBackground, floatingButton }) => [
    path,
    { title: pageTitle(path), robots, topBarButton, topBar: topBarBackground, floatingButton },
  ])
  expect(Object.fromEntries(rows)).toEqual(specified.routes)
})

test('every page of the route table is in app/, and no other', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(^|\/)page\.tsx$/.test(name),
  )
  const paths = files.map((name) => `/${name.replace(/\/?page\.tsx$/, '')}`)
  expect([...paths, '*'].sort()).toEqual(Object.keys(specified.routes).sort())
})

const sheet = pricingSheet()
const offered: Record<keyof typeof specified.packages, Package> = {
  essential,
  premium,
  core: sheet.packages.core,
  pricingPremium: sheet.packages.premium,
}

test.each(Object.entries(specified.packages))('the package %s', (name, terms) => {
  const { items, totalValue, investment } = offered[name as keyof typeof offered]
  const { monthly, perConsultation, cap, setup, minimumMonths, privatePatientsOnly, adSpend } = investment
  expect({
    values: items.map(({ price }) => price),
    total: totalValue,
    monthly,
    cap,
    setup: setup?.price,
    minimumMonths,
    privatePatientsOnly,
    adSpend: [adSpend.range.from, adSpend.range.to],
  }).toEqual(terms)
  expect(perConsultation).toBe(specified.fee)
})

test('the other prices, and the words beside all of them', () => {
  expect(premium.items.filter((item) => 'yearlyPrice' in item).map(({ yearlyPrice }) => yearlyPrice)).toEqual([
    specified.videosYearly,
  ])
  expect(websiteOffer.price).toBe(specified.websitePrice)
  expect(priceTerms.vat).toBe(specified.quoted.vat)
})

test('the value chart', () => {
  const { points, series, axisMaximum } = specified.chart
  expect(valueChart.rows.map(({ category, initial, lifetime }) => [category, initial, lifetime])).toEqual(points)
  expect(valueChart.series.map(({ label }) => label)).toEqual(series)
  expect(valueChart.axisMaximum).toBe(axisMaximum)
})

test('the figures that stand in sentences', () => {
  const { minutes, roadmapMonths, fee, copyrightYear } = specified
  expect(figures).toMatchObject({
    replyMinutes: minutes.reply,
    strategyCallMinutes: minutes.strategyCall,
    roadmapMonths,
    perConsultation: fee,
  })
  expect(site.copyrightYear).toBe(copyrightYear)
})

test('how many there are', () => {
  const { counts } = specified
  expect(counts).toMatchObject({
    differenceCards: difference.cards.length,
    promises: promises.clauses.length,
    questions: faq.items.length,
    testimonials: testimonials.items.length,
    caseStudies: caseStudies.items.length,
  })
  for (const { details } of phases) expect(details).toHaveLength(counts.phaseDetails)
})

test('the exact words', () => {
  expect(gate.wrong).toBe(specified.quoted.wrongPassword)
  expect(siteLayout.topBarAction).toEqual({ label: specified.quoted.bookCall, href: '/book' })
  expect(siteLayout.floatingAction).toEqual({ label: specified.quoted.floating, href: '/book' })
})

/** Of sections 1, 2 and 9 of the specification, with the weeks and counts that follow from them; `404` is its status. */
const FIGURES = new Set('1 2 3 5 6 8 9 12 14 15 16 30 34 45 90 186 404 1:1 £24,387 £49,000 £17,500 £56,000'.split(' '))
/** Clock times in pictures of a diary, and the salt. */
const NO_FIGURES = /\b\d?\d:\d\d\b|^[\w-]{22}$/g

test('no text of the content has a figure that the specification has not', async () => {
  const texts = Object.entries(await contentModules()).flatMap(([file, module]) =>
    textsOf(module).map(({ path, text }) => ({ file, path, text: text.replace(NO_FIGURES, '') })),
  )
  const invented = texts.filter(({ file, text }) =>
    (text.match(/£?\d+(?:[,.:]\d+)*/g) ?? []).some((figure) => file !== 'site.ts' && !FIGURES.has(figure)),
  )
  expect(invented).toEqual([])
})
