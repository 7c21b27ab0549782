import { readFileSync } from 'node:fs'
import { contentTypes } from './content-types'
import { headersFor, notFoundHeaders, securityHeaders, type Headers } from '@/build/headers'
import { pages } from '@/lib/routes'
import { filesBelow } from '@/build/pages'
import type { Request } from './request'

/** A request and the response that every host must give. A header with the value '' must be absent. */
export type Expectation = Request & { status: readonly number[]; responseHeaders: Headers; body?: Buffer }

const NEVER = { 'Access-Control-Allow-Origin': '', 'Set-Cookie': '' }

/** Paths that no host may answer with a page. */
const missing = [
  '/no-such-page',
  '/book/no-such-page',
  '/BOOK',
  '/no-such-page/',
  '/no-such-page.html',
  ...['/404', '/404/', '/404.html', '/_not-found', '/_not-found.html', '/_not-found/'],
  ...['/_next', '/_next/', '/_next/static/', '/og', '/og/'],
  ...['/_next/static/chunks/no-such-chunk.js', '/book/__next.no-such-payload.txt'],
  ...['/.git', '/.git/config', '/.env', '/.htaccess', '/_headers', '/_redirects'],
  ...['/index.html.br', '/index.html.gz'],
]

/** Paths that a host may also refuse as malformed. */
const malformed = ['/%E0%A4%A', '/%', '/..%2fpackage.json', '/%2e%2e/package.json']

/**
 * Every file of the export, every spelling of each page, and what must not be served.
 * @param collapsesSlashes whether the host can redirect a doubled slash anywhere in a path, not only at its beginning.
 */
export function expectations(collapsesSlashes: boolean): Expectation[] {
  return [
    ...publishedFiles(),
    ...pages.flatMap(({ path }) => pageRequests(path)),
    ...missing.map(notFound),
    ...['/', '/book', '/no-such-page'].map((path) => redirect(`/${path}`, path)),
    collapsesSlashes ? redirect('/book//x', '/book/x') : notFound('/book//x'),
    collapsesSlashes ? redirect('///elsewhere.com', '/elsewhere.com') : notFound('///elsewhere.com'),
    ...malformed.map((path) => ({ path, status: [400, 404], responseHeaders: NEVER })),
    ...['POST', 'PUT', 'DELETE'].map((method) => ({ path: '/book', method, status: [405], responseHeaders: NEVER })),
  ]
}

function publishedFiles(): Expectation[] {
  return filesBelow('out')
    .filter((name) => !/\.(html|br|gz)$|^_/.test(name) || name.startsWith('_next/'))
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => found(`/${name}`, name))
}

function pageRequests(path: string): Expectation[] {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
  const others = path === '/' ? ['/index', '/index.html', '/index/'] : [`${path}.html`, `${path}/`]
  const page = found(path, file)
  return [
    page,
    { ...page, path: `${path}?from=a%20letter` },
    { ...page, method: 'HEAD', body: Buffer.alloc(0) },
    ...['br', 'gzip'].map((encoding) => compressed(page, encoding)),
    ...others.flatMap((other) => ['', '?from=a%20letter'].map((search) => redirect(other + search, path + search))),
  ]
}

function found(path: string, file: string): Expectation {
  const type = contentTypes[file.split('.').pop() ?? ''] ?? ''
  const responseHeaders = {
    ...NEVER,
    'X-Robots-Tag': '',
    'Content-Encoding': '',
    ...headersFor(path),
    'Content-Type': type,
  }
  return { path, status: [200], responseHeaders, body: readFileSync(`out/${file}`) }
}

function compressed(page: Expectation, encoding: string): Expectation {
  return {
    ...page,
    headers: { 'Accept-Encoding': encoding },
    responseHeaders: { ...page.responseHeaders, 'Content-Encoding': encoding },
  }
}

function redirect(path: string, Location: string): Expectation {
  return { path, status: [308], responseHeaders: { ...NEVER, ...securityHeaders, Location } }
}

function notFound(path: string): Expectation {
  const responseHeaders = { ...NEVER, ...notFoundHeaders, 'Content-Type': contentTypes.html ?? '', Location: '' }
  return { path, status: [404], responseHeaders, body: readFileSync('out/404.html') }
}
