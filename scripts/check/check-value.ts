import type { Leaf } from '@/lib/content-modules'
import { pageRoutes } from '@/lib/routes'
import { siteUrl } from '@/lib/seo/site-url'
import { isPublished, pictureFault } from '../public-files'

/** Sentences about invalid values. */
export type Findings = Generator<string, void>

/**
 * Returns the sentence about an invalid value of content/.
 * @param field path of the value, such as `faq.items[1].answer`. Entries are counted from 1.
 */
export function finding(file: string, field: string, value: unknown, expected: string): string {
  return `content/${file}: ${field} is ${JSON.stringify(value)}, expected ${expected}`
}

const URL_PATTERN = /^https:\/\/([\w-]+\.)+[a-z]{2,}(\/\S*)?$/i
const SCHEDULING = [
  /^https:\/\/calendly\.com\/[^?#\s]*[^/?#\s]$/,
  'a URL such as https://calendly.com/your-agency/your-call, without ? and #',
] as const
const META_CONTENT = [/^[\w-]+$/, 'the content of the meta tag, without the tag'] as const

/** Formats of values that are not prose, by field. */
const FORMATS: Record<string, readonly [valid: RegExp, expected: string]> = {
  'site.email': [
    /^(?=.{3,80}$)[^\s@]+@([^\s@.]+\.)+[^\s@.]+$/,
    'an email address of at most 80 characters, such as hello@example.com',
  ],
  'site.scheduling.discovery': SCHEDULING,
  'site.scheduling.strategy': SCHEDULING,
  'site.profile': [URL_PATTERN, 'a URL such as https://www.example.com/page'],
  'owner.phone': [/^\+?\d[\d ]{6,18}\d$/, 'a telephone number such as +44 20 7946 0000'],
  'owner.privacyNotice': [
    new RegExp(`${URL_PATTERN.source}|^/\\w[\\w./-]*$`, 'i'),
    'a URL such as https://www.example.com/privacy, or the path of a file in public/, such as /privacy.html',
  ],
  'owner.verification.google': META_CONTENT,
  'owner.verification.bing': META_CONTENT,
  'owner.analytics.endpoint': [URL_PATTERN, 'a URL such as https://plausible.io/api/event'],
  'owner.analytics.site': [/^([\w-]+\.)+[a-z]{2,}$/i, 'the domain of the site, such as example.com'],
  pricingSalt: [/^[\w-]{22}$/, 'the 22 characters of npm run gate:new'],
}

/** Longest word, in characters, that fits into a narrow column. */
const LONGEST_WORD = 30

/** Returns the format of a text in a narrow column, of at most `limit` characters. */
const columnText = (limit: number) =>
  [
    new RegExp(`^(?!.*[^\\s-]{${LONGEST_WORD + 1}}).{0,${limit}}$`),
    `at most ${limit} characters, and no word of more than ${LONGEST_WORD}`,
  ] as const

/** Format of the titles of pages and sections: search engines cut longer ones, and they fill whole screens of the page. */
const TITLE_FORMAT = [/^.{0,60}$/, 'at most 60 characters'] as const

/** Formats of prose, by field without indexes and paths. Search engines and the layout set the lengths. */
const PROSE_FORMATS: Record<string, readonly [valid: RegExp, expected: string]> = {
  'routes.title': TITLE_FORMAT,
  'routes.description': [/^.{70,155}$/, '70 to 155 characters'],
  'site.name': columnText(60),
  'book.covers.title': columnText(60),
  'book.covers.text': columnText(160),
  'testimonials.items.quote': [/^(?!“[^”]*”$)/, 'a quote without quotation marks: the page adds them'],
}

/** Keys of other values that visitors do not read. */
const CODE_KEYS = ['href', 'id', 'path', 'src', 'url']

/** Optional texts: pages omit an empty one. */
const REMOVABLE = ['site.profile', 'pricing.popular', 'scale.proof.study']

const TYPOGRAPHY: readonly [fault: RegExp, expected: string][] = [
  [/^\s*$/, 'a text that is not empty'],
  [/^\s|\s$/, 'no space at the beginning or end'],
  [/\S {2,}\S/, 'one space between words'],
  [/['"]/, 'typographic apostrophes and quotation marks: ’ “ ”'],
  [/\d\s?-\s?\d/, 'an en dash between numbers, as in 3–8'],
  [/\s-\s/, 'a colon or a comma instead of a hyphen between spaces'],
  [/\.{2,}/, 'an ellipsis, …, instead of several full stops'],
  [
    // A figure stays on one line with its unit. A number in words may break from it.
    /(?:\d|(?<!InWords)\}) (minutes?|min|hours?|days?|weeks?|months?|years?)\b/,
    'a no-break space between a number and its unit, as in 3\\u00a0weeks',
  ],
  [
    /\b(undefined|NaN)\b|\[object/,
    'a value instead of undefined, NaN or an object: check each ${…}, and write numbers above twelve in figures',
  ],
  [/<\/?[a-z][^>]*>|&#?\w+;/i, 'plain text: HTML tags and entities are not rendered'],
]

/** American spellings. Sizes and prizes are British too. */
const AMERICAN =
  /\b(?!(?:caps|downs|pr|res|s|se)iz)\p{L}+[iy]z(?:e[ds]?|ing|ations?|ers?)\b|\b(?:behavior|color(?!ado)|favorite|neighbor)\p{L}*|\b(?:cent(?:er|ers|ered)|gray)\b/iu

/** Keys of names and quotations: their spelling is not checked. */
const VERBATIM_KEYS = ['address', 'client', 'location', 'name', 'person', 'place', 'practice', 'quote']

/** Checks a text or a number by itself. */
export function* checkValue(file: string, { path, key, value }: Leaf): Findings {
  const expected = typeof value === 'number' ? numberError(path, key, value) : textError(path, key, value)
  if (expected) yield finding(file, path, value, expected)
  else if (key === 'href' && isMissing(String(value))) yield finding(file, path, value, 'the path of a page')
  else if (path === 'owner.privacyNotice' && isMissing(String(value)))
    yield finding(file, path, value, 'the path of a file in public/, such as /privacy.html')
  else if (key === 'src') {
    const fault = pictureFault(String(value))
    if (fault) yield finding(file, path, value, fault)
  }
}

/** Keys of numbers that may be 0: indexes, and the start of the slider. */
const FROM_ZERO_KEYS = ['time', 'day', 'start']
export const PRICE_KEYS = [
  'price',
  'yearlyPrice',
  'totalValue',
  'monthly',
  'perConsultation',
  'setup',
  'value',
  'axisMaximum',
]
/** Minimum price: a lower one was probably written with a point, as in 6.000 for 6,000. */
const LEAST_PRICE = 10

/** Returns whether a number of the content is a price in whole pounds. */
export const isPrice = ({ path, key }: Omit<Leaf, 'value'>): boolean =>
  PRICE_KEYS.includes(key) || path.includes('.adSpend.range.')

/** Returns what is expected instead of a number, or undefined for a valid one. */
function numberError(path: string, key: string, value: number): string | undefined {
  const least = isPrice({ path, key }) ? LEAST_PRICE : FROM_ZERO_KEYS.includes(key) ? 0 : 1
  if (Number.isSafeInteger(value) && value >= least) return undefined
  return least === LEAST_PRICE
    ? `whole pounds, at least ${LEAST_PRICE}, without a point or comma, such as 1500`
    : `a whole number from ${least}`
}

/** Returns what is expected instead of a text, or undefined for a valid one. */
function textError(path: string, key: string, text: string) {
  if (text === '' && REMOVABLE.includes(path)) return undefined
  // A price has to be a number.
  if (PRICE_KEYS.includes(key) && /^£?[\d.,]+$/.test(text))
    return 'whole pounds, without quotation marks, £ and comma, such as 1500'
  if (text !== text.normalize('NFC')) return 'precomposed characters (NFC): type the accented letters again'
  const [valid, format] = FORMATS[path] ?? []
  if (valid) return valid.test(text) ? undefined : format
  if (CODE_KEYS.includes(key)) return undefined
  const field = path.replace(/\[\d+\]|\.[/*]\w*/g, '')
  const [fits, prose] = PROSE_FORMATS[field] ?? (/^\w+\.title$/.test(field) ? TITLE_FORMAT : [])
  if (fits && !fits.test(text)) return prose
  const american = VERBATIM_KEYS.includes(key) ? undefined : AMERICAN.exec(text)?.[0]
  if (american) return `the British spelling of “${american}”`
  return TYPOGRAPHY.find(([fault]) => fault.test(text))?.[1]
}

/** Returns whether a URL or path is on this site, where no page and no file in public/ has it. */
function isMissing(address: string): boolean {
  const { origin, pathname } = new URL(address, siteUrl())
  return origin === siteUrl() && !pageRoutes.some(({ path }) => path === pathname) && !isPublished(pathname)
}
