import { headerRules } from '@/build/headers'

/** Cloudflare's limits; Netlify's are wider. */
const MAX_RULES = 100
const MAX_LINE = 2000

/** An address that no file answers: what is rewritten to it gets the not-found page with its status. */
const NOWHERE = '/no-such-page'

/**
 * `_headers`, as Cloudflare Pages and Netlify read it.
 * @throws Error when it would exceed Cloudflare's limits, which drops rules without a word.
 */
export function headersFile(): string {
  const lines = headerRules.flatMap(({ path, headers }) => [
    path,
    // Cloudflare opens every answer to other sites' scripts unless told not to; Netlify skips this line.
    ...(path === '/*' ? ['  ! Access-Control-Allow-Origin'] : []),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const rules = headerRules.length
  if (rules > MAX_RULES) throw new Error(`_headers has ${rules} rules, more than ${MAX_RULES}`)
  const long = lines.find((line) => line.length > MAX_LINE)
  if (long) throw new Error(`_headers has a line of ${long.length} characters, more than ${MAX_LINE}: ${long}`)
  return lines.join('\n') + '\n'
}

/** What stands in the export and is no page: the not-found page's own address, settings, copies for other hosts. */
const hidden = ['/404', '/404.html', '/404/', '/_headers', '/_redirects', '/*.br', '/*.gz']

/** `_redirects`, as Cloudflare Pages and Netlify read it. */
export function redirectsFile(): string {
  const rules = [
    ...hidden.map((path) => `${path} ${NOWHERE} 200`),
    // Rules are read in order. What begins with three slashes would be sent on to another host: `//elsewhere.com`.
    `///* ${NOWHERE} 200`,
    '//* /:splat 308',
  ]
  return rules.join('\n') + '\n'
}
