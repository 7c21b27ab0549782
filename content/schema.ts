import { z } from 'zod'

/*
 * Schemas and types of the entries of content/. build/content-schema.ts assigns the schemas to files; other code imports
 * only types from here. Every message completes the sentence "content/site.ts: site.email is "…": expected …".
 */

/** Options of a zod check: its message, and that no further checks of the same value run. */
export const withMessage = (expected: string) => ({ error: expected, abort: true })

/** Reports a value below the one that is being checked. */
export function addIssue(context: z.RefinementCtx, path: PropertyKey[], input: unknown, expected: string) {
  context.addIssue({ code: 'custom', path, input, message: expected, continue: false })
}

const TYPOGRAPHY: readonly [fault: RegExp, expected: string][] = [
  [/^\s*$/, 'a text that is not empty'],
  [/^\s|\s$/, 'no space at the beginning or end'],
  [/\S {2,}\S/, 'one space between words'],
  [/['"]/, 'typographic apostrophes and quotation marks: ’ “ ”'],
  [/\d\s?-\s?\d/, 'an en dash between numbers, as in 3–8'],
  [
    /[\d}] (minutes?|min|hours?|days?|weeks?|months?|years?)\b/,
    'a no-break space between a number and its unit, as in 3\\u00a0weeks',
  ],
  [/\b(undefined|NaN)\b|\[object/, 'a figure that exists: a name in ${…} is misspelt'],
  [/<\/?[a-z][^>]*>|&#?\w+;/i, 'plain text: HTML tags and entities are not rendered'],
]

/** One name for one thing. */
const TERMS: readonly [other: RegExp, expected: string][] = [
  [/^Book a call$/, 'Book a Call, as on the other buttons'],
  [/\b(first|introductory) call\b/i, 'discovery call'],
  [/\bone-to-one\b/i, '1:1'],
  [/\b[Ww]ebsite ([Pp]ackage|storytelling)\b/, 'Full Website Storytelling'],
]

type Rules = { names?: readonly string[]; terms?: typeof TERMS }

/** @returns the message for an invalid text, or undefined for a valid one. */
function expectedText(text: unknown, { names = [], terms = TERMS }: Rules): string | undefined {
  if (typeof text !== 'string') return 'a text'
  const [, expected] = [...TYPOGRAPHY, ...terms].find(([fault]) => fault.test(text)) ?? []
  if (expected) return expected
  const placeholders = names.map((name) => `{${name}}`)
  const found = new Set(text.match(/\{[^{}]*\}|[{}]/g))
  if (found.size === names.length && placeholders.every((placeholder) => found.has(placeholder))) return undefined
  return names.length === 0 ? 'no braces: this text has no placeholders' : `the placeholders ${placeholders.join(', ')}`
}

const textWith = <Text extends string>(rules: Rules) =>
  z.custom<Text>((input) => expectedText(input, rules) === undefined, {
    error: ({ input }) => expectedText(input, rules),
    abort: true,
  })
export const text = textWith<string>({})
/** Words of clients and proper names: the rules of typography apply, our terms do not. */
export const verbatim = textWith<string>({ terms: [] })
/** A text that contains each of these placeholders, such as `{price}`. */
export const withPlaceholders = <Name extends string>(...names: Name[]) =>
  textWith<`${string}{${Name}}${string}`>({ names })
const textOfLength = (min: number, max: number) =>
  text.refine(({ length }) => length >= min && length <= max, withMessage(`${min} to ${max} characters`))
/** A string to which the rules of typography do not apply. */
export const format = (pattern: RegExp, expected: string) =>
  z.string(withMessage(expected)).regex(pattern, withMessage(expected))

const integer = (min: number, max: number, expected: string) =>
  z.int(withMessage(expected)).min(min, withMessage(expected)).max(max, withMessage(expected))
export const pounds = integer(1, Infinity, 'whole pounds above 0, such as 1500')
export const positiveInteger = integer(1, Infinity, 'a whole number above 0')
const boolean = z.boolean(withMessage('true or false'))
export const oneOf = <const Value extends string>(...values: Value[]) =>
  z.enum(values, withMessage(`one of "${values.join('", "')}"`))
/** An https URL with a public domain. */
export const httpsUrl = (example = 'https://www.example.com/page') =>
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, ...withMessage(`a URL such as ${example}`) })

/** An object with these keys and no others. */
export const entry = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, withMessage(`an entry with the keys ${Object.keys(shape).join(', ')}`))

/** At least one entry, with no `id` twice. */
export const list = <Entry extends z.ZodType>(one: Entry) =>
  z.array(one, withMessage('a list')).min(1, withMessage('at least one entry')).superRefine(uniqueBy('id')).readonly()

/** @param count the number of entries for which the component has drawings or grid rows. */
export const exactLength = <Entry extends z.ZodType>(one: Entry, count: number) =>
  list(one).refine(
    ({ length }) => length === count,
    withMessage(`${count} entries, because the layout has ${count} places`),
  )

