/* Describes each value of content/: `define` checks it, and the types of components are inferred from it. */

import { z } from 'zod'
import {
  action,
  closing,
  diary,
  phases,
  proof,
  question,
  routes,
  scalingStep,
  struckLine,
  titledText,
  titledTexts,
} from './pages'
import * as kinds from './pages'
import * as prices from './prices'
import { caseStudy, owner, pricingSalt, site, testimonial } from './site'
import {
  counted,
  exactLength,
  text,
  textsWith,
  title,
  titleWithPlaceholders,
  unique,
  verbatim,
  withPlaceholders,
} from './text'

const { chartPoint, figures, glossaryTerm, price, pricingPackages, termPackage, wholeNumber } = prices

/** What the pages of /essential and /premium have in common. */
const packagePage = textsWith({ title, action, closing })

/** A text for one month, and for a minimum term in words. */
const monthsInWords = counted(text, withPlaceholders('monthsInWords'))

/** Lines that are struck out, with the labels that screen readers read before each. */
const struckLines = textsWith({ title, lines: unique('struck', z.array(struckLine)) })

/** The schema of each value of content/, by file and name. */
export const schemas = {
  'book.ts: book': textsWith({
    title,
    length: withPlaceholders('minutes', 'medium'),
    coversTitle: title,
    covers: titledTexts,
    calendarTitle: title,
    booked: textsWith({ title, next: titledTexts, calendarTitle: title }),
  }),
  'difference.ts: difference': z.strictObject({ title, cards: unique('title', exactLength.four(titledText)) }),
  'errors.ts: notFoundPage': textsWith({
    title,
    suggestion: withPlaceholders('path'),
    link: action,
    hours: exactLength.three(text),
  }),
  'errors.ts: errorPage': textsWith({ title, home: action }),
  'essential.ts: essential': termPackage,
  'essential.ts: essentialPage': packagePage,
  'essential.ts: funnel': textsWith({ title, bands: unique('title', exactLength.four(titledText)) }),
  'essential.ts: valueChart': textsWith({ title, points: z.array(chartPoint), axisMaximum: price }),
  'essential.ts: coveringPatients': textsWith({
    title,
    lead: counted(withPlaceholders('together', 'fee'), withPlaceholders('together', 'monthsInWords', 'fee')),
    sum: withPlaceholders('count', 'value', 'fee', 'sum'),
  }),
  'faq.ts: faq': z.strictObject({ title, items: unique('question', z.array(question)) }),
  'figures.ts: figures': figures,
  'gate.ts: gate': textsWith({ title, action }),
  'home.ts: hero': textsWith({ title, action }),
  'home.ts: diary': diary,
  'home.ts: problem': struckLines,
  'home.ts: growthEngine': textsWith({
    title,
    sources: titledTexts,
    enquiry: textsWith({ title }),
    followUp: textsWith({ title, text }),
    diary: titledText,
    action,
  }),
  'home.ts: coordinators': textsWith({ title, points: titledTexts, callSheet: textsWith({ title }), action }),
  'home.ts: homeProof': proof.optional(),
  'home.ts: videos': textsWith({ title, benefits: unique('title', exactLength.three(titledText)) }),
  'home.ts: founderLetter': textsWith({ title, action }),
  'home.ts: promises': textsWith({ title, cards: unique('title', z.array(textsWith({ title, motto: text, text }))) }),
  'home.ts: closing': closing,
  'number-words.ts: numberWords': z.array(text),
  'offer.ts: offer': textsWith({
    title,
    options: unique('id', z.array(textsWith({ link: action }))),
    servicesOfAll: withPlaceholders('parts', 'whole'),
    fit: textsWith({ action }),
    questions: textsWith({
      title,
      months: counted(withPlaceholders('months')),
      items: unique(
        'question',
        z.array(
          z.strictObject({
            ...question.shape,
            /** The placeholders are filled from the packages. */
            answer: withPlaceholders('fee', 'months', 'essentialAdSpend', 'premiumAdSpend'),
          }),
        ),
      ),
    }),
    closing,
  }),
  'premium.ts: premium': termPackage,
  'premium.ts: premiumPage': packagePage,
  'price-labels.ts: priceLabels': textsWith({
    perYear: withPlaceholders('price'),
    fee: withPlaceholders('fee'),
    cap: counted(withPlaceholders('cap', 'fee')),
    glossary: unique('term', z.array(glossaryTerm)),
  }),
  'price-labels.ts: priceProof': proof.optional(),
  'price-labels.ts: compareOptions': action,
  'price-labels.ts: firstMonths': textsWith({
    title: counted(title, titleWithPlaceholders('monthsInWords')),
    lead: withPlaceholders('fee'),
    extra: withPlaceholders('fee'),
    after: withPlaceholders('monthly', 'adSpend', 'fee'),
    month: withPlaceholders('month'),
    termFees: monthsInWords,
  }),
  'pricing-salt.ts: pricingSalt': pricingSalt,
  'pricing.ts: packages': pricingPackages,
  'pricing.ts: pricing': textsWith({
    title,
    lead: withPlaceholders('fee'),
    popular: z.union([z.literal(''), text]),
    cardAction: action,
    action,
    closing,
  }),
  'pricing.ts: estimator': textsWith({
    title,
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
  'process.ts: phases': phases,
  'process.ts: processPage': textsWith({
    title,
    back: action,
    glossary: unique('term', z.array(z.strictObject({ term: text, meaning: text }))),
    closing: textsWith({ title, text, alternative: textsWith({ action }) }),
  }),
  'qualify.ts: qualify': textsWith({
    title,
    suited: z.strictObject({ title, items: exactLength.four(text) }),
    unsuited: z.strictObject({ title, items: exactLength.four(text) }),
    commitments: z.strictObject({
      title,
      minimum: z.strictObject({ title: titleWithPlaceholders('months'), text }),
      fees: z.strictObject({ title, unit: withPlaceholders('name') }),
      adSpend: z.strictObject({ title, text: withPlaceholders('essential', 'premium') }),
      privatePatients: z.strictObject({ title, text: withPlaceholders('fee'), unit: text }),
      reports: z.strictObject({
        title,
        text: withPlaceholders('fee'),
        example: withPlaceholders('attended', 'fee', 'sum'),
        attended: z.array(z.boolean()),
        states: z.strictObject({ attended: text, missed: text }),
      }),
    }),
    closing,
  }),
  'routes.ts: routes': routes,
  'scale.ts: scale': textsWith({
    title,
    framework: textsWith({ phase: kinds.phase }),
    proof: z.strictObject({ title: text, study: z.union([z.literal(''), text]) }),
    channels: textsWith({ title, steps: unique('title', z.array(scalingStep)) }),
    closing,
  }),
  'services.ts: services': z.record(z.string(), prices.packageItem),
  'site-layout.ts: siteLayout': textsWith({
    topBarAction: action,
    floatingAction: action,
    footer: textsWith({
      pages: z.array(action),
      company: withPlaceholders('name', 'place', 'number', 'address'),
    }),
  }),
  'site.ts: site': site,
  'site.ts: owner': owner,
  'website.ts: websitePage': textsWith({ title, action, closing }),
  'website.ts: websiteOffer': textsWith({
    name: verbatim,
    price,
    text: withPlaceholders('price'),
    inclusions: titledTexts,
  }),
  'website.ts: rewrittenPage': struckLines,
  'website.ts: caseStudies': z.strictObject({ title, items: z.array(caseStudy) }),
  'website.ts: testimonials': textsWith({
    title,
    rating: withPlaceholders('rating'),
    items: unique('quote', z.array(testimonial)),
  }),
}

/** The content of a schema, which nothing changes. */
export type DeepReadonly<Value> = Value extends readonly (infer Entry)[]
  ? number extends Value['length']
    ? readonly DeepReadonly<Entry>[]
    : { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value

type ContentOf<Schema extends z.ZodType> = DeepReadonly<z.input<Schema>>

export type Action = ContentOf<typeof action>
export type Analytics = NonNullable<Owner['analytics']>
export type AppointmentState = keyof DiaryWeek['states']
export type CaseStudy = ContentOf<typeof caseStudy>
export type ChartPoint = ContentOf<typeof chartPoint>
export type DiaryWeek = ContentOf<typeof diary>
export type GlossaryTerm = ContentOf<typeof glossaryTerm>
export type IconName = PackageItem['icon']
export type Investment = ContentOf<typeof prices.anyInvestment>
export type Owner = ContentOf<typeof owner>
export type Package = ContentOf<typeof prices.anyPackage>
export type PackageItem = ContentOf<typeof prices.packageItem>
export type Phase = ContentOf<typeof kinds.phase>
export type PoundRange = Investment['adSpend']['range']
export type PricingPackage = ContentOf<typeof pricingPackages>['core']
export type Proof = ContentOf<typeof proof>
export type Question = ContentOf<typeof question>
export type RouteRow = ContentOf<typeof kinds.routeRow>
export type ScalingStep = ContentOf<typeof scalingStep>
export type Site = ContentOf<typeof site>
export type StruckLine = ContentOf<typeof struckLine>
export type TermInvestment = TermPackage['investment']
export type TermPackage = ContentOf<typeof termPackage>
export type Testimonial = ContentOf<typeof testimonial>
export type TitledText = ContentOf<typeof titledText>
