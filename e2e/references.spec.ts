import { existsSync } from 'node:fs'
import { parse, type HTMLElement } from 'node-html-parser'
import { unlock } from './support/gate'
import { visits } from './support/pages'
import { expect, test } from './support/test'

// What a page names and nothing defines: browsers, axe and the compiler say nothing about it.

/** Classes that need no rule of their own: Tailwind's markers of parents and siblings, and the number of a phase. */
const MARKER = /^(group|peer)(\/\w+)?$|^of-phase-\d+$/

/** Attributes with ids of elements of the same page. */
const ID_ATTRIBUTES = ['aria-controls', 'aria-describedby', 'aria-labelledby', 'for', 'headers', 'list']

type Document = { at: string; root: HTMLElement; ids: Set<string> }

function readDocument(at: string, html: string): Document {
  const root = parse(html)
  return { at, root, ids: new Set(root.querySelectorAll('[id]').map(({ id }) => id)) }
}

const tokensOf = (element: HTMLElement, attribute: string) =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean)

test('every class, id and link of each page has what it refers to', async ({ page, request }) => {
  const textOf = async (path: string) => (await request.get(path)).text()
  const printStyles = await textOf('/print.css')
  await unlock(page)
  const documents = [
    ...(await Promise.all(visits.map(async ({ at }) => readDocument(at, await textOf(at))))),
    readDocument('/pricing#unlocked', await page.content()),
  ]
  for (const document of documents) {
    const { at } = document
    // A class is misspelt, or the page does not import its stylesheet.
    expect.soft(classesWithoutRule(document, printStyles), `classes of ${at} without a rule`).toEqual([])
    expect.soft(missingIds(document), `ids that ${at} refers to and does not have`).toEqual([])
    expect.soft(brokenLinks(document, documents), `links of ${at} that lead nowhere`).toEqual([])
  }
})

function classesWithoutRule({ root }: Document, printStyles: string): string[] {
  const styles = root.querySelectorAll('style').map(({ rawText }) => rawText)
  const selectors = new Set([printStyles, ...styles].join('').match(/(?<=\.)(?:[\w-]|\\.)+/g))
  const classes = new Set(root.querySelectorAll('[class]').flatMap((element) => tokensOf(element, 'class')))
  return [...classes].filter((name) => !MARKER.test(name) && !selectors.has(name.replace(/[^\w-]/g, '\\$&')))
}

function missingIds({ root, ids }: Document): string[] {
  const references = ID_ATTRIBUTES.flatMap((attribute) =>
    root.querySelectorAll(`[${attribute}]`).flatMap((element) => tokensOf(element, attribute)),
  )
  return references.filter((id) => !ids.has(id))
}

/** Returns the links within the site that lead to no page or file, or to an element that the page does not have. */
function brokenLinks({ at, root }: Document, documents: readonly Document[]): string[] {
  const links = root.querySelectorAll('a[href^="/"], a[href^="#"]').map((link) => link.getAttribute('href')!)
  return links.filter((href) => {
    const { pathname, hash } = new URL(href, `https://site${at}`)
    const target = documents.find((document) => document.at === pathname)
    if (!target) return !existsSync(`out${pathname}`) && !existsSync(`out${pathname}.html`)
    return hash !== '' && !target.ids.has(hash.slice(1))
  })
}
