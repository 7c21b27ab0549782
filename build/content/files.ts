import { z } from 'zod'
import type { Phase } from '@/content/types'
import * as parts from './parts'
import {
  addIssue,
  entry,
  exactLength,
  group,
  list,
  oneOf,
  optionalList,
  positiveInteger,
  pounds,
  removable,
  stringMatching,
  text,
  textUpTo,
  uniqueBy,
  withMessage,
  withPlaceholders,
} from './values'

const TIMES_OF_DAY = /\d{1,2}:\d{2}/g

const homeFile = group({
  diary: parts.diary,
  engine: group({ sources: list(parts.titledText), enquiry: parts.titledText }).superRefine(
    ({ sources, enquiry }, context) => {
      if (sources.some(({ title }) => title === enquiry.title))
        addIssue(context, ['enquiry', 'title'], enquiry.title, 'a different title from those of sources')
    },
  ),
  coordinators: group({
    callSheet: group({ exchange: list(group({ words: text })), appointment: text }),
    proof: parts.proof.optional(),
  }),
  videos: group({ benefits: exactLength(parts.titledText, 3) }),
}).superRefine(({ diary: { highlight }, coordinators: { callSheet } }, context) => {
  const [day = '', time = ''] = highlight.split(' ')
  const path = ['coordinators', 'callSheet']
  const expected = `the day and the time of diary.highlight, "${highlight}"`
  if (!(callSheet.appointment.startsWith(day) && callSheet.appointment.endsWith(` ${time}`)))
    addIssue(context, [...path, 'appointment'], callSheet.appointment, expected)
  // A call that names a time arranges the consultation that the diary highlights.
  callSheet.exchange.forEach(({ words }, index) => {
    const times = words.match(TIMES_OF_DAY) ?? []
    const isAgreed = words.includes(day) && times.every((spoken) => spoken === time)
    if (times.length > 0 && !isAgreed) addIssue(context, [...path, 'exchange', index, 'words'], words, expected)
  })
})

const pricingFile = group({
  comparison: group({
    value: withPlaceholders('price'),
    lead: withPlaceholders('difference'),
    cap: group({ title: withPlaceholders('fee'), value: withPlaceholders('cap') }),
    adSpend: group({ core: withPlaceholders('range'), premium: withPlaceholders('range') }),
    monthly: group({ value: withPlaceholders('price') }),
  }),
  estimator: group({
    max: positiveInteger.multipleOf(10, withMessage('a multiple of 10, the interval between ticks of the axis')),
    start: positiveInteger,
    attended: entry({ one: withPlaceholders('attended'), many: withPlaceholders('attended') }),
    chart: withPlaceholders('core', 'coreCap', 'premium', 'premiumCap'),
    from: withPlaceholders('price'),
    stops: withPlaceholders('cap'),
    formula: withPlaceholders('monthly', 'fee', 'cap', 'max'),
    sum: withPlaceholders('monthly', 'charged', 'fee'),
    running: withPlaceholders('left', 'fee'),
    announcement: withPlaceholders('attended', 'core', 'premium'),
  }),
  packages: parts.pricingPackages,
  pricing: group({ popular: removable(text) }),
}).superRefine(({ estimator: { max, start }, packages: { core, premium } }, context) => {
  const minimum = Math.max(start, core.investment.cap, premium.investment.cap)
  const expected = `at least ${minimum}, the highest of start and the caps of both packages`
  if (max < minimum) addIssue(context, ['estimator', 'max'], max, expected)
})

/** The schemas of the files of content/. Keys that are not listed contain texts. */
export const contentFiles = group({
  'site.ts': group({ site: parts.site, owner: parts.owner }),
  'routes.ts': group({
    routes: list(parts.routeRow).superRefine(uniqueBy('path', 'title', 'description')),
  }),
  'figures.ts': group({
    figures: z.object({ perConsultation: pounds, setup: pounds }).catchall(positiveInteger),
  }),
  'home.ts': homeFile,
  'difference.ts': group({ difference: group({ cards: exactLength(parts.titledText, 4) }) }),
  'faq.ts': group({
    faq: group({
      items: list(parts.question).refine(
        ({ length }) => length > 1,
        withMessage('at least two entries: opening an answer closes another'),
      ),
    }),
  }),
  'process.ts': group({ phases: parts.phases, processPage: group({ glosses: list(parts.glossaryTerm) }) }),
  'book.ts': group({
    book: group({
      length: withPlaceholders('minutes', 'medium'),
      covers: list(entry({ title: textUpTo(60, 30), text: textUpTo(160, 30) })).refine(
        ({ length }) => length <= 4,
        withMessage('at most four entries: on phones, they are above the calendar'),
      ),
    }),
  }),
  'errors.ts': group({ notFoundPage: group({ hours: exactLength(text, 3) }) }),
  'essential.ts': group({
    essential: parts.pricePackage,
    funnel: group({ bands: list(parts.titledText) }),
    valueChart: parts.valueChart,
  }),
  'premium.ts': group({
    premiumPage: group({ scale: group({ alt: withPlaceholders('total', 'monthly') }) }),
    premium: parts.pricePackage,
  }),
  'price-labels.ts': group({
    priceLabels: group({
      perYear: withPlaceholders('price'),
      fee: withPlaceholders('fee'),
      cap: withPlaceholders('cap'),
      withAdSpend: withPlaceholders('range', 'fee'),
      glossary: list(parts.glossaryTerm),
    }),
  }),
  'pricing.ts': pricingFile,
  'pricing-salt.ts': entry({
    pricingSalt: stringMatching(/^[\w-]{22}$/, 'the 22 characters of npm run gate:new'),
  }),
  'offer.ts': group({
    offer: group({
      options: list(group({ id: oneOf('essential', 'premium', 'website') })),
      partsOfWhole: withPlaceholders('parts', 'whole'),
    }),
  }),
  'website.ts': group({
    websiteOffer: group({ name: text, price: pounds, inclusions: list(parts.titledText) }),
    caseStudies: group({ items: optionalList(parts.caseStudy) }),
    testimonials: group({ rating: withPlaceholders('rating'), items: optionalList(parts.testimonial) }),
  }),
  'qualify.ts': group({
    qualify: group({
      suited: group({ items: exactLength(text, 4) }),
      unsuited: group({ items: exactLength(text, 4) }),
      commitments: group({
        minimum: entry({ title: withPlaceholders('months'), text }),
        adSpend: entry({ title: text, text: withPlaceholders('essential', 'premium') }),
        privatePatients: entry({ title: text, text: withPlaceholders('fee'), unit: text }),
        reports: entry({ title: text, text, example: text }),
      }),
    }),
  }),
  'scale.ts': group({
    scale: group({
      // The phase is one of process.ts, which has its own schema.
      framework: group({ phase: z.custom<Phase>(), focus: text }),
      proof: group({ study: removable(text), rooms: withPlaceholders('surgeries') }),
      channels: group({ steps: list(parts.scalingStep) }),
    }),
  }),
  'site-layout.ts': group({
    siteLayout: group({
      topBarAction: parts.action,
      floatingAction: parts.action,
      footer: group({
        pages: list(parts.action).superRefine(uniqueBy('href')),
        company: withPlaceholders('name', 'number', 'place', 'address'),
      }),
      theme: group({ options: list(entry({ value: oneOf('system', 'light', 'dark'), label: text })) }),
    }),
  }),
})
