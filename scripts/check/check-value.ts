import type { Leaf } from '@/lib/content-modules'
import { pageRoutes } from '@/lib/routes'
import { siteUrl } from '@/lib/seo/site-url'
import { isPicture, isPublished, PICTURE } from '../public-files'

/**
 * Returns the sentence about an invalid value of content/.
 * @param field path of the value, such as `faq.items[1].answer`. Entries are counted from 1.
 */
export function describeInvalid(file: string, field: string, value: unknown, expected: string): string {
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

/** Search engines cut longer titles off, and a longer headline fills the first screen. */
const TITLE = [/^.{0,60}$/, 'at most 60 characters'] as const

/** Formats of prose, by field without indexes and paths. Search engines and the layout set the lengths. */
const PROSE_FORMATS: Record<string, readonly [valid: RegExp, expected: string]> = {
  'routes.description': [/^.{70,155}$/, '70 to 155 characters'],
  'site.name': [/^(?!.*\S{31}).{0,60}$/, 'at most 60 characters, and no word of more than 30'],
  'testimonials.items.quote': [/^(?!“[^”]*”$)/, 'a quote without quotation marks: the page adds them'],
}

/** Keys of other values that visitors do not read. */
const CODE_KEYS = ['id', 'path', 'url']

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
/** Keys of numbers that may be 0: indexes, and the start of the slider. */
const FROM_ZERO_KEYS = ['time', 'day', 'start']
/** Minimum price in pounds. A lower one was probably written with a point, as in 6.000 for 6,000. */
const MIN_PRICE = 10

/** Returns whether a value of the content is a price in whole pounds. */
export const isPrice = ({ path, key, value }: Leaf): boolean =>
  typeof value === 'number' && (PRICE_KEYS.includes(key) || path.includes('.adSpend.range.'))

/** Returns the sentence about a text or a number that is invalid by itself, or undefined. */
export function checkValue(file: string, leaf: Leaf): string | undefined {
  const { path, key, value } = leaf
  const expected = typeof value === 'number' ? numberError(leaf, value) : textError(path, key, value)
  return expected && describeInvalid(file, path, value, expected)
}

/** Returns what is expected instead of a number, or undefined for a valid one. */
function numberError(leaf: Leaf, value: number): string | undefined {
  const least = isPrice(leaf) ? MIN_PRICE : FROM_ZERO_KEYS.includes(leaf.key) ? 0 : 1
  if (Number.isSafeInteger(value) && value >= least) return undefined
  return least === MIN_PRICE
    ? `whole pounds, at least ${MIN_PRICE}, without a point or comma, such as 1500`
    : `a whole number from ${least}`
}

/** Returns what is expected instead of a text, or undefined for a valid one. */
function textError(path: string, key: string, text: string): string | undefined {
  if (text === '' && REMOVABLE.includes(path)) return undefined
  // A price has to be a number.
  if (PRICE_KEYS.includes(key) && /^£?[\d.,]+$/.test(text))
    return 'whole pounds, without quotation marks, £ and comma, such as 1500'
  if (text !== text.normalize('NFC')) return 'precomposed characters (NFC): type the accented letters again'
  if (key === 'src') return isPicture(text) ? undefined : PICTURE
  if (key === 'href') return isMissing(text) ? 'the path of a page' : undefined
  const [valid, format] = FORMATS[path] ?? []
  if (valid) return valid.test(text) && !(path === 'owner.privacyNotice' && isMissing(text)) ? undefined : format
  if (CODE_KEYS.includes(key)) return undefined
  const [fits, prose] = PROSE_FORMATS[path.replace(/\[\d+\]|\.[/*]\w*/g, '')] ?? (key === 'title' ? TITLE : [])
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
