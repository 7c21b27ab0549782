import { z } from 'zod'
import { routes } from './routes'

/*
 * Schemas and types of the values in content/. build/content-schema.ts assigns the schemas to files; pages import only
 * types from this file. Every message completes the sentence `content/site.ts: site.email is "…": expected …`.
 */

/** Returns the options of a zod check: its message, and `abort`, which skips further checks of the same value. */
export const withMessage = (expected: string) => ({ error: expected, abort: true })

/** Reports an invalid value; `path` is relative to the value that is being refined. */
export function addIssue(context: z.RefinementCtx, path: PropertyKey[], input: unknown, expected: string) {
  context.addIssue({ code: 'custom', path, input, message: expected, continue: false })
}

const TYPOGRAPHY: readonly [invalid: RegExp, expected: string][] = [
  [/^\s*$/, 'a text that is not empty'],
  [/^\s|\s$/, 'no space at the beginning or end'],
  [/\S {2,}\S/, 'one space between words'],
  [/['"]/, 'typographic apostrophes and quotation marks: ’ “ ”'],
  [/\d\s?-\s?\d/, 'an en dash between numbers, as in 3–8'],
  [
    /[\d}] (minutes?|min|hours?|days?|weeks?|months?|years?)\b/,
    'a no-break space between a number and its unit, as in 3\\u00a0weeks',
  ],
  [/\b(undefined|NaN)\b|\[object/, 'a value instead of undefined, NaN or an object: check the names in ${…}'],
  [/<\/?[a-z][^>]*>|&#?\w+;/i, 'plain text: HTML tags and entities are not rendered'],
]

/**
 * Returns the message for an invalid text, or undefined for a valid one.
 * @param names the placeholders that the text must contain.
 */
function textError(text: unknown, names: readonly string[]): string | undefined {
  if (typeof text !== 'string') return 'a text'
  const [, expected] = TYPOGRAPHY.find(([pattern]) => pattern.test(text)) ?? []
  if (expected) return expected
  const placeholders = names.map((name) => `{${name}}`)
  const found = new Set(text.match(/\{[^{}]*\}|[{}]/g))
  if (found.size === names.length && placeholders.every((placeholder) => found.has(placeholder))) return undefined
  return names.length === 0 ? 'no braces: this text has no placeholders' : `the placeholders ${placeholders.join(', ')}`
}

const textSchema = <Text extends string>(names: readonly string[] = []) => {
  const error = (input: unknown) => textError(input, names)
  return z.custom<Text>((input) => !error(input), { error: ({ input }) => error(input), abort: true })
}
export const text = textSchema<string>()
/** A text that contains each of these placeholders, such as `{price}`. */
export const withPlaceholders = <Name extends string>(...names: Name[]) =>
  textSchema<`${string}{${Name}}${string}`>(names)
const textOfLength = (min: number, max: number) =>
  text.refine(({ length }) => length >= min && length <= max, withMessage(`${min} to ${max} characters`))
/** A text in words that narrow columns can hold, in characters. */
export const textUpTo = (max: number, maxWord: number) =>
  textOfLength(1, max).refine(
    (value) => value.split(/[\s-]/).every(({ length }) => length <= maxWord),
    withMessage(`no word of more than ${maxWord} characters`),
  )
/** A string that matches a pattern, and to which the typographic rules do not apply. */
export const stringMatching = (pattern: RegExp, expected: string) =>
  z.string(withMessage(expected)).regex(pattern, withMessage(expected))

export const integer = (min: number, max: number, expected: string) =>
  z.int(withMessage(expected)).min(min, withMessage(expected)).max(max, withMessage(expected))
export const pounds = integer(1, Infinity, 'whole pounds above 0, such as 1500')
export const positiveInteger = integer(1, Infinity, 'a whole number above 0')
const boolean = z.boolean(withMessage('true or false'))
export const oneOf = <const Value extends string>(...values: Value[]) =>
  z.enum(values, withMessage(`one of "${values.join('", "')}"`))
/** An https URL with a public domain. */
export const httpsUrl = (example = 'https://www.example.com/page') =>
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, ...withMessage(`a URL such as ${example}`) })

/** A value that `''` removes from the pages. */
export const removable = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal(''), value], { error: ({ input }) => value.safeParse(input).error?.issues[0]?.message })

