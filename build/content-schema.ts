import { z } from 'zod'
import * as schema from '@/content/schema'
import { SCHEDULING_ORIGIN } from '@/lib/booking/provider'
import { chartRows } from '@/lib/chart-rows'
import { ownFile } from '@/lib/own-file'
import { AXIS_WEEKS } from '@/lib/week-axis'
import { isPicture } from './pictures'

const { addIssue, entry, exactLength, group, list, oneOf, positiveInteger, pounds, text, uniqueBy } = schema
const { withMessage, withPlaceholders } = schema

const schedulingPage = schema.stringMatching(
  new RegExp(`^${SCHEDULING_ORIGIN.replace('.', '\\.')}/[^?#\\s]*[^/?#\\s]$`),
  `a URL such as ${SCHEDULING_ORIGIN}/your-agency/your-call, without ? and #`,
)
const ORIGIN = 'https://www.example.com'
const site = entry({
  name: schema.textUpTo(60, 30),
  email: z
    .email(withMessage('an email address such as hello@example.com'))
    .max(80, withMessage('an email address of at most 80 characters')),
  url: schema.httpsUrl(ORIGIN).regex(/^[^/]+\/\/[^/?#@]+\/?$/, withMessage(`a URL without a path, such as ${ORIGIN}`)),
  scheduling: entry({ discovery: schedulingPage, strategy: schedulingPage }),
  profile: schema.removable(schema.httpsUrl()).optional(),
  copyrightYear: schema.integer(2000, 2100, 'a year such as 2025'),
})

async function checkImage(context: z.RefinementCtx, path: string[], file: string | undefined, example: string) {
  if (file === undefined) return
  if (!(await isPicture(file)))
    addIssue(context, [...path, 'file'], file, `an existing, readable image, such as ${example}`)
}
const owner = schema.owner.superRefine(({ photograph, privacyNotice }, context) => {
  if (privacyNotice?.startsWith('/') && !ownFile(privacyNotice))
    addIssue(context, ['privacyNotice'], privacyNotice, 'the path of a file in public/, such as /privacy.html')
  return checkImage(context, ['photograph'], photograph?.file, 'content/founder.jpg')
})
const testimonial = schema.testimonial.superRefine(({ logo }, context) =>
  checkImage(context, ['logo'], logo?.file, 'content/logos/harbour.svg'),
)

const gloss = entry({ term: text, meaning: text })
const phases = list(schema.phase).superRefine((phases, context) =>
  phases.forEach(({ number, weeks }, index) => {
    if (number !== index + 1) addIssue(context, [index, 'number'], number, `${index + 1}, its place in the list`)
    const { from } = weeks
    const { to: end = Infinity } = phases[index - 1]?.weeks ?? { to: 0 }
    if (from <= end) addIssue(context, [index, 'weeks', 'from'], from, 'a week after the end of the previous phase')
    for (const [key, week] of Object.entries(weeks)) {
      const expected = `a week from 1 to ${AXIS_WEEKS}, the weeks that the timeline shows`
      if (week > AXIS_WEEKS) addIssue(context, [index, 'weeks', key], week, expected)
    }
  }),
)

/** `difference`: pounds by which the total may also differ from the sum. */
function checkPrices(
  context: z.RefinementCtx,
  path: string[],
  { items, totalValue, investment }: schema.Package,
  difference = 0,
) {
  const sum = items.reduce((total, { price = 0 }) => total + price, 0)
  if (![sum, sum + difference].includes(totalValue))
    addIssue(context, [...path, 'totalValue'], totalValue, `${sum}, the sum of the prices of its items`)
  if (investment.monthly >= totalValue)
    addIssue(context, [...path, 'investment', 'monthly'], investment.monthly, `less than the total, ${totalValue}`)
}
const pricePackage = schema.pricePackage.superRefine((value, context) => checkPrices(context, [], value))

const packages = entry({ core: schema.pricingPackage, premium: schema.pricingPackage }).superRefine(
  ({ core, premium }, context) => {
    if (premium.name === core.name)
      addIssue(context, ['premium', 'name'], premium.name, 'a different name from that of core')
    premium.items.forEach(({ title }, index) => {
      const isInCore = core.items.some((item) => item.price !== undefined && item.title === title)
      if (isInCore)
        addIssue(
          context,
          ['premium', 'items', index, 'title'],
          title,
          'a title that no priced item of core has, because Premium contains those too',
        )
    })
    checkPrices(context, ['core'], core)
    // A comment in content/pricing.ts explains the difference.
    checkPrices(context, ['premium'], { ...premium, items: [...core.items, ...premium.items] }, -100)
  },
)

const valueChart = schema.valueChart.superRefine(({ points, axisMaximum }, context) => {
  const { series, rows } = chartRows(points)
  points.forEach(({ category, value, label, colour }, index) => {
    const path = ['points', index]
    const values = rows.find((row) => row.category === category)!.values
    const before = values[series.findIndex((one) => one.label === label) - 1] ?? 0
    if (value < before) addIssue(context, [...path, 'value'], value, `at least ${before}, the value before it`)
    if (value > axisMaximum)
      addIssue(context, [...path, 'value'], value, `at most ${axisMaximum}, the value of axisMaximum`)
    if (series.some((one) => (one.label === label) !== (one.colour === colour)))
      addIssue(context, [...path, 'colour'], colour, 'one colour for each of two labels')
    if (points.filter((point) => point.category === category && point.label === label).length > 1)
      addIssue(context, [...path, 'label'], label, 'one value for each category and label')
    if (values.length !== series.length) addIssue(context, [...path, 'category'], category, 'a value for each label')
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
  packages,
  pricing: group({ popular: schema.removable(text) }),
}).superRefine(({ estimator: { max, start }, packages: { core, premium } }, context) => {
  const minimum = Math.max(start, core.investment.cap, premium.investment.cap)
  const expected = `at least ${minimum}, the highest of start and the caps of both packages`
  if (max < minimum) addIssue(context, ['estimator', 'max'], max, expected)
})

/** The schema of content/, by file name. Keys that are not listed contain texts. */
export const contentSchema = group({
  'site.ts': group({ site, owner }),
  'routes.ts': group({
    routes: list(schema.routeRow).superRefine(uniqueBy('path', 'title', 'description')),
  }),
  'figures.ts': group({
    figures: z.object({ perConsultation: pounds, setup: pounds }).catchall(positiveInteger),
  }),
  'home.ts': group({
    diary: schema.diary,
    coordinators: group({ proof: schema.proof.optional() }),
    videos: group({ benefits: exactLength(schema.titledText, 3) }),
  }),
  'difference.ts': group({ difference: group({ cards: exactLength(schema.titledText, 4) }) }),
  'faq.ts': group({ faq: group({ items: list(schema.question) }) }),
  'process.ts': group({ phases, processPage: group({ glosses: list(gloss) }) }),
  'book.ts': group({ book: group({ length: withPlaceholders('minutes', 'medium') }) }),
  'errors.ts': group({ notFoundPage: group({ hours: exactLength(text, 3) }) }),
  'essential.ts': group({
    essential: pricePackage,
    funnel: group({ bands: exactLength(group({ title: text, text }), 4) }),
    valueChart,
  }),
  'premium.ts': group({
    premiumPage: group({ scale: group({ alt: withPlaceholders('total', 'monthly') }) }),
    premium: pricePackage,
  }),
  'price-labels.ts': group({
    priceLabels: group({
      perYear: withPlaceholders('price'),
      fee: withPlaceholders('fee'),
      cap: withPlaceholders('cap'),
      withAdSpend: withPlaceholders('range', 'fee'),
      glossary: list(schema.glossaryTerm),
    }),
  }),
  'pricing.ts': pricingFile,
  'pricing-salt.ts': entry({
    pricingSalt: schema.stringMatching(/^[\w-]{22}$/, 'the 22 characters of npm run gate:new'),
  }),
  'offer.ts': group({
    offer: group({
      options: list(group({ id: oneOf('essential', 'premium', 'website') })),
      partsOfWhole: withPlaceholders('parts', 'whole'),
    }),
  }),
  'website.ts': group({
    websiteOffer: group({ price: pounds, inclusions: list(schema.titledText) }),
    caseStudies: group({ items: schema.optionalList(schema.caseStudy) }),
    testimonials: group({ rating: withPlaceholders('rating'), items: schema.optionalList(testimonial) }),
  }),
  'qualify.ts': group({
    qualify: group({
      suited: group({ items: exactLength(text, 4) }),
      unsuited: group({ items: exactLength(text, 4) }),
      commitments: group({
        minimum: entry({ title: withPlaceholders('months'), text }),
        adSpend: entry({ title: text, text: withPlaceholders('essential', 'premium') }),
        privatePatients: entry({ title: text, text: withPlaceholders('fee'), unit: text }),
        reports: schema.titledText,
      }),
    }),
  }),
  'scale.ts': group({
    scale: group({
      // A phase of process.ts, which has its own schema.
      phase: group({ phase: z.unknown() }),
      proof: group({ study: schema.removable(text), chairs: withPlaceholders('surgeries') }),
      channels: group({ steps: list(schema.scalingStep) }),
    }),
  }),
  'site-layout.ts': group({
    siteLayout: group({
      topBarAction: schema.action,
      floatingAction: schema.action,
      footer: group({
        pages: list(schema.action).superRefine(uniqueBy('href')),
        company: withPlaceholders('name', 'number', 'place', 'address'),
      }),
      theme: group({ options: list(entry({ value: oneOf('system', 'light', 'dark'), label: text })) }),
    }),
  }),
}).superRefine((files, context) => {
  const { glossary, ...priceLabels } = files['price-labels.ts'].priceLabels
  const { core, premium } = files['pricing.ts'].packages
  const all = [files['essential.ts'].essential, files['premium.ts'].premium, core, premium]
  const labels = JSON.stringify([priceLabels, all.map(({ investment }) => investment)])
  glossary.forEach(({ term }, index) => {
    const expected = 'a term from a label in priceLabels or investment, because its tooltip appears there'
    const path = ['price-labels.ts', 'priceLabels', 'glossary', index, 'term']
    if (!labels.includes(term)) addIssue(context, path, term, expected)
  })
  const { phases, processPage } = files['process.ts']
  processPage.glosses.forEach(({ term }, index) => {
    if (!phases.some(({ details }) => details.includes(term)))
      addIssue(context, ['process.ts', 'processPage', 'glosses', index, 'term'], term, 'a text of details of a phase')
  })
  const ids = files['website.ts'].caseStudies.items.flatMap(({ id }) => id ?? [])
  const proofs = {
    'home.ts': ['coordinators', files['home.ts'].coordinators.proof?.study],
    'scale.ts': ['scale', files['scale.ts'].scale.proof.study],
  } as const
  for (const [file, [name, study]] of Object.entries(proofs)) {
    if (study && files['website.ts'].caseStudies.items.length > 0 && !ids.includes(study))
      addIssue(context, [file, name, 'proof', 'study'], study, 'the id of a case study in content/website.ts')
  }
})
