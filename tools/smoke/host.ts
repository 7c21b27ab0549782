import { elementsOf, isExecutable } from '@/build/pages'
import { headersFor, notFoundHeaders, securityHeaders } from '@/build/headers'
import type { Path } from '@/content/schema'
import { pages, routeFor } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'
import { unless, type Expectation } from './expectation'

/** An address as marketers send it. */
const QUERY = '?utm_source=a%20letter'
const MOVED = [301, 302, 307, 308]
const HTML = { 'Content-Type': ['text/html; charset=utf-8', 'text/html;charset=utf-8'] }
const NOT_KEPT = { 'Cache-Control': ['no-store', 'max-age=0'] }

/** Every page with a path that shows it. */
export const shown: readonly { path: Path; at: string }[] = [
  ...pages.map(({ path }) => ({ path, at: path })),
  { path: '*', at: '/no-such-page' },
]

/** @param headers beside those of its path. */
const found = (path: string, headers: Expectation['headers'] = {}): Expectation => ({
  path,
  status: [200],
  headers: { 'X-Robots-Tag': '', ...ownHeaders(path.replace(/\?.*/, '')), ...headers },
})

/** The headers of a path beside those of every path. */
const ownHeaders = (path: string) =>
  Object.fromEntries(Object.entries(headersFor(path)).filter(([name]) => !(name in securityHeaders)))

const spellings = (path: string) => (path === '/' ? ['/index', '/index.html', '/index/'] : [`${path}.html`, `${path}/`])

/**
 * What every host must do for the site, each promise with the requests that show it.
 * @throws Error when the host does not answer.
 */
