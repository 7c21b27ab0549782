import { pages } from '@/lib/routes'
import { defaultReferrerPolicy, privateReferrerPolicy } from '@/lib/seo/metadata'

export type ResponseHeaders = Readonly<Record<string, string>>

/** The headers of an exact path, or of every path below a folder if it ends in `/*`. */
type HeaderRule = { path: string; headers: ResponseHeaders }

const ONE_DAY = 24 * 60 * 60
const ONE_YEAR = 365 * ONE_DAY

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

export const securityHeaders: ResponseHeaders = {
  'Strict-Transport-Security': `max-age=${2 * ONE_YEAR}; includeSubDomains`,
  // Browsers also enforce the page's own policy, which limits scripts and styles.
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
}

export const caching = {
  hashed: `public, max-age=${ONE_YEAR}, immutable`,
  // For hosts whose header rules also apply to 404 responses: browsers would cache a missing file for a year.
  hashedOrMissing: `public, max-age=${ONE_DAY}, stale-while-revalidate=${7 * ONE_DAY}`,
  revalidated: 'public, max-age=0, must-revalidate',
  missing: 'no-store',
}

export const HASHED_FILES = '/_next/static/*'

/** Two rules must not set different values of a header for one path: some hosts join the values, others replace them. */
export const headerRules: readonly HeaderRule[] = [
  { path: '/*', headers: securityHeaders },
  { path: HASHED_FILES, headers: { 'Cache-Control': caching.hashed } },
  ...pages.flatMap(pageRules),
]

/** Returns the response headers of a path whose file exists, such as `/book` or `/og/home.png`. */
export function headersFor(path: string): ResponseHeaders {
  const base = { 'Referrer-Policy': defaultReferrerPolicy, 'Cache-Control': caching.revalidated }
  const matching = headerRules.filter((rule) =>
    rule.path.endsWith('/*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  )
  return Object.assign(base, ...matching.map(({ headers }) => headers))
}

export const notFoundHeaders: ResponseHeaders = {
  ...securityHeaders,
  'Referrer-Policy': defaultReferrerPolicy,
  'Cache-Control': caching.missing,
}

function pageRules({ path, robots }: (typeof pages)[number]): HeaderRule[] {
  const isIndexed = robots === 'index'
  const page: ResponseHeaders = isIndexed
    ? { 'Referrer-Policy': defaultReferrerPolicy }
    : { 'X-Robots-Tag': robots, 'Referrer-Policy': privateReferrerPolicy }
  const payload: ResponseHeaders = { 'X-Robots-Tag': isIndexed ? 'noindex' : robots }
  // On Netlify `/book/*` also matches `/book`, so a wildcard would make an indexed page noindex.
  const payloads = isIndexed ? payloadFiles(path) : [`${path}.txt`, `${path}/*`]
  return [{ path, headers: page }, ...payloads.map((file) => ({ path: file, headers: payload }))]
}

/** Returns the paths of the payload files that Next.js requests when a visitor navigates to a page. */
function payloadFiles(path: string): string[] {
  const name = path.slice(1)
  const folder = name ? path : ''
  const segments = ['_full', '_index', '_tree', name ? `${name}.__PAGE__` : '__PAGE__']
  return [`${folder || '/index'}.txt`, ...segments.map((segment) => `${folder}/__next.${segment}.txt`)]
}
