import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { editPages, isExecutable, type PageElement } from '@/build/html'
import { stringLiteralsOf } from '@/build/string-literals'
import { owner } from '@/content/site'
import { BuildError } from '@/lib/build-error'
import { SCHEDULING_POLICY } from '@/lib/scheduling/addresses'

/** Writes a policy into every page. Call it after all other changes. */
export async function addPolicies(folder: string): Promise<void> {
  // Libraries append a style element while it is still empty.
  const added = ['', toastStyles()]
  await editPages(folder, ({ elements }) => {
    const charset = elements.find(({ name, attributes }) => name === 'meta' && 'charset' in attributes)
    if (!charset) throw new BuildError('the page has no <meta charset>')
    const textsOf = (parts: readonly PageElement[]) => parts.map(({ text }) => text)
    const scripts = elements.filter((element) => isExecutable(element) && !element.attributes.src)
    const styles = elements.filter(({ name }) => name === 'style')
    const policy = createContentSecurityPolicy(textsOf(scripts), [...textsOf(styles), ...added])
    // A policy applies only to the scripts after it.
    const replacement = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
    return [{ start: charset.end, end: charset.end, replacement }]
  })
}

/** Sources by directive. A directive without sources allows nothing. */
type Policy = Readonly<Record<string, readonly string[]>>

function createContentSecurityPolicy(scripts: readonly string[], styles: readonly string[]): string {
  const { measurement } = owner
  const site: Policy = {
    'default-src': [],
    'script-src': ["'self'", ...createHashSources(scripts)],
    'style-src': ["'self'", ...createHashSources(styles)],
    // React renders style attributes, which cannot run scripts.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(measurement ? [new URL(measurement.endpoint).origin] : [])],
    'frame-src': [],
    'base-uri': [],
    'form-action': [],
    'object-src': [],
  }
  return Object.entries(mergePolicies(site, SCHEDULING_POLICY))
    .map(([name, sources]) => [name, ...(sources.length > 0 ? sources : ["'none'"])].join(' '))
    .join('; ')
}

/** Returns the directives of both policies with the sources of both. */
function mergePolicies(first: Policy, second: Policy): Policy {
  const names = Object.keys({ ...first, ...second })
  return Object.fromEntries(names.map((name) => [name, [...(first[name] ?? []), ...(second[name] ?? [])]]))
}

function createHashSources(texts: readonly string[]): string[] {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64')
  return [...new Set(texts.map((text) => `'sha256-${hash(text)}'`))].sort()
}

/**
 * Returns the stylesheet that sonner adds to each page that imports it: a string in its code, which differs from its
 * styles.css. The tests of toasts fail if it is not the one that the policy allows.
 */
function toastStyles(): string {
  const { resolve } = createRequire(import.meta.url)
  const code = readFileSync(resolve('sonner'), 'utf8')
  const styles = stringLiteralsOf(code).filter((text) => text.includes('[data-sonner-toaster]') && text.includes('{'))
  if (styles.length === 1) return styles[0]!
  throw new BuildError(
    `sonner contains ${styles.length} stylesheets instead of one: update toastStyles in build/policies.ts`,
  )
}