/** A refinement of a list: no two entries have the same value of one of these keys. */
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

const page = oneOf(
  '/',
  '/process',
  '/book',
  '/offer',
  '/premium',
  '/essential',
  '/website',
  '/pricing',
  '/scale',
  '/qualify',
)
/** Every page, and '*' for the not-found page. */
export const path = oneOf(...page.options, '*')

/** Texts and links to pages of this site, in lists and groups of any depth. */
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

export type Path = z.infer<typeof path>

export type Action = z.infer<typeof action>
export const action = entry({ label: text, href: page })

export type TitledText = z.infer<typeof titledText>
export const titledText = entry({ title: text, text })

export type RouteRow = z.infer<typeof routeRow>
export const routeRow = entry({
  path,
  title: textOfLength(1, 60),
  /** Shown in search results. */
  description: textOfLength(70, 155),
  /** Indexed pages are also in the sitemap. */
  robots: oneOf('index', 'noindex', 'noindex, nofollow'),
  topBarButton: boolean,
  topBarBackground: oneOf('translucent', 'solid'),
  floatingButton: boolean,
})

/** Weeks that the timeline shows. */
export const TIMELINE_WEEKS = 12
const week = integer(1, TIMELINE_WEEKS, `a week from 1 to ${TIMELINE_WEEKS}, the weeks that the timeline shows`)
/** Weeks are counted from 1; without `to` the phase has no end. */
export type Weeks = z.infer<typeof weeks>
const weeks = entry({ from: week, to: week.exactOptional() }).refine(
  ({ from, to = from }) => to >= from,
  withMessage('a last week that is not before the first'),
)
export type Phase = z.infer<typeof phase>
export const phase = entry({
  title: text,
  duration: text,
  description: text,
  details: list(text),
  deliverable: text.exactOptional(),
  weeks,
})

export type PackageItem = z.infer<typeof packageItem>
const packageItem = entry({
  id: text,
  /** A drawing of components/prices/ledger-row.tsx. */
  icon: oneOf(
    'headset',
    'megaphone',
    'message-circle-reply',
    'rotate-ccw',
    'sprout',
    'star',
    'target',
    'users-round',
    'video',
  ),
  title: text,
  description: text.exactOptional(),
  /** Whole pounds a month; not set for an item without a value of its own. */
  price: pounds.exactOptional(),
  /** Whole pounds a year; `price` is then a twelfth of it. */
  yearlyPrice: pounds.exactOptional(),
  detail: text.exactOptional(),
}).superRefine(({ price = 0, yearlyPrice = price * 12 }, context) => {
  if (yearlyPrice !== price * 12)
    addIssue(context, ['yearlyPrice'], yearlyPrice, `${price * 12}, twelve times the monthly price`)
})

/** Whole pounds. */
export type PoundRange = z.infer<typeof poundRange>
const poundRange = entry({ from: pounds, to: pounds }).refine(
  ({ from, to }) => from < to,
  withMessage('an amount from that is below to'),
)

const investment = {
  /** Whole pounds a month. */
  monthly: pounds,
  /** Whole pounds for each attended consultation. */
  perConsultation: pounds,
  /** Attended consultations a month after which no further fee is due. */
  cap: positiveInteger.exactOptional(),
  /** Whole pounds, once. */
  setup: entry({ label: text, price: pounds }).exactOptional(),
  minimumMonths: positiveInteger.exactOptional(),
  /** Replaces `priceTerms.minimum`. */
  minimumLabel: withPlaceholders('months').exactOptional(),
  privatePatientsOnly: boolean.exactOptional(),
  /** `monthly` adds the period to the range. */
  adSpend: entry({ label: text, range: poundRange, monthly: z.literal(true).exactOptional() }),
}
/** `totalValue` is in whole pounds a month. */
const packageEntries = { name: text, items: list(packageItem), totalValue: pounds, investment: entry(investment) }
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

