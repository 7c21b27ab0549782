import { z } from 'zod'
import * as schema from '@/content/schema'
import { SCHEDULING_ORIGIN } from '@/lib/booking/preconnect'
import { isPicture } from './pictures'

const { differIn, drawn, entry, group, holding, list, oneOf, pounds, refuse, says, text, whole } = schema

/** Words, but for what stands at these paths, such as `scale.alt`. */
function words(paths: Record<string, z.ZodType>): z.ZodType {
  const entries = Object.entries(paths)
  const below = (name: string) =>
    entries.filter(([path]) => path.startsWith(`${name}.`)).map(([path, one]) => [path.slice(name.length + 1), one])
  const names = entries.map(([path]) => path.split('.')[0]!)
  return group(Object.fromEntries(names.map((name) => [name, paths[name] ?? words(Object.fromEntries(below(name)))])))
}

const schedulingPage = schema.format(
  new RegExp(`^${SCHEDULING_ORIGIN.replace('.', '\\.')}/[^?#\\s]*[^/?#\\s]$`),
  `a URL such as ${SCHEDULING_ORIGIN}/your-agency/your-call, without ? and #`,
)
const SITE = 'https://www.example.com'
const aYear = says('a year such as 2025')
const site = entry({
  name: text,
  email: z.email(says('an email address such as hello@example.com')),
  url: schema.httpsUrl(SITE).regex(/^[^/]+\/\/[^/?#@]+\/?$/, says(`a URL without a path, such as ${SITE}`)),
  scheduling: entry({ discovery: schedulingPage, strategy: schedulingPage }),
  profile: schema.httpsUrl(),
  copyrightYear: z.int(aYear).min(2000, aYear).max(2100, aYear),
})
const READABLE = 'a picture that is there and can be read, such as'
const owner = schema.owner.superRefine(async ({ photograph }, context) => {
  if (photograph && !(await isPicture(photograph.file)))
    refuse(context, ['photograph', 'file'], photograph.file, `${READABLE} content/founder.jpg`)
})
const testimonial = schema.testimonial.superRefine(async ({ logo }, context) => {
  if (logo && !(await isPicture(logo.file)))
    refuse(context, ['logo', 'file'], logo.file, `${READABLE} ${schema.LOGO_FILE}`)
})

const phases = list(schema.phase).superRefine((phases, context) =>
  phases.forEach(({ weeks: { from } }, index) => {
    const { to: end = Infinity } = phases[index - 1]?.weeks ?? { to: 0 }
    if (from <= end) refuse(context, [index, 'weeks', 'from'], from, 'a week after the end of the phase above it')
  }),
)

/** @param accepted a difference in whole pounds that the total may have, until the owner decides. */
function comparePrices(context: z.RefinementCtx, path: string[], one: schema.Package, accepted = 0) {
  const { items, totalValue, investment } = one
  const sum = items.reduce((total, { price = 0 }) => total + price, 0)
  if (![sum, sum + accepted].includes(totalValue))
    refuse(context, [...path, 'totalValue'], totalValue, `${sum}, the sum of its items`)
  if (investment.monthly >= totalValue)
    refuse(context, [...path, 'investment', 'monthly'], investment.monthly, `less than the total, ${totalValue}`)
}
const pricePackage = schema.pricePackage.superRefine((one, context) => comparePrices(context, [], one))

/** Whole pounds; content/pricing.ts says why. */
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
    if (lifetime < initial) refuse(context, path, lifetime, `at least the initial value, ${initial}`)
    if (lifetime > axisMaximum) refuse(context, path, lifetime, `at most ${axisMaximum}, where the axis ends`)
  })
})

const essentialFile = group({
  essential: pricePackage,
  funnel: group({ bands: drawn(entry({ ...schema.titledText.shape, item: text }), 4) }),
  valueChart,
}).superRefine(({ essential, funnel: { bands } }, context) => {
  const ids = essential.items.map(({ id }) => id)
  const stray = bands.find(({ item }) => !ids.includes(item))
  if (stray) refuse(context, ['funnel', 'bands'], stray.item, `the id of one of its items: ${ids.join(', ')}`)
})

const pricingFile = group({
  comparison: words({
    'videos.description': holding('price'),
    'influence.description': holding('price'),
    'cap.value': holding('cap'),
    'adSpend.core': holding('range'),
    'adSpend.premium': holding('range'),
    'monthly.value': holding('price'),
  }),
  estimator: group({
    max: whole.multipleOf(10, says('a multiple of 10, because its axis has a tick at every tenth')),
    start: whole,
    attended: entry({ one: holding('attended'), many: holding('attended') }),
    chart: holding('core', 'coreCap', 'premium', 'premiumCap'),
    stops: holding('cap'),
    formula: holding('monthly', 'fee', 'cap', 'max'),
    sum: holding('monthly', 'charged', 'fee'),
    running: holding('left'),
    announcement: holding('attended', 'core', 'premium'),
  }),
  packages,
}).superRefine(({ estimator: { max, start }, packages: { core, premium } }, context) => {
  const drawn = Math.max(start, core.investment.cap, premium.investment.cap)
  if (max < drawn) refuse(context, ['estimator', 'max'], max, `at least ${drawn}, for its start and both caps`)
})

