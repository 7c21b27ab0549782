import { pageRoutes } from '@/lib/routes'
import { defaultReferrerPolicy, privateReferrerPolicy } from '@/lib/seo/metadata'

export type ResponseHeaders = Readonly<Record<string, string>>

/** The headers of an exact path, or of every path below a folder if it ends in `/*`. */
type HeaderRule = { path: string; headers: ResponseHeaders }

const ONE_YEAR = 365 * 24 * 60 * 60

/** Features that could be turned against a visitor; neither the site nor the calendar uses them. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

/** Which sites may show a file. It is not in the rule of all paths, because it differs between them. */
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'
const ownSiteOnly = { [RESOURCE_POLICY]: 'same-origin' }
/** Other sites show share cards and icons: link previews, feed readers, bookmarks and lists of search results. */
const anySite = { [RESOURCE_POLICY]: 'cross-origin' }
const sharedPaths = ['/og/*', '/icon.svg', '/favicon.ico', '/apple-icon.png', '/icon-512.png']

const siteWideHeaders: ResponseHeaders = {
  'Strict-Transport-Security': `max-age=${2 * ONE_YEAR}`,
  // Browsers also enforce the page's own policy, which limits scripts and styles.
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  // The scheduling provider opens pop-ups.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
}

/** By the criteria of the HTTP Observatory. Cross-Origin-Embedder-Policy would block the scheduling provider's frame. */
export const securityHeaders: ResponseHeaders = { ...siteWideHeaders, ...ownSiteOnly }

/** Two rules must not set different values of a header for one path: some hosts join the values, others replace them. */
export const headerRules: readonly HeaderRule[] = [
  { path: '/*', headers: siteWideHeaders },
  // Some hosts also send this with a missing file.
  {
    path: '/_next/static/*',
    headers: { ...ownSiteOnly, 'Cache-Control': `public, max-age=${ONE_YEAR}, immutable` },
  },
  ...['/robots.txt', '/sitemap.xml'].map((path) => ({ path, headers: ownSiteOnly })),
  ...sharedPaths.map((path) => ({ path, headers: anySite })),
  ...pageRoutes.map(({ path, robots }) => ({ path, headers: { ...ownSiteOnly, ...pageHeaders(robots) } })),
]

/** The response headers of a path for which no rule sets others. */
export const usualHeaders: ResponseHeaders = {
  ...securityHeaders,
  'Referrer-Policy': defaultReferrerPolicy,
  'Cache-Control': 'public, max-age=0, must-revalidate',
}

export const notFoundHeaders: ResponseHeaders = { ...usualHeaders, 'Cache-Control': 'no-store' }

/** Returns the response headers of a path whose file exists, such as `/book` or `/og/home.png`. */
export function headersFor(path: string): ResponseHeaders {
  const matching = headerRules.filter((rule) =>
    rule.path.endsWith('/*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  )
  return Object.assign({}, usualHeaders, ...matching.map(({ headers }) => headers))
}

function pageHeaders(robots: (typeof pageRoutes)[number]['robots']): ResponseHeaders {
  if (robots === 'index') return { 'Referrer-Policy': defaultReferrerPolicy }
  return { 'X-Robots-Tag': robots, 'Referrer-Policy': privateReferrerPolicy }
}
