import { routes } from '@/content/routes'
import type { RouteRow } from '@/content/types'

export type Headers = Readonly<Record<string, string>>

/** What a host sends for an address: exact, or everything below a folder when it ends in `/*`. */
export type HeaderRule = { path: `/${string}`; headers: Headers }

const TWO_YEARS = 2 * 365 * 24 * 60 * 60
const ONE_YEAR = 365 * 24 * 60 * 60

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]

/** No script, style or default directive: two policies intersect, and the page's own holds its hashes. */
const headerPolicy = ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'", "object-src 'none'"]

/** Sent with every answer. */
export const securityHeaders: Headers = {
  'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains`,
  'Content-Security-Policy': headerPolicy.join('; '),
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
}

/** Sent where no rule says otherwise; hosts that add headers by rule alone have the same value of their own. */
export const defaultReferrerPolicy = 'strict-origin-when-cross-origin'

/** Sent with the pages that are not indexed, whose addresses are nobody else's business. */
export const privateReferrerPolicy = 'no-referrer'

/** How long browsers and CDNs may keep an answer. */
export const caching = {
  hashed: `public, max-age=${ONE_YEAR}, immutable`,
  revalidated: 'public, max-age=0, must-revalidate',
  missing: 'no-store',
}

/** Files whose name changes with their content. */
const hashedFiles = '/_next/static/*'

/** The payloads of in-app navigation to the home page, which stand at the top of the export. */
const homePayloads = ['/index.txt', ...['_full', '_index', '_tree', '__PAGE__'].map((part) => `/__next.${part}.txt`)]

/**
 * The headers of each address that has some of its own. No two rules but the first set the same header for
 * one address, so that hosts that join the values and hosts that replace them answer alike.
 */
export const headerRules: readonly HeaderRule[] = [
  { path: '/*', headers: securityHeaders },
  { path: hashedFiles, headers: { 'Cache-Control': caching.hashed } },
  ...routes.filter(({ path }) => path !== '*').flatMap(pageRules),
]

/**
 * Everything that is sent for an address whose file exists.
 * @param path a clean path such as `/book` or `/og/home.png`.
 */
export function headersFor(path: string): Headers {
  const base = { 'Referrer-Policy': defaultReferrerPolicy, 'Cache-Control': caching.revalidated }
  const matching = headerRules.filter((rule) => matches(rule.path, path))
  return Object.assign(base, ...matching.map(({ headers }) => headers))
}

/** Everything that is sent with the not-found page. */
export const notFoundHeaders: Headers = {
  ...securityHeaders,
  'Referrer-Policy': defaultReferrerPolicy,
  'Cache-Control': caching.missing,
}

function pageRules({ path, robots }: RouteRow): HeaderRule[] {
  const isPrivate = robots !== 'index'
  const page: Headers = isPrivate
    ? { 'X-Robots-Tag': robots, 'Referrer-Policy': privateReferrerPolicy }
    : { 'Referrer-Policy': defaultReferrerPolicy }
  const payload: Headers = { 'X-Robots-Tag': isPrivate ? robots : 'noindex' }
  const payloads = path === '/' ? homePayloads : [`${path}.txt`, `${path}/*`]
  return [
    { path: path as `/${string}`, headers: page },
    ...payloads.map((payloadPath) => ({ path: payloadPath as `/${string}`, headers: payload })),
  ]
}

function matches(rule: string, path: string): boolean {
  return rule.endsWith('/*') ? path.startsWith(rule.slice(0, -1)) : path === rule
}
