import { readFileSync, writeFileSync } from 'node:fs'
import { contentSecurityPolicy } from './csp'
import { filesBelow } from '@/lib/files'
import { elementsOf, type PageElement } from '@/lib/html'
import { toastStyle } from './toast-style'

const DATA_BLOCKS = ['application/json', 'application/ld+json']
/** Libraries add an empty style element first and fill it afterwards. */
const EMPTY_STYLE = ''

/**
 * Writes a Content Security Policy into the head of every page, with the hashes of exactly that page's inline
 * scripts. It must see the pages' final bytes.
 * @param folder the export.
 * @throws Error naming the page that has an inline handler, a script address or nothing to allow.
 */
export function addPolicies(folder: string) {
  const pages = filesBelow(folder, '.html').map((name) => readPage(`${folder}/${name}`))
  // What the framework inlines is in force already when another page is shown (see split-styles.ts).
  const own = ({ attributes }: PageElement) => 'data-href' in attributes
  const styles = [
    ...pages.flatMap(({ elements }) =>
      textsOf(
        elements.filter((element) => !own(element)),
        'style',
      ),
    ),
    EMPTY_STYLE,
    toastStyle(),
  ]
  for (const { file, source, elements } of pages) {
    try {
      elements.forEach(refuseInlineCode)
      const policy = contentSecurityPolicy(textsOf(elements, 'script'), [
        ...textsOf(elements.filter(own), 'style'),
        ...styles,
      ])
      writeFileSync(file, insertPolicy(source, elements, policy))
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
    }
  }
}

function readPage(file: string) {
  const source = readFileSync(file, 'utf8')
  return { file, source, elements: elementsOf(source) }
}

function textsOf(elements: readonly PageElement[], name: 'script' | 'style'): string[] {
  return elements
    .filter((element) => element.name === name && !('src' in element.attributes))
    .filter(({ attributes: { type = '' } }) => !DATA_BLOCKS.includes(type))
    .map(({ text }) => text)
}

/** Throws when the element runs code that no hash can allow. */
function refuseInlineCode({ name, attributes }: PageElement) {
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith('on')) throw new Error(`<${name}> has the inline handler "${attribute}"`)
    if (/^\s*javascript:/i.test(value)) throw new Error(`<${name}> has a script as its "${attribute}"`)
  }
}

/** Right after the character set, so that nothing runs before it. */
function insertPolicy(source: string, elements: readonly PageElement[], policy: string): string {
  if (elements.some(({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy')) {
    throw new Error('the page has a policy already: run npm run build')
  }
  const charset = elements.find(({ name, attributes }) => name === 'meta' && 'charset' in attributes)
  if (!charset) throw new Error('the head does not begin with its character set')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return source.slice(0, charset.end) + meta + source.slice(charset.end)
}
