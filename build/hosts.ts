import { readFileSync, writeFileSync } from 'node:fs'
import { defaultReferrerPolicy } from '@/lib/seo/metadata'
import {
  caching,
  HASHED_FILES,
  headerRules,
  headersFor,
  notFoundHeaders,
  securityHeaders,
  type ResponseHeaders,
} from './headers'
import { filesBelow } from './pages'

/** Paths that must respond with 404 although a file exists. */
const HIDDEN_PATHS = ['/404', '/404.html', '/404/', '/_headers', '/_redirects', '/*.br', '/*.gz']

/** Lines of `_redirects` in the order in which Cloudflare Pages applies them. A rewrite to a missing path gives a 404. */
const redirects = [
  // The last redirect alone would send `///elsewhere.com` to `//elsewhere.com`, another host.
  ...[...HIDDEN_PATHS, '///*'].map((path) => `${path} /no-such-page 200`),
  '//* /:splat 308',
]

/** Default values of the headers that an nginx map sets by file. */
const mappedHeaders: ResponseHeaders = {
  'X-Robots-Tag': '',
  'Referrer-Policy': defaultReferrerPolicy,
  'Cache-Control': caching.revalidated,
}

/** Matches deploy/nginx.conf. The groups are its handwritten parts: before the maps, before the headers, after them. */
const HANDWRITTEN = /^(#[^]*?\n)map [^]*?\n(server \{\n[^]*?\n) +add_header [^]*?\n(\n[^]*)$/

export const hostConfigFiles: Readonly<Record<string, () => string>> = {
  'vercel.json': renderVercelFile,
  'deploy/nginx.conf': renderNginxFile,
}

/** Writes `_headers` and `_redirects` into the export. Throws if no rule sets X-Robots-Tag for a payload file. */
export function addHostFiles(folder: string) {
  const payloads = filesBelow(folder, '.txt').filter((name) => name !== 'robots.txt')
  const indexable = payloads.filter((name) => !headersFor(`/${name}`)['X-Robots-Tag'])
  if (indexable.length > 0)
    throw new Error(
      `${indexable.join(', ')}: build/headers.ts sets no X-Robots-Tag, so search engines could list payload files. Add a rule for them.`,
    )
  writeFileSync(`${folder}/_headers`, renderHeadersFile())
  writeFileSync(`${folder}/_redirects`, redirects.join('\n') + '\n')
}

export function renderHeadersFile(): string {
  const lines = headerRulesForAnyStatus().flatMap(({ path, headers }) => [
    path,
    // Removes the header that Cloudflare Pages sends by default. Netlify ignores this line.
    ...(path === '/*' ? ['  ! Access-Control-Allow-Origin'] : []),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return lines.join('\n') + '\n'
}

/** Returns the rules for `_headers` and `vercel.json`, which also apply to 404 responses. */
function headerRulesForAnyStatus() {
  return headerRules.map((rule) =>
    rule.path === HASHED_FILES ? { ...rule, headers: { 'Cache-Control': caching.hashedOrMissing } } : rule,
  )
}

function renderVercelFile(): string {
  const settings = JSON.parse(readFileSync('vercel.json', 'utf8'))
  const headers = headerRulesForAnyStatus().map(({ path, headers }) => ({
    source: path.replace(/\/\*$/, '/(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }))
  return JSON.stringify({ ...settings, headers }, null, 2) + '\n'
}

function renderNginxFile(): string {
  const handwritten = HANDWRITTEN.exec(readFileSync('deploy/nginx.conf', 'utf8'))
  if (!handwritten)
    throw new Error(
      'deploy/nginx.conf must contain, in this order: comments, maps, a server block with add_header lines, and locations after an empty line.',
    )
  const [, introduction, server, locations] = handwritten
  const maps = Object.entries(mappedHeaders).map(renderNginxMap)
  const headers = [
    ...Object.entries(securityHeaders),
    ...Object.keys(mappedHeaders).map((name) => [name, nginxVariable(name)]),
  ]
  const added = headers.map(([name = '', value = '']) => `    add_header ${name} ${quote(value)} always;\n`)
  return [introduction, ...maps, server, ...added, locations].join('')
}

function renderNginxMap([name, defaultValue]: [name: string, defaultValue: string]): string {
  const rows = headerRules.flatMap(({ path, headers }) => (headers[name] ? [[nginxKey(path), headers[name]]] : []))
  if (name === 'Cache-Control') rows.push(['/404.html', notFoundHeaders[name] ?? ''])
  const lines = rows.filter(([, value]) => value !== defaultValue).map(([key, value]) => `    ${key} "${value}";\n`)
  return `map $uri ${nginxVariable(name)} {\n    default "${defaultValue}";\n${[...new Set(lines)].join('')}}\n\n`
}

/** Returns the key of a path in an nginx map. When nginx sends headers, `$uri` is the file: `/book.html`, not `/book`. */
function nginxKey(path: string): string {
  if (path.endsWith('/*')) return `~^${path.slice(0, -1)}`
  // nginx limits plain keys to 46 characters, but not patterns.
  if (path.includes('/__next.')) return `~^${path.replace(/__next\..*/, '__next\\.')}`
  if (path === '/') return '/index.html'
  return path.includes('.') ? path : `${path}.html`
}

const nginxVariable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`
const quote = (value: string) => (value.startsWith('$') ? value : `"${value}"`)
