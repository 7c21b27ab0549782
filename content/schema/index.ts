/* Describes each value of content/: `define` checks it, and the types of components are inferred from it. */

import { z } from 'zod'
import * as pages from './pages'
import * as prices from './prices'
import { caseStudy, owner, pricingSalt, site, testimonial } from './site'
import { action, counted, list, short, text, textsWith, verbatim, withPlaceholders } from './text'

const { proof, question, titledText } = pages
const { chartPoint, glossaryTerm, packageItem, price, pricingPackages, termPackage, wholeNumber } = prices

/** A text for one month, and for a minimum term in words. */
const monthsInWords = counted(text, withPlaceholders('monthsInWords'))

/** The schema of each value of content/ that is more than texts, by file and name. */
export const schemas = {
  'book.ts: book': textsWith({ length: withPlaceholders('minutes', 'medium') }),
  'difference.ts: difference': textsWith({ cards: list(titledText).length(4) }),
  'errors.ts: notFoundPage': textsWith({ suggestion: withPlaceholders('path'), hours: z.array(text).length(3) }),
  'essential.ts: essential': termPackage,
  'essential.ts: funnel': textsWith({ bands: list(titledText).length(4) }),
  'essential.ts: valueChart': textsWith({ points: z.array(chartPoint), axisMaximum: price }),
  'faq.ts: faq': textsWith({ items: list(question) }),
  'figures.ts: figures': prices.figures,
  'home.ts: diary': pages.diary,
  'home.ts: homeProof': proof.optional(),
  'home.ts: videos': textsWith({ benefits: list(titledText).length(3) }),
  'offer.ts: offer': textsWith({
    servicesOfAll: withPlaceholders('parts', 'whole'),
    firstMonths: monthsInWords,
    extra: withPlaceholders('fee'),
    questions: textsWith({
      months: counted(withPlaceholders('months')),
      /** The placeholders are filled from the packages. */
      items: list(question.extend({ answer: withPlaceholders('fee', 'months', 'essentialAdSpend', 'premiumAdSpend') })),
    }),
  }),
  'premium.ts: premium': termPackage,
  'price-labels.ts: priceLabels': textsWith({
    perYear: withPlaceholders('price'),
    fee: withPlaceholders('fee'),
    cap: counted(withPlaceholders('cap', 'fee')),
    glossary: list(glossaryTerm),
  }),
  'price-labels.ts: priceProof': proof.optional(),
  'price-labels.ts: firstMonths': textsWith({
    title: monthsInWords,
    lead: withPlaceholders('fee'),
    after: withPlaceholders('monthly', 'adSpend', 'fee'),
  }),
  'price-labels.ts: neededPatients': textsWith({
    lead: withPlaceholders('together', 'fee'),
    sum: withPlaceholders('count', 'value', 'fee', 'sum'),
  }),
  'pricing-salt.ts: pricingSalt': pricingSalt,
  'pricing.ts: packages': pricingPackages,
  'pricing.ts: pricing': textsWith({
    lead: withPlaceholders('fee'),
    popular: z.union([z.literal(''), text]),
  }),
  'pricing.ts: estimator': textsWith({
    attended: counted(withPlaceholders('attended')),
    max: wholeNumber(1).multipleOf(10, { error: 'a multiple of 10, at which the axis of the chart ends' }),
    start: wholeNumber(0),
    chart: withPlaceholders('core', 'coreCap', 'premium', 'premiumCap'),
    from: withPlaceholders('price'),
    stops: withPlaceholders('cap'),
    sum: withPlaceholders('monthly', 'charged', 'fee'),
    running: counted(withPlaceholders('fee', 'left')),
    announcement: withPlaceholders('attended', 'core', 'premium'),
  }),
  'process.ts: phases': pages.phases,
  'qualify.ts: qualify': textsWith({
    suited: textsWith({ items: z.array(text).length(4) }),
    unsuited: textsWith({ items: z.array(text).length(4) }),
    commitments: textsWith({
      minimum: textsWith({ title: short(withPlaceholders('months')) }),
      setup: textsWith({ unit: withPlaceholders('name') }),
      fees: textsWith({ unit: withPlaceholders('name') }),
      privatePatients: textsWith({ text: withPlaceholders('fee') }),
      reports: textsWith({
        text: withPlaceholders('fee'),
        example: withPlaceholders('attended', 'fee', 'sum'),
        attended: z.array(z.boolean()),
      }),
    }),
  }),
  'routes.ts: routes': pages.routes,
  'scale.ts: scale': textsWith({
    framework: textsWith({ phase: pages.phase }),
    proof: textsWith({ study: z.union([z.literal(''), text]) }),
    channels: textsWith({ steps: list(pages.scalingStep) }),
  }),
  'services.ts: services': z.record(z.string(), packageItem),
  'site-layout.ts: siteLayout': textsWith({
    footer: textsWith({ pages: z.array(action), company: withPlaceholders('name', 'place', 'number', 'address') }),
  }),
  'site.ts: site': site,
  'site.ts: owner': owner,
  'website.ts: websiteOffer': textsWith({ name: verbatim, price, text: withPlaceholders('price') }),
  'website.ts: caseStudies': textsWith({ grid: withPlaceholders('all', 'booked'), items: list(caseStudy) }),
  'website.ts: testimonials': textsWith({ rating: withPlaceholders('rating'), items: list(testimonial) }),
}

/** The content of a schema, which nothing changes. */
export type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value

type ContentOf<Schema extends z.ZodType> = DeepReadonly<z.input<Schema>>

export type Action = ContentOf<typeof action>
export type Analytics = NonNullable<Owner['analytics']>
export type AppointmentState = keyof DiaryWeek['states']
export type CaseStudy = ContentOf<typeof caseStudy>
export type ChartPoint = ContentOf<typeof chartPoint>
export type DiaryWeek = ContentOf<typeof pages.diary>
export type GlossaryTerm = ContentOf<typeof glossaryTerm>
export type Investment = ContentOf<typeof prices.anyInvestment>
export type Owner = ContentOf<typeof owner>
export type PackageItem = ContentOf<typeof packageItem>
export type Phase = ContentOf<typeof pages.phase>
export type PoundRange = Investment['adSpend']['range']
export type PricingPackage = ContentOf<typeof pricingPackages>['core']
export type Proof = ContentOf<typeof proof>
export type Question = ContentOf<typeof question>
export type RouteRow = ContentOf<typeof pages.routeRow>
export type ScalingStep = ContentOf<typeof pages.scalingStep>
export type Site = ContentOf<typeof site>
export type StruckLine = ContentOf<typeof pages.struckLine>
export type TermInvestment = TermPackage['investment']
export type TermPackage = ContentOf<typeof termPackage>
export type Testimonial = ContentOf<typeof testimonial>
export type TitledText = ContentOf<typeof titledText>
