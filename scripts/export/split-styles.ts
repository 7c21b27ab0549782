import postcss from 'postcss'
import { changePages, edited, readPages, type Edit } from './edit'
import { elementsOf, type PageElement } from './html'
import { publishLate } from './late-files'
import { trimStyles } from './trim-styles'

/**
 * Leaves in each page what it needs of its stylesheets to be painted, and publishes the whole of all of them for
 * what scripts and in-app navigation show.
 * @param folder the export.
 * @returns the stylesheets as they were, one after another, and the address of the whole.
 */
export function splitStyles(folder: string): { text: string; address: string } {
  const texts = new Set(readPages(folder).flatMap((page) => inlineStyles(elementsOf(page)).map(({ text }) => text)))
  changePages(folder, (page) => {
    const elements = elementsOf(page)
    return edited(page, trimmedStyles(elements, page))
  })
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
 */
export function trimmedStyles(elements: readonly PageElement[], page: string): Edit[] {
  const names = new Set(elements.flatMap(({ name, attributes }) => [name, ...classesOf(attributes)]))
  return inlineStyles(elements).map(({ text, start, end }) => {
    const from = page.indexOf(text, start)
    return { start: from, end: from + text.length, text: trimStyles(text, page.slice(end), names) }
  })
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