/** An object with these keys and no others. */
export const entry = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, withMessage(`an entry with the keys ${Object.keys(shape).join(', ')}`))

/** Keys that name an entry of a list: two entries that share a value are a mistake, and React needs different ones. */
const NAMING_KEYS = ['id', 'title', 'question', 'label', 'term', 'value']

/** A list that can be empty. Its texts, and the names of its entries, are unique. */
export const optionalList = <Entry extends z.ZodType>(item: Entry) =>
  z
    .array(item, withMessage('a list'))
    .superRefine(uniqueTexts)
    .superRefine(uniqueBy(...NAMING_KEYS))
    .readonly()

/** A list of at least one entry. Its texts, and the names of its entries, are unique. */
export const list = <Entry extends z.ZodType>(item: Entry) =>
  optionalList(item).refine(({ length }) => length > 0, withMessage('at least one entry'))

function uniqueTexts(entries: readonly unknown[], context: z.RefinementCtx) {
  entries.forEach((text, index) => {
    const first = entries.indexOf(text)
    if (typeof text === 'string' && first < index)
      addIssue(context, [index], text, `a different text from that of entry ${first + 1}`)
  })
}

/** A list for a component with this number of drawings or grid rows. */
export const exactLength = <Entry extends z.ZodType>(item: Entry, count: number) =>
  list(item).refine(
    ({ length }) => length === count,
    withMessage(`${count} entries, because the layout has ${count} places`),
  )

/** Returns a refinement of a list: the values of each key are unique. */
export function uniqueBy(...keys: string[]) {
  return (entries: readonly unknown[], context: z.RefinementCtx) => {
    for (const key of keys) {
      const values = entries.map((value) => (value as Record<string, unknown> | null)?.[key])
      values.forEach((value, index) => {
        const first = values.indexOf(value)
        if (value !== undefined && first < index)
          addIssue(context, [index, key], value, `a different ${key} from that of entry ${first + 1}`)
      })
    }
  }
}

/** The path of a page, or '*' for the not-found page. */
export type Path = (typeof routes)[number]['path']
const page = oneOf(...routes.map(({ path }) => path).filter((path) => path !== '*'))

/** Texts and paths of pages, in lists and groups of any depth. */
const texts: z.ZodType = z.unknown().superRefine((value, context) => {
  if (typeof value === 'function') return
  const isGroup = typeof value === 'object' && value !== null
  const expected = Array.isArray(value) ? list(texts) : isGroup ? group({ href: page.exactOptional() }) : text
  const { error } = expected.safeParse(value, { reportInput: true })
  for (const { path, input, message } of error?.issues ?? []) addIssue(context, path, input, message)
})

/** An object with these keys, and any others that contain texts. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape, withMessage(`an entry with the keys ${Object.keys(shape).join(', ')}`)).catchall(texts)

export type Action = z.infer<typeof action>
export const action = entry({ label: text, href: page })

export type Question = z.infer<typeof question>
export const question = entry({ question: text, answer: text, link: action.exactOptional() })

/** A line of figures from a case study, and a link to all of them. */
export type Proof = z.infer<typeof proof>
export const proof = entry({ study: z.string(withMessage('the id of a case study')), action })

export type TitledText = z.infer<typeof titledText>
export const titledText = entry({ title: text, text })

export type RouteRow = z.infer<typeof routeRow>
export const routeRow = entry({
  path: stringMatching(/^(\/[a-z-]*|\*)$/, 'a path such as /book, or * for the not-found page'),
  title: textOfLength(1, 60),
  description: textOfLength(70, 155),
  /** Indexed pages are also in the sitemap. */
  robots: oneOf('index', 'noindex', 'noindex, nofollow'),
  /** lib/routes.ts has the values of what a row omits. */
  topBarButton: z.literal(false).exactOptional(),
  floatingButton: z.literal(false).exactOptional(),
  topBarBackground: z.literal('solid').exactOptional(),
})

/** Weeks are counted from 1; a phase without `to` has no end. */
export type Weeks = z.infer<typeof weeks>
const weeks = entry({ from: positiveInteger, to: positiveInteger.exactOptional() }).refine(
  ({ from, to = from }) => to >= from,
  withMessage('weeks whose to is not before from'),
)
export type Phase = z.infer<typeof phase>
export const phase = entry({
  number: positiveInteger,
  title: text,
  duration: text,
  description: text,
  details: list(text),
  deliverable: text.exactOptional(),
  weeks,
})