/** What each file of content/ must hold. What is not named here is words. */
export const contentSchema = group({
  'site.ts': group({ site, owner }),
  'routes.ts': words({ routes: list(schema.routeRow).superRefine(differIn('path', 'title', 'description')) }),
  'figures.ts': words({
    'figures.replyMinutes': whole,
    'figures.strategyCallMinutes': whole,
    'figures.roadmapMonths': whole,
    'figures.minimumMonths': whole,
    'figures.perConsultation': pounds,
    'figures.setup': pounds,
  }),
  'home.ts': words({
    diary: schema.diary,
    'videos.benefits': drawn(schema.filmedBenefit, 3),
    'videos.player': schema.filmWords,
  }),
  'difference.ts': words({ 'difference.cards': drawn(schema.titledText, 4) }),
  'faq.ts': words({ 'faq.items': list(entry({ question: text, answer: text })) }),
  'process.ts': words({ 'processPage.axis.weeks': z.literal(12, says('12, the weeks that are drawn')), phases }),
  'book.ts': words({ 'book.length': holding('minutes', 'medium') }),
  'errors.ts': words({ 'notFoundPage.hours': drawn(text, 3) }),
  'essential.ts': essentialFile,
  'premium.ts': group({
    premiumPage: words({ 'statement.items': holding('count'), 'scale.alt': holding('total', 'monthly') }),
    premium: pricePackage,
  }),
  'price-terms.ts': group({
    priceTerms: words({
      perYear: holding('price'),
      fee: holding('fee'),
      cap: holding('cap'),
      minimum: holding('months'),
    }),
    glossary: z.record(z.string(), schema.glossaryTerm),
  }),
  'pricing.ts': pricingFile,
  'pricing-salt.ts': entry({ pricingSalt: schema.format(/^[\w-]{22}$/, 'the 22 characters of npm run gate:new') }),
  'offer.ts': words({ 'offer.options': list(group({ id: oneOf('essential', 'premium', 'website') })) }),
  'website.ts': words({
    'websiteOffer.price': pounds,
    'websiteOffer.inclusions': drawn(schema.titledText, 4),
    'caseStudies.items': list(schema.caseStudy),
    'testimonials.rating': holding('rating'),
    'testimonials.items': list(testimonial),
  }),
  'qualify.ts': words({
    'qualify.suited.items': drawn(text, 4),
    'qualify.unsuited.items': drawn(text, 4),
    'qualify.commitments.minimum': entry({ title: holding('months'), text }),
    'qualify.commitments.adSpend': entry({ title: text, text: holding('essential', 'premium') }),
    'qualify.commitments.privatePatients': entry({ title: text, text: holding('fee') }),
    'qualify.commitments.reports': schema.titledText,
  }),
  'scale.ts': words({
    // It is a phase of process.ts, which is judged there.
    'scale.phase.phase': z.unknown(),
    'scale.proof.title': holding('surgeries'),
    'scale.proof.chairs': holding('surgeries'),
    'scale.channels.steps': drawn(schema.titledText, 4),
  }),
  'share-cards.ts': words({
    shareCards: entry(Object.fromEntries(schema.path.options.map((path) => [path, schema.shareCard]))),
    shareCardAlt: holding('title', 'picture'),
  }),
  'site-layout.ts': words({
    'siteLayout.topBarAction': schema.action,
    'siteLayout.floatingAction': schema.action,
    'siteLayout.footer.pages': list(schema.action),
    'siteLayout.footer.company': holding('name', 'number', 'place', 'address'),
    'siteLayout.theme.options': list(entry({ value: oneOf('system', 'light', 'dark'), label: text })),
  }),
}).superRefine((files, context) => {
  const { priceTerms, glossary } = files['price-terms.ts']
  const { packages } = files['pricing.ts']
  const all = [files['essential.ts'].essential, files['premium.ts'].premium, packages.core, packages.premium]
  const besidePrices = JSON.stringify([priceTerms, all.map(({ investment }) => investment)])
  for (const [name, { term }] of Object.entries(glossary)) {
    if (besidePrices.includes(term)) continue
    refuse(context, ['price-terms.ts', 'glossary', name, 'term'], term, 'words that stand beside a price')
  }
})
