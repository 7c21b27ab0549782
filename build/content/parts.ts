import { z } from 'zod'
import { publicPathOf } from '@/build/public-files'
import { iconNames } from '@/content/icons'
import type { Action, Proof, Question } from '@/content/link-types'
import type * as types from '@/content/types'
import { chartRows } from '@/lib/chart-rows'
import { escapePattern } from '@/lib/escape-pattern'
import { SCHEDULING_ORIGIN } from '@/lib/scheduling/addresses'
import { AXIS_WEEKS } from '@/lib/week-axis'
import {
  addIssue,
  boolean,
  entry,
  exactLength,
  group,
  httpsUrl,
  integer,
  list,
  oneOf,
  pagePath,
  positiveInteger,
  pounds,
  removable,
  stringMatching,
  text,
  textOfLength,
  textUpTo,
  withMessage,
} from './values'

/*
 * Schemas of most types in content/types.ts and content/link-types.ts.
 */

export const action = entry({ label: text, href: pagePath }) satisfies z.ZodType<Action>

export const question = entry({
  question: text,
  answer: text,
  link: action.exactOptional(),
}) satisfies z.ZodType<Question>

export const proof = entry({
  study: z.string(withMessage('the id of a case study')),
  action,
}) satisfies z.ZodType<Proof>

export const titledText = entry({ title: text, text }) satisfies z.ZodType<types.TitledText>

/** `/`, one or more parts of lower-case letters, digits and single hyphens, or `*`. */
const PATH = /^(\/|(\/[a-z\d]+(-[a-z\d]+)*)+|\*)$/
/** Paths whose files, or share cards, the build writes for other pages. */
const RESERVED_PATHS = ['/index', '/404', '/home', '/not-found']

export const routeRow = entry({
  path: stringMatching(PATH, 'a path such as /book or /guides/implants, or * for the not-found page').refine(
    (path) => !RESERVED_PATHS.includes(path),
    withMessage(`another path than ${RESERVED_PATHS.join(', ')}, which the build uses`),
  ),
  title: textOfLength(1, 60),
  description: textOfLength(70, 155),
  robots: oneOf('index', 'noindex', 'noindex, nofollow'),
  topBarButton: z.literal(false).exactOptional(),
  floatingButton: z.literal(false).exactOptional(),
  topBarGround: z.literal('solid').exactOptional(),
}) satisfies z.ZodType<types.RouteRow>

const weeks = entry({ from: positiveInteger, to: positiveInteger.exactOptional() }).refine(
  ({ from, to = from }) => to >= from,
  withMessage('weeks whose to is not before from'),
) satisfies z.ZodType<types.Weeks>

const phase = entry({
  number: positiveInteger,
  title: text,
  duration: text,
  description: text,
  details: list(text),
  deliverable: titledText.exactOptional(),
  weeks,
}) satisfies z.ZodType<types.Phase>

/** content/routes.ts and content/scale.ts read these. */
const FEWEST_PHASES =
  'at least 3 entries, because content/routes.ts describes /process by these phases, and /scale is about the third'

export const phases = list(phase)
  .refine(({ length }) => length >= 3, withMessage(FEWEST_PHASES))
  .superRefine((entries, context) =>
    entries.forEach(({ number, weeks: { from, to } }, index) => {
      if (number !== index + 1) addIssue(context, [index, 'number'], number, `${index + 1}, its place in the list`)
      const previous = entries[index - 1]
      // A phase without an end is the last one.
      const isAfterPrevious = !previous || from > (previous.weeks.to ?? Infinity)
      if (!isAfterPrevious)
        addIssue(context, [index, 'weeks', 'from'], from, 'a week after the end of the previous phase')
      for (const [key, week] of Object.entries({ from, to })) {
        const expected = `a week from 1 to ${AXIS_WEEKS}, the weeks that the timeline shows`
        if (week !== undefined && week > AXIS_WEEKS) addIssue(context, [index, 'weeks', key], week, expected)
      }
    }),
  )

const packageItem = entry({
  icon: oneOf(...iconNames),
  title: text,
  description: text.exactOptional(),
  price: pounds.exactOptional(),
  yearlyPrice: pounds.exactOptional(),
  detail: text.exactOptional(),
}).superRefine(({ detail, price = 0, yearlyPrice }, context) => {
  if (yearlyPrice === undefined) return
  if (yearlyPrice !== price * 12)
    addIssue(context, ['yearlyPrice'], yearlyPrice, `${price * 12}, twelve times the monthly price`)
  if (detail === undefined) addIssue(context, ['detail'], detail, 'a text, because yearlyPrice appears after it')
}) satisfies z.ZodType<types.PackageItem>

const poundRange = entry({ from: pounds, to: pounds }).refine(
  ({ from, to }) => from < to,
  withMessage('a range whose from is less than its to'),
) satisfies z.ZodType<types.PoundRange>

