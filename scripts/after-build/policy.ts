import { createHash } from 'node:crypto'
import type { Owner } from '@/content/schema'
import { owner } from '@/content/site'
import { BuildError } from '@/lib/build-error'
import { SCHEDULING_POLICY } from '@/lib/scheduling/addresses'
import type { Page } from './pages'

/** Sources by directive. */
type Policy = Readonly<Record<string, readonly string[]>>

/** What single pages may load from other hosts, by the name of the page. That of / is `index`. */
const OF_PAGES: Readonly<Record<string, Policy>> = { book: SCHEDULING_POLICY }

/**
 * Writes the content security policy into a page, with the hashes of its scripts: change no script afterwards.
 * @throws BuildError if the page has no `<meta charset>`.
 */
export function addPolicy({ name, root }: Page): void {
  const charset = root.querySelector('meta[charset]')
  if (!charset) throw new BuildError('the page has no <meta charset>')
  const scripts = root.querySelectorAll('script:not([type$="json"])').map(({ rawText }) => rawText)
  // A policy applies only to the elements after it.
  charset.insertAdjacentHTML(
    'afterend',
    `<meta http-equiv="Content-Security-Policy" content="${createPolicy(name, scripts)}"/>`,
  )
}

/**
 * Returns the policy of a page that runs these inline scripts. A directive without sources allows nothing.
 * @param name of the page, such as `book`.
 */
export function createPolicy(name: string, scripts: readonly string[], { analytics }: Owner = owner): string {
  const site: Policy = {
    'default-src': [],
    'script-src': ["'self'", ...new Set(scripts.map(hashSource))],
    // Style attributes need 'unsafe-inline', and styles cannot run scripts.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(analytics ? [new URL(analytics.endpoint).origin] : [])],
    'frame-src': [],
    'base-uri': [],
    'form-action': [],
    'object-src': [],
  }
  const ofPage = OF_PAGES[name] ?? {}
  return Object.keys({ ...site, ...ofPage })
    .map((directive) => [directive, ...(site[directive] ?? []), ...(ofPage[directive] ?? [])])
    .map((sources) => (sources.length > 1 ? sources : [...sources, "'none'"]).join(' '))
    .join('; ')
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
