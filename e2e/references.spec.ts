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

let documents: Document[]
let printStyles: string
test.beforeEach(async ({ page, request }) => {
  const textOf = async (path: string) => (await request.get(path)).text()
  printStyles = await textOf('/print.css')
  await unlock(page)
  documents = [
    ...(await Promise.all(visits.map(async ({ at }) => readDocument(at, await textOf(at))))),
    readDocument('/pricing#unlocked', await page.content()),
  ]
})

const tokensOf = (element: HTMLElement, attribute: string) =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean)

test('every class has a rule in a stylesheet of its page: it is spelt correctly, and the stylesheet is imported', () => {
  for (const { at, root } of documents) {
    const styles = root.querySelectorAll('style').map(({ rawText }) => rawText)
    const selectors = new Set([printStyles, ...styles].join('').match(/(?<=\.)(?:[\w-]|\\.)+/g))
    const classes = new Set(root.querySelectorAll('[class]').flatMap((element) => tokensOf(element, 'class')))
    const isDefined = (name: string) => MARKER.test(name) || selectors.has(name.replace(/[^\w-]/g, '\\$&'))
    expect
      .soft(
        [...classes].filter((name) => !isDefined(name)),
        `classes of ${at} without a rule`,
      )
      .toEqual([])
  }
})

test('every id that an element refers to is on its page', () => {
  for (const { at, root, ids } of documents) {
    const references = ID_ATTRIBUTES.flatMap((attribute) =>
      root.querySelectorAll(`[${attribute}]`).flatMap((element) => tokensOf(element, attribute)),
    )
    expect
      .soft(
        references.filter((id) => !ids.has(id)),
        `ids that ${at} refers to and does not have`,
      )
      .toEqual([])
  }
})

test('every link within the site leads to a page or a file, and to an element of it', () => {
  for (const { at, root } of documents) {
    const links = root.querySelectorAll('a[href^="/"], a[href^="#"]').map((link) => link.getAttribute('href')!)
    const leadsNowhere = (href: string) => {
      const { pathname, hash } = new URL(href, `https://site${at}`)
      const target = documents.find((document) => document.at === pathname)
      if (!target) return !existsSync(`out${pathname}`) && !existsSync(`out${pathname}.html`)
      return hash !== '' && !target.ids.has(hash.slice(1))
    }
    expect.soft(links.filter(leadsNowhere), `links of ${at} that lead nowhere`).toEqual([])
  }
})
