import { readFileSync, writeFileSync } from 'node:fs'
import { filesBelow } from './pages'
import { headerRules, headersFor } from './headers'
import { nginxFile } from './nginx'

/** A path that no file answers: what is rewritten to it gets the not-found page with its status. */
const NOWHERE = '/no-such-page'

/** What stands in the export and is no page: the not-found page's own path, settings, copies for other hosts. */
const HIDDEN = ['/404', '/404.html', '/404/', '/_headers', '/_redirects', '/*.br', '/*.gz']

/** Text files that crawlers are meant to read. */
const FOR_CRAWLERS = ['robots.txt']

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
  const payloads = filesBelow(folder, '.txt').filter((name) => !FOR_CRAWLERS.includes(name))
  const indexable = payloads.filter((name) => !headersFor(`/${name}`)['X-Robots-Tag'])
  if (indexable.length > 0) throw new Error(`build/headers.ts has no X-Robots-Tag for ${indexable.join(', ')}`)
  writeFileSync(`${folder}/_headers`, headersFile())
  writeFileSync(`${folder}/_redirects`, redirectsFile())
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

/** `_redirects`, as Cloudflare Pages and Netlify read it. */
function redirectsFile(): string {
  const rules = [
    ...HIDDEN.map((path) => `${path} ${NOWHERE} 200`),
    // Rules are read in order. What begins with three slashes would be sent on to another host: `//elsewhere.com`.
    `///* ${NOWHERE} 200`,
    '//* /:splat 308',
  ]
  return rules.join('\n') + '\n'
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