export type ChartRow = z.infer<typeof chartRow>
/** Whole pounds. */
const chartRow = entry({ category: text, initial: pounds, lifetime: pounds })
export type ChartSeries = z.infer<typeof chartSeries>
const chartSeries = entry({ key: oneOf('initial', 'lifetime'), label: text, colour: oneOf('brass', 'accent') })
export const valueChart = group({
  series: exactLength(chartSeries, 2).superRefine(uniqueBy('key', 'label', 'colour')),
  rows: list(chartRow).superRefine(uniqueBy('category')),
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
  treatments: z.record(z.string(), text),
  visit: text,
  states: z.record(appointmentState, text),
  days: exactLength(text, 5),
  /** By time of day: for each day a key of `treatments`, or null for an empty slot. */
  week: z.record(z.string(), exactLength(z.nullable(text), 5)),
  underWay: z.record(z.string(), appointmentState),
  arrivals: list(text),
  highlight: text,
}).superRefine(({ treatments, days, week, underWay, arrivals, highlight }, context) => {
  const rows = Object.entries(week)
  const booked = rows.flatMap(([time, row]) => row.flatMap((slot, day) => (slot ? `${days[day]} ${time}` : [])))
  for (const slot of rows.flatMap(([, row]) => row)) {
    if (slot !== null && !(slot in treatments))
      addIssue(context, ['week'], slot, `null for an empty slot, or one of ${Object.keys(treatments).join(', ')}`)
  }
  for (const [key, slots] of Object.entries({ highlight: [highlight], underWay: Object.keys(underWay), arrivals })) {
    for (const slot of slots.filter((slot, index) => !booked.includes(slot) || slots.indexOf(slot) < index))
      addIssue(context, [key], slot, `booked slots of week, such as "${booked[0]}", each once`)
  }
})

/** `drawing` is the id of a symbol in components/home/drawings.svg. */
export type FilmedBenefit = z.infer<typeof filmedBenefit>
export const filmedBenefit = entry({
  ...titledText.shape,
  film: entry({ drawing: oneOf('film-time', 'film-face', 'film-door'), alt: text }),
})
/** Accessible names of a film's button and pictures. */
export type FilmLabels = z.infer<typeof filmLabels>
export const filmLabels = entry({
  play: withPlaceholders('title'),
  pause: withPlaceholders('title'),
  again: withPlaceholders('title'),
  picture: withPlaceholders('number', 'count', 'title'),
})

const figure = format(
  /^£?\d{1,3}(,\d{3})*(\.\d)?[%×+]?$/,
  'an amount such as £24,387, a number such as 186 or a percentage such as 35%',
)
const result = entry({ figure, text: verbatim })
export type CaseStudy = z.infer<typeof caseStudy>
export const caseStudy = entry({
  id: text,
  headline: result,
  results: list(result),
  /** Counts for its drawing: patients or leads, and how many of them had an appointment. */
  drawn: entry({ all: positiveInteger, booked: positiveInteger }).refine(
    ({ all, booked }) => booked <= all,
    withMessage('no more booked than all'),
  ),
  client: verbatim,
  location: verbatim,
  /** True until client and location are real. */
  sample: boolean,
})
export const LOGO_FILE = 'content/logos/harbour.svg'
export type Testimonial = z.infer<typeof testimonial>
export const testimonial = entry({
  quote: verbatim,
  person: verbatim,
  practice: verbatim,
  /** Stars that the client gave, from 1 to 5; without it no stars are shown. */
  rating: integer(1, 5, 'a whole number from 1 to 5').exactOptional(),
  /** Shown next to the practice's name. The file is an SVG, PNG or WebP for a light background. */
  logo: entry({
    file: format(
      /^content\/logos\/[\w.-]+\.(svg|png|webp)$/,
      `an SVG, PNG or WebP file in content/logos/, such as ${LOGO_FILE}`,
    ),
    alt: verbatim,
  }).exactOptional(),
  /** True until a client has approved the words. */
  sample: boolean,
})

export type GlossaryTerm = z.infer<typeof glossaryTerm>
export const glossaryTerm = entry({ term: text, meaning: text })

/** The image of a link preview. */
export type ShareCard = z.infer<typeof shareCard>
export const shareCard = entry({
  /** Replaces a page title that is too long to be legible in a message. */
  headline: text.exactOptional(),
  /** Describes the drawing, and fills {picture} in `shareCardAlt`. */
  picture: text,
})

/** Facts that only the owner can supply. An entry that is not set leaves no trace on the pages. */
export type Owner = z.infer<typeof owner>
export const owner = entry({
  /** Signs the letter on the home page. */
  founder: entry({ name: verbatim, role: text }).exactOptional(),
  /** Shown next to the letter. The file is a path from the root of the repository. */
  photograph: entry({ file: format(/^\S+$/, 'a path such as content/founder.jpg'), alt: verbatim }).exactOptional(),
  discoveryCall: entry({ minutes: positiveInteger, medium: text }).exactOptional(),
  /** Replaces the calendar on /book with a button; nothing is requested from its provider before a click. */
  askBeforeCalendar: boolean.exactOptional(),
  privacyNotice: httpsUrl().exactOptional(),
  /** Details that the law requires on a company's website. */
  company: entry({ name: verbatim, number: text, place: text, address: verbatim }).exactOptional(),
  /** Plausible, or a service with the same events API. */
  measurement: entry({
    endpoint: httpsUrl('https://plausible.io/api/event'),
    /** The site's domain as registered with the service. */
    site: format(z.regexes.domain, 'a domain such as example.com'),
  }).exactOptional(),
})
export type Measurement = NonNullable<Owner['measurement']>