export type PackageItem = z.infer<typeof packageItem>
const packageItem = entry({
  /** An icon of https://lucide.dev/icons that components/prices/ledger.tsx imports. */
  icon: oneOf(
    'Headset',
    'Megaphone',
    'MessageCircleReply',
    'RotateCcw',
    'Sprout',
    'Star',
    'Target',
    'UsersRound',
    'Video',
  ),
  title: text,
  /** A line above the detail line. */
  description: text.exactOptional(),
  /** A month. Omit it for an item without its own value. */
  price: pounds.exactOptional(),
  yearlyPrice: pounds.exactOptional(),
  /** The detail line, such as a number or the channels. */
  detail: text.exactOptional(),
}).superRefine(({ detail, price = 0, yearlyPrice }, context) => {
  if (yearlyPrice === undefined) return
  if (yearlyPrice !== price * 12)
    addIssue(context, ['yearlyPrice'], yearlyPrice, `${price * 12}, twelve times the monthly price`)
  if (detail === undefined) addIssue(context, ['detail'], detail, 'a text, because yearlyPrice appears after it')
})

export type PoundRange = z.infer<typeof poundRange>
const poundRange = entry({ from: pounds, to: pounds }).refine(
  ({ from, to }) => from < to,
  withMessage('a range whose from is less than its to'),
)

const investment = {
  monthly: pounds,
  /** For each attended consultation, up to `cap` of them a month. */
  perConsultation: pounds,
  cap: positiveInteger.exactOptional(),
  setup: entry({ label: text, price: pounds }).exactOptional(),
  minimum: text.exactOptional(),
  privatePatientsOnly: boolean.exactOptional(),
  /** `monthly` adds “/month” to the range. */
  adSpend: entry({ label: text, range: poundRange, monthly: z.literal(true).exactOptional() }),
}
const packageEntries = {
  name: text,
  items: list(packageItem).superRefine(uniqueBy('title')),
  totalValue: pounds,
  investment: entry(investment),
}
export const pricePackage = entry(packageEntries)
export type Package = z.infer<typeof pricePackage>
export type Investment = Package['investment']

/** A package of /pricing; its fee always has a cap. */
export type PricingPackage = z.infer<typeof pricingPackage>
export const pricingPackage = entry({
  ...packageEntries,
  summary: text,
  investment: entry({ ...investment, cap: positiveInteger }),
})

export type ChartPoint = z.infer<typeof chartPoint>
const chartPoint = entry({ category: text, value: pounds, label: text, colour: oneOf('hollow', 'solid') })
export const valueChart = group({
  // Not `list`: points share categories, labels and values.
  points: z.array(chartPoint, withMessage('a list')).min(1, withMessage('at least one entry')).readonly(),
  axisMaximum: pounds,
})

export type AppointmentState = z.infer<typeof appointmentState>
const appointmentState = oneOf('enquiry', 'replied', 'booked')

/** A week in a clinic's diary. A slot is named by its day and time: `Tue 10:30`. */
export type DiaryWeek = z.infer<typeof diary>
export const diary = entry({
  title: text,
  note: text,
  alt: text,
  visit: text,
  states: z.record(appointmentState, text),
  days: exactLength(text, 5),
  /** By time of day: for each day a treatment, or null for an empty slot. */
  week: z.record(z.string(), z.array(z.nullable(text)).length(5, withMessage('5 entries, one for each day'))),
  underWay: z.record(z.string(), appointmentState),
  highlight: text,
}).superRefine(({ days, week, underWay, highlight }, context) => {
  const rows = Object.entries(week)
  const booked = rows.flatMap(([time, row]) => row.flatMap((slot, day) => (slot ? `${days[day]} ${time}` : [])))
  for (const [key, slots] of Object.entries({ highlight: [highlight], underWay: Object.keys(underWay) }))
    for (const slot of slots.filter((slot) => !booked.includes(slot)))
      addIssue(context, [key], slot, `a booked slot of week, such as "${booked[0]}"`)
})