const investment = entry({
  monthly: pounds,
  perConsultation: pounds,
  cap: positiveInteger.exactOptional(),
  setup: entry({ label: text, price: pounds }).exactOptional(),
  minimum: text.exactOptional(),
  privatePatientsOnly: boolean.exactOptional(),
  adSpend: entry({ label: text, range: poundRange, isMonthly: z.literal(true).exactOptional() }),
}) satisfies z.ZodType<types.Investment>

const packageEntries = { name: text, items: list(packageItem), totalValue: pounds }

/** A package of a page of its own. */
export const pricePackage = entry({ ...packageEntries, investment }).superRefine((value, context) =>
  checkPrices(context, [], value),
) satisfies z.ZodType<types.Package>

const pricingPackage = entry({
  ...packageEntries,
  summary: text,
  investment: entry({ ...investment.shape, cap: positiveInteger }),
}) satisfies z.ZodType<types.PricingPackage>

/** Both packages of /pricing: premium lists what it adds to core. */
export const pricingPackages = entry({ core: pricingPackage, premium: pricingPackage }).superRefine(
  ({ core, premium }, context) => {
    if (premium.name === core.name)
      addIssue(context, ['premium', 'name'], premium.name, 'a different name from that of core')
    premium.items.forEach(({ title }, index) => {
      const isInCore = core.items.some((item) => item.price !== undefined && item.title === title)
      const expected = 'a title that no priced item of core has, because Premium contains those too'
      if (isInCore) addIssue(context, ['premium', 'items', index, 'title'], title, expected)
    })
    checkPrices(context, ['core'], core)
    // A comment in content/pricing.ts explains the difference.
    checkPrices(context, ['premium'], { ...premium, items: [...core.items, ...premium.items] }, -100)
  },
)

/**
 * Checks that the total is the sum of the items, and the price less than the total.
 * @param path of the package, relative to the value that is being refined.
 * @param difference pounds by which the total may also differ from the sum.
 */
function checkPrices(
  context: z.RefinementCtx,
  path: string[],
  { items, totalValue, investment: { monthly } }: types.Package,
  difference = 0,
) {
  const sum = items.reduce((total, { price = 0 }) => total + price, 0)
  if (totalValue !== sum && totalValue !== sum + difference)
    addIssue(context, [...path, 'totalValue'], totalValue, `${sum}, the sum of the prices of its items`)
  if (monthly >= totalValue)
    addIssue(context, [...path, 'investment', 'monthly'], monthly, `less than the total, ${totalValue}`)
}

const chartPoint = entry({
  category: text,
  value: pounds,
  label: text,
  colour: oneOf('hollow', 'solid'),
}) satisfies z.ZodType<types.ChartPoint>

export const valueChart = group({
  // Not `list`: points share categories, labels and values.
  points: z.array(chartPoint, withMessage('a list')).min(1, withMessage('at least one entry')).readonly(),
  axisMaximum: pounds,
}).superRefine(({ points, axisMaximum }, context) => {
  const { series, rows } = chartRows(points)
  points.forEach((point, index) => {
    const { category, value, label, colour } = point
    const reject = (key: keyof types.ChartPoint, expected: string) =>
      addIssue(context, ['points', index, key], point[key], expected)
    const { values } = rows.find((row) => row.category === category)!
    const place = series.findIndex((one) => one.label === label)
    const before = values[place - 1] ?? 0
    const twins = points.filter((other) => other.category === category && other.label === label)
    if (value < before) reject('value', `at least ${before}, the value before it`)
    if (value > axisMaximum) reject('value', `at most ${axisMaximum}, the value of axisMaximum`)
    if (series.some((one) => (one.label === label) !== (one.colour === colour)))
      reject('colour', 'one colour for each of two labels')
    if (twins.length > 1) reject('label', 'one value for each category and label')
    if (values.length !== series.length) reject('category', 'a value for each label')
  })
})

const appointmentState = oneOf('enquiry', 'replied', 'booked') satisfies z.ZodType<types.AppointmentState>

export const diary = entry({
  title: text,
  note: text,
  alt: text,
  visit: text,
  states: z.record(appointmentState, text),
  days: exactLength(text, 5),
  week: z.record(z.string(), z.array(z.nullable(text)).length(5, withMessage('5 entries, one for each day'))),
  underWay: z.record(z.string(), appointmentState),
  highlight: text,
}).superRefine(({ days, week, underWay, highlight }, context) => {
  const booked = Object.entries(week).flatMap(([time, patients]) =>
    patients.flatMap((patient, day) => (patient ? `${days[day]} ${time}` : [])),
  )
  const checkSlot = (key: string, slot: string) => {
    if (!booked.includes(slot)) addIssue(context, [key], slot, `a booked slot of week, such as "${booked[0]}"`)
  }
  checkSlot('highlight', highlight)
  for (const slot of Object.keys(underWay)) checkSlot('underWay', slot)
}) satisfies z.ZodType<types.DiaryWeek>

