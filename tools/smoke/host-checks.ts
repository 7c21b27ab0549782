import { headersFor, notFoundHeaders, securityHeaders } from '@/build/headers'
import type { Path } from '@/content/schema'
import { pages } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'
import type { Ask } from './ask'
import { compare, type Expectation, type Finding } from './expectation'
import { sourceProblems } from './page-source'

/** An address as marketers send it. */
const QUERY = '?utm_source=a%20letter'
const MOVED = [301, 302, 307, 308]
const NOT_KEPT = { like: /no-store|max-age=0/, words: 'no-store' }
const COMPRESSED = { like: /^(br|gzip)$/, words: 'br or gzip' }
const typed = (type: string) => ({
  'Content-Type': { like: new RegExp(`^${type.replace('+', '\\+')}\\b`), words: type },
})
const HTML = { 'Content-Type': { like: /^text\/html; ?charset=utf-8$/i, words: 'text/html; charset=utf-8' } }

export type Shown = { path: Path; at: string }

/** Every page with a path that shows it. */
export const shown: readonly Shown[] = [
  ...pages.map(({ path }) => ({ path, at: path })),
  { path: '*', at: '/no-such-page' },
]

const found = (path: string, headers: Expectation['headers'] = {}): Expectation => ({
  path,
  status: [200],
  headers: { 'X-Robots-Tag': '', ...ownHeaders(path.replace(/\?.*/, '')), ...headers },
})

/** The headers of a path beside those of every path. */
const ownHeaders = (path: string) =>
  Object.fromEntries(Object.entries(headersFor(path)).filter(([name]) => !(name in securityHeaders)))

const missing = (path: string): Expectation => ({
  path,
  status: [404],
  headers: { ...HTML, 'Referrer-Policy': notFoundHeaders['Referrer-Policy'] ?? '', 'Cache-Control': NOT_KEPT },
})

const spellings = (path: string) => (path === '/' ? ['/index', '/index.html', '/index/'] : [`${path}.html`, `${path}/`])

/** What every host must do for the site, each promise with the requests that show it. */
export const hostChecks: Readonly<Record<string, (ask: Ask) => Promise<Finding[]>>> = {
  'Every page answers at its own address, with or without a campaign, and says whether it may be listed': (ask) =>
    compare(
      ask,
      pages.flatMap(({ path }) => [found(path, HTML), found(path + QUERY, HTML)]),
    ),

  'Every answer is kept from other sites, from guesses at its type, and from plain http': (ask) => {
    const headers = { ...securityHeaders, 'Access-Control-Allow-Origin': '', 'Set-Cookie': '' }
    const paths = [...pages.map(({ path }) => path), '/book.txt', '/robots.txt', '/og/home.png']
    return compare(ask, [
      ...paths.map((path) => ({ path, status: [200], headers })),
      { path: '/book/', status: MOVED, headers },
      { path: '/no-such-page', status: [404], headers },
    ])
  },

  'Every page is the one that was built, and names this site': async (ask) => {
    const findings = shown.map(async ({ path, at }) => {
      const { text } = await ask(at)
      return sourceProblems(text, path).map((problem) => ({ path: at, problem }))
    })
    return (await Promise.all(findings)).flat()
  },

  'Every other spelling of a page leads to it and keeps the campaign': (ask) =>
    compare(
      ask,
      pages.flatMap(({ path }) =>
        spellings(path).map((other) => ({ path: other + QUERY, status: MOVED, to: path + QUERY })),
      ),
    ),

  'A doubled slash leads to no other host': (ask) =>
    compare(
      ask,
      ['//elsewhere.com', '///elsewhere.com', '//book'].map((path) => ({
        path,
        status: [...MOVED, 404],
        to: path.replace(/^\/+/, '/'),
      })),
    ),

  'What is not there answers 404 with the page for it': (ask) =>
    compare(
      ask,
      [
        ...['/no-such-page', '/no-such-page/', '/no-such-page.html', '/book/no-such-page', '/BOOK'],
        ...['/404', '/404.html', '/_not-found', '/_next/', '/_next/static/', '/og/'],
      ].map(missing),
    ),

  'A file of an older build answers 404, so that an old tab loads the page anew': (ask) =>
    compare(
      ask,
      [
        ...['/_next/static/chunks/no-such-chunk.js', '/_next/static/chunks/no-such-style.css'],
        ...['/book/__next.no-such-payload.txt', '/no-such-page.txt'],
      ].map((path) => ({ ...missing(path), headers: { 'Cache-Control': NOT_KEPT } })),
    ),

  'Nobody is served what is not part of the site': (ask) =>
    compare(
      ask,
      ['/.git/config', '/.env', '/.htaccess', '/_headers', '/_redirects', '/index.html.br', '/index.html.gz'].map(
        (path) => ({ path, status: [403, 404] }),
      ),
    ),

  'Files beside the pages answer under their own type, and payloads are not indexed': (ask) =>
    compare(ask, [
      found('/sitemap.xml', { 'Content-Type': { like: /\/xml\b/, words: 'application/xml' } }),
      found('/manifest.webmanifest', { 'Content-Type': { like: /json\b/, words: 'application/manifest+json' } }),
      found('/icon.svg', typed('image/svg+xml')),
      ...['/og/home.png', '/apple-icon.png'].map((path) => found(path, typed('image/png'))),
      ...['/robots.txt', '/index.txt', ...pages.flatMap(({ path }) => (path === '/' ? [] : [`${path}.txt`]))].map(
        (path) => found(path, typed('text/plain')),
      ),
    ]),

  'Crawlers are told of the indexed pages at this address, and kept from none': async (ask) => {
    const [robots, sitemap] = [await ask('/robots.txt'), await ask('/sitemap.xml')]
    const listed = [...sitemap.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url).join(', ')
    const expected = pages.filter(({ robots }) => robots === 'index').map(({ path }) => absoluteUrl(path))
    const line = `Sitemap: ${absoluteUrl('/sitemap.xml')}`
    return [
      ...(robots.text.includes(line) ? [] : [{ path: '/robots.txt', problem: `has no line "${line}"` }]),
      ...(/^Disallow: *\//m.test(robots.text) ? [{ path: '/robots.txt', problem: 'keeps crawlers from pages' }] : []),
      ...(listed === expected.join(', ')
        ? []
        : [{ path: '/sitemap.xml', problem: `lists ${listed || 'nothing'} instead of ${expected.join(', ')}` }]),
    ]
  },

  'Every file that a page names is there, and is kept for a year': async (ask) => {
    const sources = await Promise.all(shown.map(({ at }) => ask(at)))
    const files = new Set(sources.flatMap(({ text }) => text.match(/\/_next\/static\/[\w./-]+\.\w+/g) ?? []))
    if (files.size === 0) return [{ path: '/', problem: 'names no file of the site' }]
    return compare(
      ask,
      [...files].map((file) => found(file)),
    )
  },

  'Pages, scripts and styles are sent compressed': async (ask) => {
    const { text } = await ask('/')
    const files = text.match(/\/_next\/static\/[\w./-]+\.(js|css)\b/g) ?? []
    const paths = [...pages.map(({ path }) => path), ...new Set(files)]
    return compare(
      ask,
      paths.map((path) => ({
        path,
        asking: { 'Accept-Encoding': 'gzip, br' },
        status: [200],
        headers: { 'Content-Encoding': COMPRESSED },
      })),
    )
  },

  'A page that has not changed is not sent again': async (ask) => {
    const { etag = '' } = (await ask('/')).headers
    return compare(ask, [{ path: '/', asking: { 'If-None-Match': etag }, status: [304] }])
  },
}
