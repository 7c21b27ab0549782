import { createHash } from 'node:crypto'
import { decodeHTML } from 'entities'
import { elementsOf, isExecutable, type PageElement } from '@/build/pages'
import type { Path } from '@/content/schema'
import { routeFor } from '@/lib/routes'
import { pageTitle } from '@/lib/seo/metadata'
import { absoluteUrl } from '@/lib/seo/site-url'

/**
 * @param source the HTML as a host sent it.
 * @returns where it says something else than the page that was built, or holds what the page's own policy forbids.
 */
export function sourceProblems(source: string, path: Path): string[] {
  const elements = elementsOf(source)
  const title = decodeHTML(elements.find(({ name }) => name === 'title')?.text ?? '')
  const canonical = elements.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href
  const robots = elements.find(({ attributes }) => attributes.name === 'robots')?.attributes.content
  return [
    ...differences('title', title, pageTitle(path)),
    ...canonicalProblems(canonical, path),
    ...differences('robots line', robots, routeFor(path).robots),
    ...policyProblems(elements),
  ]
}

/** Inline code runs only while its text is the very text that was hashed: CSP Level 3, section 8.3. */
function policyProblems(elements: readonly PageElement[]): string[] {
  const policy = elements.find(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy')
  if (!policy) return ['has lost the policy in its head: the host rewrites the HTML']
  const allowed = policy.attributes.content ?? ''
  return elements.flatMap((element) => {
    const { name, attributes, text } = element
    if (!isExecutable(element) && name !== 'style') return []
    if (attributes.src) return attributes.src.startsWith('/_next/static/') ? [] : [foreign(attributes.src)]
    const hash = createHash('sha256').update(text).digest('base64')
    const isAllowed = directive(allowed, `${name}-src`).includes(`'sha256-${hash}'`)
    return isAllowed ? [] : [`holds an inline ${name} that its policy does not allow: the host rewrites the HTML`]
  })
}

function directive(policy: string, name: string): string[] {
  const sources = policy.split(/;\s*/).find((part) => part.startsWith(`${name} `))
  return sources?.split(' ') ?? []
}

const foreign = (src: string) => `loads a script that the site does not have (${src}): the host adds it`

function canonicalProblems(canonical: string | undefined, path: Path): string[] {
  const { origin } = new URL(absoluteUrl('/'))
  if (canonical && new URL(canonical, origin).origin !== origin) {
    return [`names ${new URL(canonical).origin} as its site instead of ${origin}`]
  }
  return differences('canonical address', canonical, path === '*' ? undefined : absoluteUrl(path))
}

function differences(what: string, actual: string | undefined, expected: string | undefined): string[] {
  if (actual === expected) return []
  if (!actual) return [`has lost its ${what}, which must be "${expected}"`]
  return [`has the ${what} "${actual}" instead of ${expected ? `"${expected}"` : 'none'}`]
}