const figure = stringMatching(
  /^£?\d{1,3}(,\d{3})*(\.\d)?[%×+]?$/,
  'an amount such as £24,387, a number such as 186 or a percentage such as 35%',
)
const result = entry({ figure, text })

export const caseStudy = entry({
  id: stringMatching(/^[\w-]+$/, 'a name such as implants').exactOptional(),
  headline: result,
  second: entry({ ...result.shape, period: text }).exactOptional(),
  days: positiveInteger.exactOptional(),
  results: list(result),
  counts: entry({ all: positiveInteger, booked: positiveInteger })
    .refine(({ all, booked }) => booked <= all, withMessage('a value of booked that is not above all'))
    .exactOptional(),
  surgeries: positiveInteger.exactOptional(),
  client: text,
  location: text,
  sample: boolean,
}) satisfies z.ZodType<types.CaseStudy>

const picture = entry({
  src: stringMatching(/^\/[\w./-]+$/, 'the path of a file in public/, such as /founder.jpg').refine(
    (path) => publicPathOf(path) !== undefined,
    withMessage('the path of a file in public/, such as /founder.jpg'),
  ),
  width: positiveInteger,
  height: positiveInteger,
  alt: text,
}) satisfies z.ZodType<types.Picture>

const quote = text.refine(
  (value) => !/^“[^”]*”$/.test(value),
  withMessage('the client’s words without quotation marks around them, which the page adds'),
)

export const testimonial = entry({
  quote,
  person: text,
  practice: text,
  rating: integer(1, 5, 'a whole number from 1 to 5').exactOptional(),
  logo: picture.exactOptional(),
  sample: boolean,
}) satisfies z.ZodType<types.Testimonial>

export const scalingStep = entry({
  ...titledText.shape,
  setting: oneOf('heavy', 'spaced', 'apart', 'quarters').exactOptional(),
}) satisfies z.ZodType<types.ScalingStep>

export const glossaryTerm = entry({ term: text, meaning: text }) satisfies z.ZodType<types.GlossaryTerm>

const schedulingPage = stringMatching(
  new RegExp(`^${escapePattern(SCHEDULING_ORIGIN)}/[^?#\\s]*[^/?#\\s]$`),
  `a URL such as ${SCHEDULING_ORIGIN}/your-agency/your-call, without ? and #`,
)
const ORIGIN = 'https://www.example.com'
export const site = entry({
  name: textUpTo(60, 30),
  email: z
    .email(withMessage('an email address such as hello@example.com'))
    .max(80, withMessage('an email address of at most 80 characters')),
  url: httpsUrl(ORIGIN).regex(/^[^/]+\/\/[^/?#@]+\/?$/, withMessage(`a URL without a path, such as ${ORIGIN}`)),
  scheduling: entry({ discovery: schedulingPage, strategy: schedulingPage }),
  profile: removable(httpsUrl()).optional(),
  copyrightYear: integer(2000, 2100, 'a year such as 2025'),
}) satisfies z.ZodType<types.Site>

const PRIVACY_NOTICE =
  'a URL such as https://www.example.com/privacy, or the path of a file in public/, such as /privacy.html'
const verification = stringMatching(/^[\w-]+$/, 'the content of the meta tag, without the tag')

export const owner = entry({
  founder: entry({ name: text, role: text }).exactOptional(),
  photograph: picture.exactOptional(),
  discoveryCall: entry({ minutes: positiveInteger, medium: text }).exactOptional(),
  askBeforeCalendar: boolean.exactOptional(),
  phone: stringMatching(/^\+?\d[\d ]{6,18}\d$/, 'a telephone number such as +44 20 7946 0000').exactOptional(),
  privacyNotice: z
    .union([httpsUrl(), stringMatching(/^\/\w[\w./-]*$/, '')], withMessage(PRIVACY_NOTICE))
    .exactOptional(),
  company: entry({ name: text, number: text, place: text, address: text }).exactOptional(),
  measurement: entry({
    endpoint: httpsUrl('https://plausible.io/api/event'),
    site: stringMatching(z.regexes.domain, 'a domain such as example.com'),
  }).exactOptional(),
  verification: entry({ google: verification.exactOptional(), bing: verification.exactOptional() }).exactOptional(),
}).superRefine(({ privacyNotice }, context) => {
  if (privacyNotice?.startsWith('/') && !publicPathOf(privacyNotice))
    addIssue(context, ['privacyNotice'], privacyNotice, 'the path of a file in public/, such as /privacy.html')
}) satisfies z.ZodType<types.Owner>