export async function promisesOf(origin: string): Promise<Record<string, readonly Expectation[]>> {
  const answers = await Promise.all(shown.map(({ at }) => fetch(origin + at)))
  const sources = await Promise.all(answers.map((answer) => answer.text()))
  const files = [...new Set(sources.flatMap((source) => source.match(/\/_next\/static\/[\w./-]+\.\w+/g) ?? []))]
  const own = { ...securityHeaders, 'Access-Control-Allow-Origin': '', 'Set-Cookie': '' }
  const listed = pages.filter(({ robots }) => robots === 'index').map(({ path }) => absoluteUrl(path))
  return {
    'Every page answers at its own address, with or without a campaign, and says whether it may be listed':
      pages.flatMap(({ path }) => [found(path, HTML), found(path + QUERY, HTML)]),

    'Every answer is kept from other sites, from guesses at its type, and from plain http': [
      ...pages.map(({ path }) => ({ path, status: [200], headers: own })),
      ...['/book.txt', '/robots.txt', '/og/home.png'].map((path) => ({ path, status: [200], headers: own })),
      { path: '/book/', status: MOVED, headers: own },
      { path: '/no-such-page', status: [404], headers: own },
    ],

    'Every page is the one that was built, and names this site': shown.map(({ path, at }) => ({
      path: at,
      status: [200, 404],
      inText: (source) => sourceProblems(source, path),
    })),

    'Every other spelling of a page leads to it and keeps the campaign': pages.flatMap(({ path }) =>
      spellings(path).map((other) => ({ path: other + QUERY, status: MOVED, to: path + QUERY })),
    ),

    'A doubled slash leads to no other host': ['/elsewhere.com', '/book'].flatMap((to) =>
      [`/${to}`, `//${to}`].map((path) => ({ path, status: [...MOVED, 404], to })),
    ),

    'What is not there answers 404 with the page for it': [
      ...['/no-such-page', '/no-such-page/', '/no-such-page.html', '/book/no-such-page', '/BOOK'],
      ...['/404', '/404.html', '/_not-found', '/_next/', '/_next/static/', '/og/'],
    ].map((path) => ({
      path,
      status: [404],
      headers: { ...HTML, ...NOT_KEPT, 'Referrer-Policy': notFoundHeaders['Referrer-Policy'] ?? '' },
    })),

    'A file of an older build answers 404, so that an old tab loads the page anew': [
      ...['/_next/static/chunks/no-such-chunk.js', '/_next/static/chunks/no-such-style.css'],
      ...['/book/__next.no-such-payload.txt', '/no-such-page.txt'],
    ].map((path) => ({ path, status: [404], headers: NOT_KEPT })),

    'Nobody is served what is not part of the site': [
      ...['/.git/config', '/.env', '/.htaccess', '/_headers', '/_redirects', '/index.html.br', '/index.html.gz'],
      ...['/%5fheaders', '/..%2fpackage.json', '/%E0%A4%A', '/%00', `/${'x'.repeat(300)}`],
    ].map((path) => ({ path, status: [400, 403, 404] })),

    'Files beside the pages answer under their own type, and payloads are not indexed': [
      found('/manifest.webmanifest', { 'Content-Type': ['json'] }),
      found('/icon.svg', { 'Content-Type': ['image/svg+xml'] }),
      ...['/og/home.png', '/apple-icon.png'].map((path) => found(path, { 'Content-Type': ['image/png'] })),
      ...pages.map(({ path }) =>
        found(path === '/' ? '/index.txt' : `${path}.txt`, { 'Content-Type': ['text/plain'] }),
      ),
    ],

    'Crawlers are told of the indexed pages at this address, and kept from none': [
      {
        ...found('/robots.txt', { 'Content-Type': ['text/plain'] }),
        inText: (text) => [
          ...unless(text.includes(absoluteUrl('/sitemap.xml')), `does not name ${absoluteUrl('/sitemap.xml')}`),
          ...unless(!/^Disallow: *\//m.test(text), 'keeps crawlers from pages'),
        ],
      },
      {
        ...found('/sitemap.xml', { 'Content-Type': ['/xml'] }),
        inText: (text) => {
          const urls = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
          return difference('list of pages', urls.join(', '), listed.join(', '))
        },
      },
    ],

    'Every file that a page names is there, and is kept for a year': files.map((file) => found(file)),

    'Pages, scripts and styles are sent compressed': [
      ...pages.map(({ path }) => path),
      ...files.filter((file) => /\.(js|css)$/.test(file)),
    ].map((path) => ({
      path,
      asking: { 'Accept-Encoding': 'gzip, br' },
      status: [200],
      headers: { 'Content-Encoding': ['br', 'gzip'] },
    })),

    'A page that has not changed is not sent again': [
      { path: '/', asking: { 'If-None-Match': answers[0]?.headers.get('ETag') ?? '' }, status: [304] },
    ],
  }
}

/**
 * @param source the HTML as a host sent it.
 * @returns where it is another page than the one that was built. What its policy forbids, the browser says.
 */
export function sourceProblems(source: string, path: Path): string[] {
  const elements = elementsOf(source)
  const valueOf = (name: string, value: string, wanted: string) =>
    elements.find(({ attributes }) => attributes[name] === value)?.attributes[wanted]
  const scripts = elements.filter(isExecutable).flatMap(({ attributes }) => attributes.src ?? [])
  return [
    ...difference('canonical address', valueOf('rel', 'canonical', 'href'), path === '*' ? '' : absoluteUrl(path)),
    ...difference('robots line', valueOf('name', 'robots', 'content'), routeFor(path).robots),
    ...unless(
      valueOf('http-equiv', 'Content-Security-Policy', 'content') !== undefined,
      'has lost the policy in its head: the host rewrites the HTML',
    ),
    ...scripts
      .filter((src) => !src.startsWith('/_next/static/'))
      .map((src) => `loads a script that the site does not have (${src}): the host adds it`),
  ]
}

function difference(what: string, actual = '', expected: string): string[] {
  if (actual === '') return unless(expected === '', `has lost its ${what}, which must be "${expected}"`)
  return unless(actual === expected, `has the ${what} "${actual}" instead of ${expected ? `"${expected}"` : 'none'}`)
}
