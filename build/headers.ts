import { pages } from '@/lib/routes'
import { defaultReferrerPolicy, privateReferrerPolicy } from '@/lib/seo/metadata'

export type Headers = Readonly<Record<string, string>>

/** The headers of an exact path, or of everything below a folder when it ends in `/*`. */
type HeaderRule = { path: string; headers: Headers }

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

export const securityHeaders: Headers = {
  'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains`,
  // The page's own policy adds script and style: a browser enforces both.
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
}

export const caching = {
  hashed: `public, max-age=${ONE_YEAR}, immutable`,
  revalidated: 'public, max-age=0, must-revalidate',
  missing: 'no-store',
}

/** The home page's navigation payloads, at the root of the export. */
const homePayloads = ['/index.txt', ...['_full', '_index', '_tree', '__PAGE__'].map((part) => `/__next.${part}.txt`)]

/**
 * Apart from the first rule, no two set the same header for one path: some hosts join the values, others replace them.
 */
export const headerRules: readonly HeaderRule[] = [
  { path: '/*', headers: securityHeaders },
  { path: '/_next/static/*', headers: { 'Cache-Control': caching.hashed } },
  ...pages.flatMap(pageRules),
]

/** @param path of a file that exists, such as `/book` or `/og/home.png`. */
export function headersFor(path: string): Headers {
  const base = { 'Referrer-Policy': defaultReferrerPolicy, 'Cache-Control': caching.revalidated }
  const matching = headerRules.filter((rule) => matches(rule.path, path))
  return Object.assign(base, ...matching.map(({ headers }) => headers))
}

export const notFoundHeaders: Headers = {
  ...securityHeaders,
  'Referrer-Policy': defaultReferrerPolicy,
  'Cache-Control': caching.missing,
}

function pageRules({ path, robots }: (typeof pages)[number]): HeaderRule[] {
  const isPrivate = robots !== 'index'
  const page: Headers = isPrivate
    ? { 'X-Robots-Tag': robots, 'Referrer-Policy': privateReferrerPolicy }
    : { 'Referrer-Policy': defaultReferrerPolicy }
  const payload: Headers = { 'X-Robots-Tag': isPrivate ? robots : 'noindex' }
  const payloads = path === '/' ? homePayloads : [`${path}.txt`, `${path}/*`]
  return [{ path, headers: page }, ...payloads.map((path) => ({ path, headers: payload }))]
}

function matches(rule: string, path: string): boolean {
  return rule.endsWith('/*') ? path.startsWith(rule.slice(0, -1)) : path === rule
}
