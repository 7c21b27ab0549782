import { elementsOf, isExecutable, type PageElement } from '@/build/pages'
import { contentSecurityPolicy } from './csp'
import { editPages } from './edit-pages'
import { toastStyle } from './toast-style'

/** Libraries add an empty style element first and fill it afterwards. */
const EMPTY_STYLE = ''

/**
 * Writes a Content Security Policy into the head of every page, with the hashes of its own inline scripts and styles,
 * and of the styles that libraries add. It must see the pages' final bytes.
 * @param folder the export.
 * @throws Error naming the page that has an inline handler, a `javascript:` URL or nothing to allow.
 */
export async function addPolicies(folder: string): Promise<void> {
  const added = [EMPTY_STYLE, await toastStyle()]
  await editPages(folder, (page) => {
    const elements = elementsOf(page)
    elements.forEach(refuseInlineCode)
    const scripts = elements.filter((element) => isExecutable(element) && !element.attributes.src)
    const styles = elements.filter(({ name }) => name === 'style')
    const texts = (some: readonly PageElement[]) => some.map(({ text }) => text)
    return insertPolicy(page, elements, contentSecurityPolicy(texts(scripts), [...texts(styles), ...added]))
  })
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