const figure = stringMatching(
  /^£?\d{1,3}(,\d{3})*(\.\d)?[%×+]?$/,
  'an amount such as £24,387, a number such as 186 or a percentage such as 35%',
)
const result = entry({ figure, text })
export type CaseStudy = z.infer<typeof caseStudy>
export const caseStudy = entry({
  /** Names the study in content/home.ts and content/scale.ts. */
  id: stringMatching(/^[\w-]+$/, 'a name such as implants').exactOptional(),
  headline: result,
  /** A second figure of the headline, in the same size, and the words that follow both. */
  second: entry({ ...result.shape, period: text }).exactOptional(),
  /** Days that the headline sums up, drawn as ticks. */
  days: positiveInteger.exactOptional(),
  results: list(result),
  /** Counts that are drawn as slots: patients or leads, and how many of them had an appointment. */
  counts: entry({ all: positiveInteger, booked: positiveInteger })
    .refine(({ all, booked }) => booked <= all, withMessage('a value of booked that is not above all'))
    .exactOptional(),
  /** Surgeries of the practice; /scale draws a room for each. */
  surgeries: positiveInteger.exactOptional(),
  client: text,
  location: text,
  sample: boolean,
})
export type Testimonial = z.infer<typeof testimonial>
export const testimonial = entry({
  quote: text,
  person: text,
  practice: text,
  rating: integer(1, 5, 'a whole number from 1 to 5').exactOptional(),
  /** Shown next to the practice's name. The file is an SVG, PNG or WebP for a light background. */
  logo: entry({
    file: stringMatching(/^content\/logos\/[\w.-]+\.(svg|png|webp)$/, 'an SVG, PNG or WebP file in content/logos/'),
    alt: text,
  }).exactOptional(),
  sample: boolean,
})

export type ScalingStep = z.infer<typeof scalingStep>
export const scalingStep = entry({
  ...titledText.shape,
  setting: oneOf('heavy', 'spaced', 'apart', 'quarters').exactOptional(),
})

export type GlossaryTerm = z.infer<typeof glossaryTerm>
export const glossaryTerm = entry({ term: text, meaning: text })

export type Site = {
  name: string
  email: string
  url: string
  scheduling: Record<'discovery' | 'strategy', string>
  /** `''`, or no entry, removes the link. */
  profile?: string | undefined
  copyrightYear: number
}

const PRIVACY_NOTICE =
  'a URL such as https://www.example.com/privacy, or the path of a file in public/, such as /privacy.html'
const verification = stringMatching(/^[\w-]+$/, 'the content of the meta tag, without the tag')

/** Facts that only the owner can supply. Pages contain nothing about entries that are not set. */
export type Owner = z.infer<typeof owner>
export const owner = entry({
  founder: entry({ name: text, role: text }).exactOptional(),
  /** Shown next to the letter. The file is a path from the root of the repository. */
  photograph: entry({
    file: stringMatching(/^\S+$/, 'a path such as content/founder.jpg'),
    alt: text,
  }).exactOptional(),
  discoveryCall: entry({ minutes: positiveInteger, medium: text }).exactOptional(),
  /** Replaces the calendar on /book with a button. Nothing is requested from the provider before a click. */
  askBeforeCalendar: boolean.exactOptional(),
  /** Shown in the footer and on /book, as it is written here. */
  phone: stringMatching(/^\+?\d[\d ]{6,18}\d$/, 'a telephone number such as +44 20 7946 0000').exactOptional(),
  /** A URL, or the path of a file in public/, such as `/privacy.html`. */
  privacyNotice: z
    .union([httpsUrl(), stringMatching(/^\/\w[\w./-]*$/, '')], withMessage(PRIVACY_NOTICE))
    .exactOptional(),
  /** Details that the law requires on a company's website. */
  company: entry({ name: text, number: text, place: text, address: text }).exactOptional(),
  /** Plausible, or a service with the same events API. */
  measurement: entry({
    endpoint: httpsUrl('https://plausible.io/api/event'),
    /** The site's domain as registered with the service. */
    site: stringMatching(z.regexes.domain, 'a domain such as example.com'),
  }).exactOptional(),
  /** Values of the meta tags with which search consoles verify that the site is yours. */
  verification: entry({ google: verification.exactOptional(), bing: verification.exactOptional() }).exactOptional(),
})
export type Measurement = NonNullable<Owner['measurement']>
