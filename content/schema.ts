import { z } from 'zod'

/*
 * What the entries of the content must be, and their types. build/content-schema.ts says which file holds which; other
 * code takes only types from here. Every error ends a sentence that begins with the path of the value.
 */

function shown(value: unknown): string {
  if (value === undefined) return 'missing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'string') return `"${value}"`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The error of a rule, for a value that is then not compared with others. @param expected such as 'a year'. */
export const says = (expected: string) => ({
  error: ({ input }: { input?: unknown }) => `is ${shown(input)}: expected ${expected}`,
  abort: true,
})

/** Refuses a value below the one that is checked. */
export function refuse(context: z.RefinementCtx, path: PropertyKey[], input: unknown, expected: string) {
  context.addIssue({ code: 'custom', path, input, message: says(expected).error({ input }) })
}

const TYPOGRAPHY: readonly [fault: RegExp, expected: string][] = [
  [/^\s*$/, 'a text, or no entry at all'],
  [/^\s|\s$/, 'no space at its beginning and end'],
  [/\S {2,}\S/, 'one space between words'],
  [/['"]/, 'typographic marks, ’ or “ ”'],
  [/\d\s?-\s?\d/, 'an en dash between figures, as in 3–8'],
  [/[\d}] (minutes?|min|hours?|days?|weeks?|months?|years?)\b/, '\\u00a0 between a figure and its unit'],
  [/\b(undefined|NaN)\b|\[object/, 'the figure that it names'],
  [/<\/?[a-z][^>]*>|&#?\w+;/i, 'plain words, because tags and entities would be shown as they are'],
]

/** One word for one thing. */
const TERMS: readonly [other: RegExp, expected: string][] = [
  [/\bBook a call\b/, 'Book a Call, as the buttons say'],
  [/\b(first|introductory) call\b/i, 'discovery call'],
  [/\bone-to-one\b/i, '1:1'],
  [/\b[Ww]ebsite ([Pp]ackage|storytelling)\b/, 'Full Website Storytelling'],
]

/** @returns what is expected in place of a text; nothing when it keeps the rules and has just these names in braces. */
function expectedText(text: unknown, names: readonly string[]): string | undefined {
  if (typeof text !== 'string') return 'a text'
  const [, expected] = [...TYPOGRAPHY, ...TERMS].find(([fault]) => fault.test(text)) ?? []
  if (expected) return expected
  const found = new Set(text.match(/\{[^{}]*\}|[{}]/g))
  if (found.size === names.length && names.every((name) => found.has(`{${name}}`))) return undefined
  if (names.length === 0) return 'no braces, because nothing fills them here'
  return `${names.map((name) => `{${name}}`).join(' and ')}, for the figures, and nothing else in braces`
}

const textWith = <Text extends string>(names: readonly string[]) =>
  z.custom<Text>((input) => expectedText(input, names) === undefined, {
    error: ({ input }) => says(expectedText(input, names) ?? '').error({ input }),
    abort: true,
  })
export const text = textWith<string>([])
/** A text with each of these names in braces, where figures go. */
export const holding = <Name extends string>(...names: Name[]) => textWith<`${string}{${Name}}${string}`>(names)
const textOf = (min: number, max: number) =>
  text.refine(({ length }) => length >= min && length <= max, says(`${min} to ${max} characters`))
/** A text for machines, or one that typography does not judge. */
export const format = (pattern: RegExp, expected: string) => z.string(says(expected)).regex(pattern, says(expected))

const above0 = (expected: string) => z.int(says(expected)).positive(says(expected))
export const pounds = above0('whole pounds above 0, such as 1500')
export const whole = above0('a whole number above 0')
const trueOrFalse = z.boolean(says('true or false'))
export const oneOf = <const Value extends string>(...values: Value[]) =>
  z.enum(values, says(`one of "${values.join('", "')}"`))
/** An https URL on a public domain. */
export const httpsUrl = (suchAs = 'https://www.example.com/page') =>
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, ...says(`a URL such as ${suchAs}`) })

/** An object of just these entries. */
export const entry = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has ${issue.keys.join(' and ')}: expected only ${Object.keys(shape).join(', ')}`
        : says(`an entry of ${Object.keys(shape).join(', ')}`).error(issue),
  })

export const list = <Entry extends z.ZodType>(one: Entry) =>
  z.array(one, says('a list')).min(1, says('at least one entry')).superRefine(differIn('id')).readonly()

/** A list whose entries are drawn one by one. */
export const drawn = <Entry extends z.ZodType>(one: Entry, count: number) =>
  list(one).refine(
    ({ length }) => length === count,
    says(`${count} entries, because its picture is drawn for ${count}`),
  )

/** A check that no two entries of a list have the same value of one of these keys. */
export function differIn(...keys: string[]) {
  return (entries: readonly unknown[], context: z.RefinementCtx) => {
    for (const key of keys) {
      const values = entries.map((value) => (value as Record<string, unknown> | null)?.[key])
      values.forEach((value, index) => {
        const first = values.indexOf(value)
        if (value !== undefined && first < index)
          refuse(context, [index, key], value, `another ${key} than that of entry ${first + 1}`)
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
const words: z.ZodType = z.unknown().superRefine((value, context) => {
  if (typeof value === 'function') return
  const isGroup = typeof value === 'object' && value !== null
  const expected = Array.isArray(value) ? list(words) : isGroup ? group({ href: page.exactOptional() }) : text
  const { error } = expected.safeParse(value, { reportInput: true })
  for (const { path, input, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, input, message })
})

/** An object of these entries, and of words. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape, says(`an entry of ${Object.keys(shape).join(', ')}`)).catchall(words)

export type Path = z.infer<typeof path>

export type Action = z.infer<typeof action>
export const action = entry({ label: text, href: page })

export type TitledText = z.infer<typeof titledText>
export const titledText = entry({ title: text, text })

export type RouteRow = z.infer<typeof routeRow>
export const routeRow = entry({
  path,
  title: textOf(1, 60),
  /** What a search result shows. */
  description: textOf(70, 155),
  /** What may be indexed is also in the sitemap. */
  robots: oneOf('index', 'noindex', 'noindex, nofollow'),
  topBarButton: trueOrFalse,
  topBarBackground: oneOf('translucent', 'solid'),
  floatingButton: trueOrFalse,
})

const WEEKS_IN_A_MONTH = 4
const week = whole.max(12, says('a week up to 12, the last that is drawn'))
export type Phase = z.infer<typeof phase>
export const phase = entry({
  title: text,
  duration: text,
  description: text,
  details: list(text),
  deliverable: text.exactOptional(),
  /** Weeks from 1; without `to` the phase has no end. */
  weeks: entry({ from: week, to: week.exactOptional() }).refine(
    ({ from, to = from }) => to >= from,
    says('from, then to'),
  ),
}).superRefine(({ duration, weeks: { from, to = Infinity } }, context) => {
  const count = to - from + 1
  const endless = `Month ${(from - 1) / WEEKS_IN_A_MONTH + 1}+`
  const several = [`${count}\u00a0weeks`, `Weeks ${from}–${to}`]
  const durations = to === Infinity ? [endless] : count > 1 ? several : ['1\u00a0week']
  if (!durations.includes(duration))
    refuse(context, ['duration'], duration, `"${durations.join('" or "')}", because its weeks say so`)
})

export type PackageItem = z.infer<typeof packageItem>
const packageItem = entry({
  id: text,
  /** Drawn beside its title; components/prices/ledger-row.tsx has the drawings. */
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
  /** Whole pounds a month; absent where the specification gives the item no value of its own. */
  price: pounds.exactOptional(),
  /** Whole pounds a year; `price` is then a twelfth. */
  yearlyPrice: pounds.exactOptional(),
  detail: text.exactOptional(),
}).superRefine(({ price = 0, yearlyPrice = price * 12 }, context) => {
  if (yearlyPrice !== price * 12)
    refuse(context, ['yearlyPrice'], yearlyPrice, `${price * 12}, twelve times the monthly price`)
})

/** Whole pounds. */
export type PoundRange = z.infer<typeof poundRange>
const poundRange = entry({ from: pounds, to: pounds }).refine(({ from, to }) => from < to, says('from, then to'))

const investment = {
  /** Whole pounds a month. */
  monthly: pounds,
  /** Whole pounds for each attended consultation. */
  perConsultation: pounds,
  /** Attended consultations a month after which no further fee is due. */
  cap: whole.exactOptional(),
  /** Whole pounds, once. */
  setup: entry({ label: text, price: pounds }).exactOptional(),
  minimumMonths: whole.exactOptional(),
  /** Takes the place of `priceTerms.minimum`. */
  minimumLabel: holding('months').exactOptional(),
  privatePatientsOnly: trueOrFalse.exactOptional(),
  /** Its period stands beside it where the specification gives one. */
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
  investment: entry({ ...investment, cap: whole }),
})

export type ChartRow = z.infer<typeof chartRow>
/** Whole pounds. */
const chartRow = entry({ category: text, initial: pounds, lifetime: pounds })
export type ChartSeries = z.infer<typeof chartSeries>
const chartSeries = entry({ key: oneOf('initial', 'lifetime'), label: text, colour: oneOf('brass', 'accent') })
export const valueChart = group({
  series: drawn(chartSeries, 2).superRefine(differIn('key', 'label', 'colour')),
  rows: list(chartRow).superRefine(differIn('category')),
  axisMaximum: pounds,
})

export type AppointmentState = z.infer<typeof appointmentState>
const appointmentState = oneOf('enquiry', 'replied', 'booked')

/** A week in a clinic's diary. A slot is named by its day and time: `Tue 10:30`. */
export type DiaryWeek = z.infer<typeof diary>
export const diary = entry({
  title: text,
  room: text,
  alt: text,
  treatments: z.record(z.string(), text),
  visit: text,
  states: z.record(appointmentState, text),
  days: drawn(text, 5),
  /** By time of day: a key of `treatments` for each day, or null for an empty slot. */
  week: z.record(z.string(), drawn(z.nullable(text), 5)),
  underWay: z.record(z.string(), appointmentState),
  arrivals: list(text),
  highlight: text,
}).superRefine(({ treatments, days, week, underWay, arrivals, highlight }, context) => {
  const rows = Object.entries(week)
  const booked = rows.flatMap(([time, row]) => row.flatMap((slot, day) => (slot ? `${days[day]} ${time}` : [])))
  for (const slot of rows.flatMap(([, row]) => row)) {
    if (slot !== null && !(slot in treatments))
      refuse(context, ['week'], slot, `null for an empty slot, or one of ${Object.keys(treatments).join(', ')}`)
  }
  for (const [key, slots] of Object.entries({ highlight: [highlight], underWay: Object.keys(underWay), arrivals })) {
    for (const slot of slots.filter((slot, index) => !booked.includes(slot) || slots.indexOf(slot) < index))
      refuse(context, [key], slot, `slots of week that are not null, such as "${booked[0]}", each once`)
  }
})

/** A benefit with its film: the name of its drawing in components/home/drawings.svg, and what it shows. */
export type FilmedBenefit = z.infer<typeof filmedBenefit>
export const filmedBenefit = entry({
  ...titledText.shape,
  film: entry({ drawing: oneOf('film-time', 'film-face', 'film-door'), alt: text }),
})
/** Names of a film's button, after what a press does. */
export type FilmWords = z.infer<typeof filmWords>
export const filmWords = entry({
  play: holding('title'),
  pause: holding('title'),
  again: holding('title'),
  picture: holding('number', 'count', 'title'),
})

const figure = format(/^£?\d{1,3}(,\d{3})*$/, 'a sum such as £24,387 or a number such as 186')
const result = entry({ figure, text })
export type CaseStudy = z.infer<typeof caseStudy>
export const caseStudy = entry({
  id: text,
  headline: result,
  results: list(result),
  /** What its drawing counts: patients or leads, and how many of them came to an appointment. */
  drawn: entry({ all: whole, booked: whole }).refine(
    ({ all, booked }) => booked <= all,
    says('at most all of them booked'),
  ),
  client: text,
  location: text,
  /** True until client and location are real. */
  sample: trueOrFalse,
})
export const LOGO_FILE = 'content/logos/harbour.svg'
export type Testimonial = z.infer<typeof testimonial>
export const testimonial = entry({
  quote: text,
  person: text,
  practice: text,
  /** Stars from 1 to 5, if the client has given any. */
  rating: z
    .int(says('whole stars from 1 to 5'))
    .min(1, says('1 to 5 stars'))
    .max(5, says('1 to 5 stars'))
    .exactOptional(),
  /** Stands beside the practice's name. The file is an SVG, PNG or WebP that suits a light background. */
  logo: entry({
    file: format(
      /^content\/logos\/[\w.-]+\.(svg|png|webp)$/,
      `an SVG, PNG or WebP file of content/logos/, such as ${LOGO_FILE}`,
    ),
    alt: text,
  }).exactOptional(),
  /** True until a client has approved the words. */
  sample: trueOrFalse,
})

export type GlossaryTerm = z.infer<typeof glossaryTerm>
export const glossaryTerm = entry({ term: text, meaning: text })

/** The picture of a link preview. */
export type ShareCard = z.infer<typeof shareCard>
export const shareCard = entry({
  /** Instead of the page's title, where that is too long to be read at the size of a message. */
  headline: text.exactOptional(),
  /** The alt text of the drawing, after "…, beside". */
  picture: text,
})

/** What only the owner can add. An entry that is not set leaves no trace on the pages. */
export type Owner = z.infer<typeof owner>
export const owner = entry({
  /** Signs the letter on the home page. */
  founder: entry({ name: text, role: text }).exactOptional(),
  /** Stands beside the letter. The file is a path from the root of the repository, such as `content/founder.jpg`. */
  photograph: entry({ file: format(/^\S+$/, 'a path such as content/founder.jpg'), alt: text }).exactOptional(),
  discoveryCall: entry({ minutes: whole, medium: text }).exactOptional(),
  /** URL of the privacy notice. */
  privacyNotice: httpsUrl().exactOptional(),
  /** What a company's website has to say about it. */
  company: entry({ name: text, number: text, place: text, address: text }).exactOptional(),
  /** Shows a button on /book that loads the scheduling provider's calendar, instead of loading it at once. */
  askBeforeCalendar: trueOrFalse.exactOptional(),
  /** Counts which page and which campaign book calls, with Plausible or a service that is compatible with it. */
  measurement: entry({
    endpoint: httpsUrl('https://plausible.io/api/event'),
    /** The name under which the service knows the site. */
    site: format(z.regexes.domain, 'a domain such as example.com'),
  }).exactOptional(),
})
export type Measurement = NonNullable<Owner['measurement']>
