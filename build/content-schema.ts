import { z } from 'zod'
import * as schema from '@/content/schema'
import { SCHEDULING_ORIGIN } from '@/lib/booking/preconnect'

const { addIssue, entry, exactLength, group, list, oneOf, positiveInteger, pounds, text, uniqueBy, verbatim } = schema
const { withMessage, withPlaceholders } = schema

/** An object that contains texts, except at these paths, such as `scale.alt`. */
function textsWith(exceptions: Record<string, z.ZodType>): z.ZodType {
  const paths = Object.entries(exceptions)
  const below = (key: string) =>
    paths.filter(([path]) => path.startsWith(`${key}.`)).map(([path, one]) => [path.slice(key.length + 1), one])
  const keys = paths.map(([path]) => path.split('.')[0]!)
  return group(
    Object.fromEntries(keys.map((key) => [key, exceptions[key] ?? textsWith(Object.fromEntries(below(key)))])),
  )
}

const schedulingPage = schema.format(
  new RegExp(`^${SCHEDULING_ORIGIN.replace('.', '\\.')}/[^?#\\s]*[^/?#\\s]$`),
  `a URL such as ${SCHEDULING_ORIGIN}/your-agency/your-call, without ? and #`,
)
const ORIGIN = 'https://www.example.com'
const aYear = withMessage('a year such as 2025')
const site = entry({
  name: verbatim,
  email: z.email(withMessage('an email address such as hello@example.com')),
  url: schema.httpsUrl(ORIGIN).regex(/^[^/]+\/\/[^/?#@]+\/?$/, withMessage(`a URL without a path, such as ${ORIGIN}`)),
  scheduling: entry({ discovery: schedulingPage, strategy: schedulingPage }),
  profile: schema.httpsUrl(),
  copyrightYear: z.int(aYear).min(2000, aYear).max(2100, aYear),
})

/** Loads the image library only when there is an image to check. */
async function checkImage(context: z.RefinementCtx, path: string[], file: string | undefined, example: string) {
  if (file === undefined) return
  const { isPicture } = await import('./pictures')
  if (!(await isPicture(file)))
    addIssue(context, [...path, 'file'], file, `an existing, readable image, such as ${example}`)
}
const owner = schema.owner.superRefine(({ photograph }, context) =>
  checkImage(context, ['photograph'], photograph?.file, 'content/founder.jpg'),
)
const testimonial = schema.testimonial.superRefine(({ logo }, context) =>
  checkImage(context, ['logo'], logo?.file, schema.LOGO_FILE),
)

const phases = list(schema.phase).superRefine((phases, context) =>
  phases.forEach(({ weeks: { from } }, index) => {
    const { to: end = Infinity } = phases[index - 1]?.weeks ?? { to: 0 }
    if (from <= end) addIssue(context, [index, 'weeks', 'from'], from, 'a week after the end of the previous phase')
  }),
)

/** @param accepted whole pounds by which the total may differ from the sum of the items. */
function comparePrices(context: z.RefinementCtx, path: string[], one: schema.Package, accepted = 0) {
  const { items, totalValue, investment } = one
  const sum = items.reduce((total, { price = 0 }) => total + price, 0)
  if (![sum, sum + accepted].includes(totalValue))
    addIssue(context, [...path, 'totalValue'], totalValue, `${sum}, the sum of the prices of its items`)
  if (investment.monthly >= totalValue)
    addIssue(context, [...path, 'investment', 'monthly'], investment.monthly, `less than the total, ${totalValue}`)
}
const pricePackage = schema.pricePackage.superRefine((one, context) => comparePrices(context, [], one))

/** Whole pounds; content/pricing.ts has the reason. */
const STATED_DIFFERENCE = -100
const packages = entry({ core: schema.pricingPackage, premium: schema.pricingPackage }).superRefine(
  ({ core, premium }, context) => {
    const items = [...core.items, ...premium.items]
    comparePrices(context, ['core'], core)
    comparePrices(context, ['premium'], { ...premium, items }, STATED_DIFFERENCE)
  },
)

const valueChart = schema.valueChart.superRefine(({ rows, axisMaximum }, context) => {
  rows.forEach(({ initial, lifetime }, index) => {
    const path = ['rows', index, 'lifetime']
    if (lifetime < initial) addIssue(context, path, lifetime, `at least the initial value, ${initial}`)
    if (lifetime > axisMaximum) addIssue(context, path, lifetime, `at most ${axisMaximum}, the value of axisMaximum`)
  })
})

const pricingFile = group({
  comparison: textsWith({
    'videos.description': withPlaceholders('price'),
    'influence.description': withPlaceholders('price'),
    'cap.value': withPlaceholders('cap'),
    'adSpend.core': withPlaceholders('range'),
    'adSpend.premium': withPlaceholders('range'),
    'monthly.value': withPlaceholders('price'),
  }),
  estimator: group({
    max: positiveInteger.multipleOf(10, withMessage('a multiple of 10, the interval between ticks of the axis')),
    start: positiveInteger,
    attended: entry({ one: withPlaceholders('attended'), many: withPlaceholders('attended') }),
    chart: withPlaceholders('core', 'coreCap', 'premium', 'premiumCap'),
    stops: withPlaceholders('cap'),
    formula: withPlaceholders('monthly', 'fee', 'cap', 'max'),
    sum: withPlaceholders('monthly', 'charged', 'fee'),
    running: withPlaceholders('left'),
    announcement: withPlaceholders('attended', 'core', 'premium'),
  }),
  packages,
}).superRefine(({ estimator: { max, start }, packages: { core, premium } }, context) => {
  const least = Math.max(start, core.investment.cap, premium.investment.cap)
  if (max < least) addIssue(context, ['estimator', 'max'], max, `at least ${least}, the highest of start and both caps`)
})

/** The schema of each file in content/. Keys that are not named here contain texts. */
export const contentSchema = group({
  'site.ts': group({ site, owner }),
  'routes.ts': textsWith({ routes: list(schema.routeRow).superRefine(uniqueBy('path', 'title', 'description')) }),
  'figures.ts': textsWith({
    'figures.replyMinutes': positiveInteger,
    'figures.strategyCallMinutes': positiveInteger,
    'figures.roadmapMonths': positiveInteger,
    'figures.minimumMonths': positiveInteger,
    'figures.perConsultation': pounds,
    'figures.setup': pounds,
  }),
  'home.ts': textsWith({
    diary: schema.diary,
    'videos.benefits': exactLength(schema.filmedBenefit, 3),
    'videos.player': schema.filmLabels,
  }),
  'difference.ts': textsWith({ 'difference.cards': exactLength(schema.titledText, 4) }),
  'faq.ts': textsWith({ 'faq.items': list(entry({ question: text, answer: text })) }),
  'process.ts': textsWith({
    'processPage.axis.weeks': z.literal(
      schema.TIMELINE_WEEKS,
      withMessage(`${schema.TIMELINE_WEEKS}, the weeks that the timeline shows`),
    ),
    phases,
  }),
  'book.ts': textsWith({ 'book.length': withPlaceholders('minutes', 'medium') }),
  'errors.ts': textsWith({ 'notFoundPage.hours': exactLength(text, 3) }),
  'essential.ts': group({
    essential: pricePackage,
    funnel: group({ bands: exactLength(group({ title: text, text }), 4) }),
    valueChart,
  }),
  'premium.ts': group({
    premiumPage: textsWith({
      'statement.items': withPlaceholders('count'),
      'scale.alt': withPlaceholders('total', 'monthly'),
    }),
    premium: pricePackage,
  }),
  'price-terms.ts': group({
    priceTerms: textsWith({
      perYear: withPlaceholders('price'),
      fee: withPlaceholders('fee'),
      cap: withPlaceholders('cap'),
      minimum: withPlaceholders('months'),
    }),
    glossary: z.record(z.string(), schema.glossaryTerm),
  }),
  'pricing.ts': pricingFile,
  'pricing-salt.ts': entry({ pricingSalt: schema.format(/^[\w-]{22}$/, 'the 22 characters of npm run gate:new') }),
  'offer.ts': textsWith({ 'offer.options': list(group({ id: oneOf('essential', 'premium', 'website') })) }),
  'website.ts': textsWith({
    'websiteOffer.price': pounds,
    'websiteOffer.inclusions': exactLength(schema.titledText, 4),
    'caseStudies.items': list(schema.caseStudy),
    'testimonials.rating': withPlaceholders('rating'),
    'testimonials.items': list(testimonial),
  }),
  'qualify.ts': textsWith({
    'qualify.suited.items': exactLength(text, 4),
    'qualify.unsuited.items': exactLength(text, 4),
    'qualify.commitments.minimum': entry({ title: withPlaceholders('months'), text }),
    'qualify.commitments.adSpend': entry({ title: text, text: withPlaceholders('essential', 'premium') }),
    'qualify.commitments.privatePatients': entry({ title: text, text: withPlaceholders('fee') }),
    'qualify.commitments.reports': schema.titledText,
  }),
  'scale.ts': textsWith({
    // A phase of process.ts, which is checked there.
    'scale.phase.phase': z.unknown(),
    'scale.proof.title': withPlaceholders('surgeries'),
    'scale.proof.chairs': withPlaceholders('surgeries'),
    'scale.channels.steps': exactLength(schema.titledText, 4),
  }),
  'share-cards.ts': textsWith({
    shareCards: entry(Object.fromEntries(schema.path.options.map((path) => [path, schema.shareCard]))),
    shareCardAlt: withPlaceholders('title', 'picture'),
  }),
  'site-layout.ts': textsWith({
    'siteLayout.topBarAction': schema.action,
    'siteLayout.floatingAction': schema.action,
    'siteLayout.footer.pages': list(schema.action),
    'siteLayout.footer.company': withPlaceholders('name', 'number', 'place', 'address'),
    'siteLayout.theme.options': list(entry({ value: oneOf('system', 'light', 'dark'), label: text })),
  }),
}).superRefine((files, context) => {
  const { priceTerms, glossary } = files['price-terms.ts']
  const { packages } = files['pricing.ts']
  const all = [files['essential.ts'].essential, files['premium.ts'].premium, packages.core, packages.premium]
  const priceLabels = JSON.stringify([priceTerms, all.map(({ investment }) => investment)])
  for (const [name, { term }] of Object.entries(glossary)) {
    if (priceLabels.includes(term)) continue
    addIssue(
      context,
      ['price-terms.ts', 'glossary', name, 'term'],
      term,
      'words from a label in priceTerms or investment, where its tooltip appears',
    )
  }
})
