import { readFileSync, writeFileSync } from 'node:fs'
import { defaultReferrerPolicy } from '@/lib/seo/metadata'
import { caching, HASHED_FILES, headerRules, headersFor, notFoundHeaders, securityHeaders } from './headers'
import { filesBelow } from './pages'

/** A path without a file: rewriting to it responds with the not-found page and status 404. */
const MISSING_PATH = '/no-such-page'

/** Exported files that are not part of the site. */
const HIDDEN_PATHS = ['/404', '/404.html', '/404/', '/_headers', '/_redirects', '/*.br', '/*.gz']

/** Lines of `_redirects` in the order in which Cloudflare Pages applies them. */
const redirects = [
  // Without this rewrite, the redirect below would send `///elsewhere.com` to another host.
  ...[...HIDDEN_PATHS, '///*'].map((path) => `${path} ${MISSING_PATH} 200`),
  '//* /:splat 308',
]

/** nginx: the headers whose value depends on the file, with their default values. */
const defaultHeaders: Readonly<Record<string, string>> = {
  'X-Robots-Tag': '',
  'Referrer-Policy': defaultReferrerPolicy,
  'Cache-Control': caching.revalidated,
}

/** Captures the handwritten parts of deploy/nginx.conf: before the maps, before the headers, after the headers. */
const HANDWRITTEN = /^(#[^]*?\n)map [^]*?\n(server \{\n[^]*?\n) +add_header [^]*?\n(\n[^]*)$/

/** Returns the text of each generated configuration file, by file name. */
export const committedFiles: Readonly<Record<string, () => string>> = {
  'vercel.json': vercelFile,
  'deploy/nginx.conf': nginxFile,
}

/**
 * Writes `_headers` and `_redirects` into the export.
 * @param folder of the export.
 * @throws Error if no rule keeps a payload file out of search results.
 */
export function addHostFiles(folder: string) {
  const payloads = filesBelow(folder, '.txt').filter((name) => name !== 'robots.txt')
  const indexable = payloads.filter((name) => !headersFor(`/${name}`)['X-Robots-Tag'])
  if (indexable.length > 0)
    throw new Error(
      `${indexable.join(', ')}: build/headers.ts sets no X-Robots-Tag, so search engines could list payload files. Add a rule for them.`,
    )
  writeFileSync(`${folder}/_headers`, headersFile())
  writeFileSync(`${folder}/_redirects`, redirects.join('\n') + '\n')
}

/** Returns the text of `_headers` for Cloudflare Pages and Netlify. */
export function headersFile(): string {
  const lines = rulesForAnyStatus().flatMap(({ path, headers }) => [
    path,
    // Cloudflare Pages allows any origin by default. Netlify ignores this line.
    ...(path === '/*' ? ['  ! Access-Control-Allow-Origin'] : []),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return lines.join('\n') + '\n'
}

/** Returns the rules for hosts whose header rules also apply to 404 responses. */
function rulesForAnyStatus() {
  return headerRules.map((rule) =>
    rule.path === HASHED_FILES ? { ...rule, headers: { 'Cache-Control': caching.hashedOrMissing } } : rule,
  )
}

/** Returns `vercel.json` with generated headers; all other settings are handwritten. */
function vercelFile(): string {
  const settings = JSON.parse(readFileSync('vercel.json', 'utf8'))
  const headers = rulesForAnyStatus().map(({ path, headers }) => ({
    source: path.replace(/\/\*$/, '/(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }))
  return JSON.stringify({ ...settings, headers }, null, 2) + '\n'
}

/** Returns `deploy/nginx.conf` with generated maps and headers; everything else is handwritten. */
function nginxFile(): string {
  const [, introduction, server, locations] = HANDWRITTEN.exec(readFileSync('deploy/nginx.conf', 'utf8'))!
  const maps = Object.entries(defaultHeaders).map(nginxMap)
  const headers = [
    ...Object.entries(securityHeaders),
    ...Object.keys(defaultHeaders).map((name) => [name, nginxVariable(name)]),
  ]
  const added = headers.map(([name = '', value = '']) => `    add_header ${name} ${quoted(value)} always;\n`)
  return [introduction, ...maps, server, ...added, locations].join('')
}

function nginxMap([name, defaultValue]: [name: string, defaultValue: string]): string {
  const rows = headerRules.flatMap(({ path, headers }) => (headers[name] ? [[nginxKey(path), headers[name]]] : []))
  if (name === 'Cache-Control') rows.push(['/404.html', notFoundHeaders[name] ?? ''])
  const lines = rows.filter(([, value]) => value !== defaultValue).map(([key, value]) => `    ${key} "${value}";\n`)
  return `map $uri ${nginxVariable(name)} {\n    default "${defaultValue}";\n${[...new Set(lines)].join('')}}\n\n`
}

/** Returns the key of a path in an nginx map. When nginx sends headers, `$uri` is the file: `/book.html`, not `/book`. */
function nginxKey(path: string): string {
  if (path.endsWith('/*')) return `~^${path.slice(0, -1)}`
  // A pattern: nginx limits the length of a plain key to 46 characters.
  if (path.includes('/__next.')) return `~^${path.replace(/__next\..*/, '__next\\.')}`
  if (path === '/') return '/index.html'
  return path.includes('.') ? path : `${path}.html`
}

const nginxVariable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`
const quoted = (value: string) => (value.startsWith('$') ? value : `"${value}"`)
