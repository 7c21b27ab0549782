import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { editPages, isExecutable, type PageElement } from '@/build/pages'
import type { Measurement } from '@/content/schema'
import { owner } from '@/content/site'
import { SCHEDULING_ASSETS, SCHEDULING_ORIGIN } from '@/lib/booking/preconnect'

/** Libraries add an empty style element first and fill it afterwards. */
const EMPTY_STYLE = ''

let toastStyle: Promise<string> | undefined

/**
 * Writes a Content Security Policy into the head of every page, with the hashes of its own inline scripts and styles,
 * and of the styles that libraries add. It must see the pages' final bytes.
 * @param folder the export.
 * @throws Error naming the page that has an inline handler or a `javascript:` URL.
 */
export async function addPolicies(folder: string): Promise<void> {
  // An import runs once.
  toastStyle ??= importToasts()
  const added = [EMPTY_STYLE, await toastStyle]
  await editPages(folder, ({ elements }) => {
    elements.forEach(assertNoInlineCode)
    const charset = elements.find(({ name, attributes }) => name === 'meta' && 'charset' in attributes)
    if (!charset) throw new Error('the head does not begin with its character set')
    const scripts = elements.filter((element) => isExecutable(element) && !element.attributes.src)
    const styles = elements.filter(({ name }) => name === 'style')
    const policy = contentSecurityPolicy(
      scripts.map(({ text }) => text),
      [...styles.map(({ text }) => text), ...added],
      owner.measurement,
    )
    // Right after the character set, so that nothing runs before it.
    const text = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
    return [{ start: charset.end, end: charset.end, text }]
  })
}

/**
 * The policy that a page carries in its head. All pages share everything but the hashes of their own scripts
 * and styles, because the first document's policy stays in force through in-app navigation.
 * @param scripts the text of each inline script of the page.
 * @param styles the text of each inline style that the page holds or may add.
 * @param measurement allows the origin to which visits are sent.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  measurement?: Measurement,
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", SCHEDULING_ASSETS, ...hashSources(scripts)],
    'style-src': ["'self'", SCHEDULING_ASSETS, ...hashSources(styles)],
    // A style attribute can change how an element looks, but runs nothing; React writes them for its pictures.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", SCHEDULING_ASSETS],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(measurement ? [new URL(measurement.endpoint).origin] : [])],
    'frame-src': [SCHEDULING_ORIGIN],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The source expressions that allow inline scripts or styles by the hashes of their texts. */
function hashSources(texts: readonly string[]): string[] {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64')
  return [...new Set(texts.map((text) => `'sha256-${hash(text)}'`))].sort()
}

/** @throws Error when the element runs code that no hash can allow. */
function assertNoInlineCode({ name, attributes }: PageElement) {
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith('on')) throw new Error(`<${name}> has the inline handler "${attribute}"`)
    if (/^\s*javascript:/i.test(value)) throw new Error(`<${name}> has a script as its "${attribute}"`)
  }
}

/**
 * The stylesheet that the toast library adds to a document when it is imported there.
 * @throws Error when it adds none.
 */
async function importToasts(): Promise<string> {
  const { document } = new JSDOM().window
  Object.assign(globalThis, { document })
  await import('sonner')
  Reflect.deleteProperty(globalThis, 'document')
  const added = document.querySelector('style')?.textContent
  if (!added) throw new Error('sonner no longer adds a stylesheet to the document when it is imported')
  return added
}
