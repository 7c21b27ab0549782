import type { HTMLElement } from 'node-html-parser'
import type { Document } from './documents'

/** Classes that need no rule of their own: Tailwind's markers of parents and siblings. */
const MARKER = /^(group|peer)(\/\w+)?$/

/** Attributes with ids of elements of the same page. */
const ID_ATTRIBUTES = ['aria-controls', 'aria-describedby', 'aria-labelledby', 'for', 'headers', 'list']

const tokensOf = (element: HTMLElement, attribute: string) =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean)

/** Returns the ids of a page. */
export const idsOf = (root: HTMLElement) => new Set(root.querySelectorAll('[id]').map(({ id }) => id))

/** Returns the classes of a page that no stylesheet of it has: misspelt, or in a file that the page does not import. */
export function classesWithoutRule({ root, styles }: Pick<Document, 'root' | 'styles'>): string[] {
  const selectors = new Set(styles.match(/(?<=\.)(?:[\w-]|\\.)+/g))
  const classes = new Set(root.querySelectorAll('[class]').flatMap((element) => tokensOf(element, 'class')))
  return [...classes].filter((name) => !MARKER.test(name) && !selectors.has(name.replace(/[^\w-]/g, '\\$&')))
}

/** Returns the ids that an attribute of a page refers to and that the page does not have. */
export function missingIds({ root }: Pick<Document, 'root'>): string[] {
  const ids = idsOf(root)
  const references = ID_ATTRIBUTES.flatMap((attribute) =>
    root.querySelectorAll(`[${attribute}]`).flatMap((element) => tokensOf(element, attribute)),
  )
  return references.filter((id) => !ids.has(id))
}
