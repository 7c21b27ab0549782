import postcss from 'postcss'
import { changePages, edited, readPages, type Edit } from './edit'
import { elementsOf, type PageElement } from '@/lib/html'
import { publishLate } from './hashed-file'
import { trimStyles } from './trim-styles'

/** Between the words of a script, as far as words can be the names of classes. */
const BETWEEN_WORDS = /[\s"'`\\${}<>]+/

/**
 * Leaves in each page what it and its scripts need of its stylesheets, and publishes the whole of all of them for
 * the other pages, which in-app navigation shows.
 * @param folder the export.
 * @param codeOf gives the code of all scripts that a page may come to run.
 * @returns the stylesheets as they were, one after another, and the address of the whole.
 */
export function splitStyles(folder: string, codeOf: (page: string) => string): { text: string; address: string } {
  const texts = new Set(readPages(folder).flatMap((page) => inlineStyles(elementsOf(page)).map(({ text }) => text)))
  changePages(folder, (page) => edited(page, trimmedStyles(elementsOf(page), page, codeOf(page))))
  return { text: [...texts].join('\n'), address: publishLate(folder, 'styles', 'css', withoutFaces([...texts])) }
}

/** @returns the stylesheets that the framework has written into the head of a page. */
export function inlineStyles(elements: readonly PageElement[]): PageElement[] {
  return elements.filter(({ name, attributes }) => name === 'style' && 'data-href' in attributes)
}

/**
 * The edits that leave in a page's stylesheets what some of it needs.
 * @param elements the elements that are to be painted, with the stylesheets.
 * @param page the source of the page, as far as those elements reach.
 * @param code of the scripts that may change them.
 */
export function trimmedStyles(elements: readonly PageElement[], page: string, code = ''): Edit[] {
  const written = elements.flatMap(({ name, attributes }) => [name, ...classesOf(attributes)])
  const names = new Set([...written, ...namesIn(code)])
  return inlineStyles(elements).map(({ text, start, end }) => {
    const from = page.indexOf(text, start)
    return { start: from, end: from + text.length, text: trimStyles(text, page.slice(end) + code, names) }
  })
}

/** Every class and element that a script may add: what its code names, and much that only looks so. */
function namesIn(code: string): string[] {
  return [...new Set(code.split(BETWEEN_WORDS))].flatMap((word) => [word, `.${word}`])
}

function classesOf(attributes: PageElement['attributes']): string[] {
  return attributes.class?.split(/\s+/).map((name) => `.${name}`) ?? []
}

/**
 * Every rule of some stylesheets, once. Not the faces: the page has them already, and to declare them again would
 * show the fallback for a moment.
 * @param styles whole stylesheets, in their order.
 */
export function withoutFaces(styles: readonly string[]): string {
  const rules = styles.flatMap((text) => postcss.parse(text).nodes)
  const needed = rules.filter((rule) => !(rule.type === 'atrule' && rule.name === 'font-face'))
  return postcss.root({ nodes: [...new Map(needed.map((rule) => [String(rule), rule])).values()] }).toString()
}
