import { changePages, edited, type Edit } from './edit'
import { elementsOf, type PageElement } from '@/lib/html'

/** What React writes before a boundary that is filled later, and before one that is filled. */
const PENDING = '<!--$?-->'
const COMPLETE = '<!--$-->'
/** And after either. What stands between is shown until the content comes, and here it never would go. */
const END = '<!--/$-->'
/** The scripts that fill boundaries, and one that notes when the page was drawn, for their sake alone. */
const FILLS = /\$RC\("B:\w+","S:\w+"\)/
const NOTES_TIME = /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?$/

/**
 * Puts what React writes hidden at the end of a page, to be moved by a script, where it belongs. React does so with
 * the content of a Suspense boundary below about 12 KB of HTML, for servers that stream; here the content is known,
 * and must not need a script to be seen. The boundary stays one, so that React hydrates it in a task of its own.
 * @param folder the export, as the framework has written it.
 * @throws Error naming the page that is not written as expected, which a new version of the framework may bring.
 */
export function fillBoundaries(folder: string) {
  changePages(folder, filled)
}

/** @returns the page with each boundary's content in its place. */
export function filled(page: string): string {
  const elements = elementsOf(page)
  const places = withId(elements, 'template', 'B:')
  const contents = withId(elements, 'div', 'S:')
  const fills = elements.filter(({ name, text }) => name === 'script' && FILLS.test(text))
  if (places.size === 0 && contents.size === 0 && fills.length === 0) return page
  if (places.size !== contents.size || !fills.length) throw new Error(unexpected)
  const notes = elements.filter(({ name, text }) => name === 'script' && NOTES_TIME.test(text))
  const edits: Edit[] = [...contents.values(), ...fills, ...notes].map(({ start, end }) => ({ start, end }))
  for (const [id, { start, end }] of places) {
    const content = contents.get(id)
    const isBare = page.slice(0, start).endsWith(PENDING) && page.startsWith(END, end)
    if (!content || !isBare) throw new Error(unexpected)
    edits.push({ start: start - PENDING.length, end, text: COMPLETE + content.text })
  }
  const result = edited(page, edits)
  if (/<!--\$[?!]-->|\$R[A-Z]\b/.test(result)) throw new Error(unexpected)
  return result
}

const unexpected = 'a Suspense boundary is not written as expected: see build/export/boundaries.ts'

function withId(elements: readonly PageElement[], name: string, prefix: string): Map<string, PageElement> {
  const found = elements.filter((element) => element.name === name && element.attributes.id?.startsWith(prefix))
  return new Map(found.map((element) => [element.attributes.id!.slice(prefix.length), element]))
}
