import { readFileSync, writeFileSync } from 'node:fs'
import { defaultReferrerPolicy } from '@/lib/seo/metadata'
import { caching, headerRules, headersFor, notFoundHeaders, securityHeaders } from './headers'
import { filesBelow } from './pages'

/** A path that no file answers: what is rewritten to it gets the not-found page with its status. */
const NOWHERE = '/no-such-page'

/** What stands in the export and is no page: the not-found page's own path, settings, copies for other hosts. */
const HIDDEN = ['/404', '/404.html', '/404/', '/_headers', '/_redirects', '/*.br', '/*.gz']

/** `_redirects`, as Cloudflare Pages and Netlify read it, in this order. */
const redirects = [
  // What begins with three slashes would be sent on to another host: `//elsewhere.com`.
  ...[...HIDDEN, '///*'].map((path) => `${path} ${NOWHERE} 200`),
  '//* /:splat 308',
]

/** nginx: the headers whose value depends on the file, with their defaults. */
const varying: Readonly<Record<string, string>> = {
  'X-Robots-Tag': '',
  'Referrer-Policy': defaultReferrerPolicy,
  'Cache-Control': caching.revalidated,
}

/** deploy/nginx.conf: what is written by hand stands around the maps and around the headers of the server. */
const BY_HAND = /^(#[^]*?\n)map [^]*?\n(server \{\n[^]*?\n) +add_header [^]*?\n(\n[^]*)$/

/** The configurations that `npm run host-config` writes, by file. */
export const committedFiles: Readonly<Record<string, () => string>> = {
  'vercel.json': vercelFile,
  'deploy/nginx.conf': nginxFile,
}

/**
 * Writes what Cloudflare Pages and Netlify read beside the pages.
 * @param folder the export.
 * @throws Error when a payload file would answer without `X-Robots-Tag`.
 */
export function addHostFiles(folder: string) {
  const payloads = filesBelow(folder, '.txt').filter((name) => name !== 'robots.txt')
  const indexable = payloads.filter((name) => !headersFor(`/${name}`)['X-Robots-Tag'])
  if (indexable.length > 0) throw new Error(`build/headers.ts has no X-Robots-Tag for ${indexable.join(', ')}`)
  writeFileSync(`${folder}/_headers`, headersFile())
  writeFileSync(`${folder}/_redirects`, redirects.join('\n') + '\n')
}

/** `_headers`, as Cloudflare Pages and Netlify read it. */
export function headersFile(): string {
  const lines = headerRules.flatMap(({ path, headers }) => [
    path,
    // Cloudflare opens every answer to other sites' scripts unless told not to; Netlify skips this line.
    ...(path === '/*' ? ['  ! Access-Control-Allow-Origin'] : []),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return lines.join('\n') + '\n'
}

/**
 * `vercel.json` with the headers of today. Without it Vercel would run Next itself and skip the rest of the build, and
 * without its build command's second half publish the compressed copies, and other hosts' settings, as files.
 */
function vercelFile(): string {
  const settings = JSON.parse(readFileSync('vercel.json', 'utf8'))
  const headers = headerRules.map(({ path, headers }) => ({
    source: path.replace(/\/\*$/, '/(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }))
  return JSON.stringify({ ...settings, headers }, null, 2) + '\n'
}

/** @returns `deploy/nginx.conf`, a server block and its maps for the http context, with the headers of today. */
function nginxFile(): string {
  const [, introduction, server, locations] = BY_HAND.exec(readFileSync('deploy/nginx.conf', 'utf8'))!
  const maps = Object.entries(varying).map(mapOf)
  const headers = [...Object.entries(securityHeaders), ...Object.keys(varying).map((name) => [name, variable(name)])]
  const added = headers.map(([name = '', value = '']) => `    add_header ${name} ${quoted(value)} always;\n`)
  return [introduction, ...maps, server, ...added, locations].join('')
}

function mapOf([name, standard]: [name: string, standard: string]): string {
  const rows = headerRules.flatMap(({ path, headers }) => (headers[name] ? [[fileKey(path), headers[name]]] : []))
  if (name === 'Cache-Control') rows.push(['/404.html', notFoundHeaders[name] ?? ''])
  const lines = rows.filter(([, value]) => value !== standard).map(([key, value]) => `    ${key} "${value}";\n`)
  return `map $uri ${variable(name)} {\n    default "${standard}";\n${lines.join('')}}\n\n`
}

/** When nginx sends headers, `$uri` is the file: `/book.html`, not `/book`. */
function fileKey(path: string): string {
  if (path.endsWith('/*')) return `~^${path.slice(0, -1)}`
  if (path === '/') return '/index.html'
  return path.includes('.') ? path : `${path}.html`
}

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`
const quoted = (value: string) => (value.startsWith('$') ? value : `"${value}"`)
