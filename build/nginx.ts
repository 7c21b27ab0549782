import { readFileSync } from 'node:fs'
import { defaultReferrerPolicy } from '@/lib/seo/metadata'
import { caching, headerRules, notFoundHeaders, securityHeaders } from './headers'

/** The headers whose value depends on the file, with their defaults. */
const varying: Readonly<Record<string, string>> = {
  'X-Robots-Tag': '',
  'Referrer-Policy': defaultReferrerPolicy,
  'Cache-Control': caching.revalidated,
}

/** What is written by hand stands around the maps and around the headers of the server. */
const BY_HAND = /^(#[^]*?\n)map [^]*?\n(server \{\n[^]*?\n) +add_header [^]*?\n(\n[^]*)$/

/** @returns `deploy/nginx.conf`, a server block and its maps for the http context, with the headers of today. */
export function nginxFile(): string {
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
