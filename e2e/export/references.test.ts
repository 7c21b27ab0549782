import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '@/lib/files'
import { SCHEDULING_ORIGIN } from '@/lib/scheduling/addresses'
import { classesWithoutRule, idsOf, missingIds } from './check-references'
import { documents, exportedFiles, OUT, readExported, type Document } from './documents'

// Undefined references and unused definitions, which browsers, axe and TypeScript do not report.

/** Custom properties and keyframes that others name: Tailwind's own, and those of packages. */
const FOREIGN =
  /^--(tw|radix|gray\d|initial-height|toast|normal|success|offset|width|gap|z-index|front-toast|mobile|lift|y$|text$|scale)/
const FOREIGN_KEYFRAMES = /^(sonner|swipe)/

const scripts = exportedFiles('_next/static', '.js').map(readExported).join('\n')

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

test('every class of each page has a rule: it is not misspelt, and its stylesheet and @source are not missing', () => {
  expect(ofEachPage(classesWithoutRule)).toEqual([])
})

test('every id that an attribute of a page refers to is on the page', () => {
  expect(ofEachPage(missingIds)).toEqual([])
})

test('every id is on one element of its page', () => {
  expect(
    ofEachPage(({ root }) => {
      const ids = root.querySelectorAll('[id]').map(({ id }) => id)
      return ids.filter((id, index) => ids.indexOf(id) !== index)
    }),
  ).toEqual([])
})

test('only preloads have the attribute `as`, and only fields for text the attribute `autocomplete`', () => {
  const misplaced = [
    'link[as]:not([rel="preload"])',
    ...['radio', 'checkbox', 'range'].map((type) => `input[type="${type}"][autocomplete]`),
  ]
  expect(ofEachPage(({ root }) => root.querySelectorAll(misplaced.join()).map(({ outerHTML }) => outerHTML))).toEqual(
    [],
  )
})

test('every link within the site leads to a page or file, and its fragment to an element', () => {
  expect(
    ofEachPage(({ root, at }) =>
      root.querySelectorAll('a[href^="/"], a[href^="#"]').flatMap((link) => {
        const href = link.getAttribute('href')!
        const { pathname, hash } = new URL(href, `https://site${at}`)
        const targets = documents.filter(({ path, at: other }) => path === pathname || other === pathname)
        const isFile = existsSync(join(OUT, pathname)) || existsSync(join(OUT, `${pathname}.html`))
        if (targets.length === 0) return isFile ? [] : [href]
        return hash === '' || targets.some((target) => idsOf(target.root).has(hash.slice(1))) ? [] : [href]
      }),
    ),
  ).toEqual([])
})

test('every link to a page of the provider hides its consent banner', () => {
  expect(
    ofEachPage(({ root }) =>
      root
        .querySelectorAll(`a[href^="${SCHEDULING_ORIGIN}/"]`)
        .filter((link) => !new URL(link.getAttribute('href')!).searchParams.has('hide_gdpr_banner', '1'))
        .map((link) => `“${link.text.trim()}” leads to ${link.getAttribute('href')}`),
    ),
  ).toEqual([])
})

test('every custom property that a page reads has a value or a fallback', () => {
  expect(
    ofEachPage(({ html, styles }) => {
      const values = matches(`${html}\n${styles}`, /(?<![\w(-])(--[\w-]+)\s*(?::|\{)/g)
      const defined = new Set([...values, ...scriptedProperties])
      const undefinedNames = matches(`${html}\n${styles}`, READ).filter(
        (name) => !defined.has(name) && !FOREIGN.test(name),
      )
      if (undefinedNames.length === 0) return []
      // A list without entries leaves rules that apply to no element.
      const markup = html.replace(/<style[^]*?<\/style>/g, '')
      const applied = rulesOf(styles).filter(({ selectors }) => mayApply(selectors.join(' '), markup + scripts))
      const read = new Set(matches([markup, ...applied.map(({ body }) => body)].join('\n'), READ))
      return undefinedNames.filter((name) => read.has(name))
    }),
  ).toEqual([])
})

/** A custom property that is read without a fallback. */
const READ = /var\(\s*(--[\w-]+)\s*\)/g

/** Returns whether the markup and scripts of a page have every class of a selector, or of one selector of a list. */
function mayApply(selector: string, code: string): boolean {
  return selector
    .replace(/:not\([^)]*\)/g, '')
    .split(',')
    .some((part) =>
      matches(part, /\.((?!\d)(?:[\w-]|\\.)+)/g).every((name) => code.includes(name.replaceAll('\\', ''))),
    )
}

/** Custom properties that scripts set: their names are texts in them. */
const scriptedProperties = matches(scripts + documents.map(({ html }) => html).join('\n'), /["'`](--[\w-]+)["'`]/g)

test('every scroll-driven animation is in @variant scroll-driven, which begins after the first paint', () => {
  expect(
    ofEachPage(({ styles }) =>
      rulesOf(styles)
        .filter(({ body }) => /(?<![\w-])animation-timeline:(?!auto)/.test(body))
        .map(({ selectors }) => selectors.join(' '))
        .filter((path) => !path.includes('[data-animated]')),
    ),
  ).toEqual([])
})

test('every custom property and every animation of a stylesheet is used', () => {
  const styles = documents.map((document) => document.styles).join('\n')
  const everything = `${styles}\n${documents.map(({ html }) => html).join('\n')}\n${scripts}`
  const read = new Set([...matches(everything, /var\(\s*(--[\w-]+)/g), ...scriptedProperties])
  const isRead = (name: string) => read.has(name) || FOREIGN.test(name)
  const values = new Set(matches(everything, /(?<![\w(-])(--[\w-]+)\s*:/g))
  expect([...values].filter((name) => !isRead(name)).map((name) => withFiles(name, `${name}:`))).toEqual([])
  // Each name is in its own rule once.
  const keyframes = new Set(matches(styles, /@keyframes ([\w-]+)/g))
  const isNamed = (name: string) =>
    new RegExp(`animation(?:-name)?:[^;}]*(?<![\\w-])${name}(?![\\w-])`).test(everything)
  const unused = [...keyframes].filter((name) => !isNamed(name) && !FOREIGN_KEYFRAMES.test(name))
  expect(unused.map((name) => withFiles(name, `@keyframes ${name}`))).toEqual([])
})

/** Returns a name with the source files that contain its definition. */
function withFiles(name: string, definition: string): string {
  const paths = ['app', 'components', 'public'].flatMap((folder) =>
    filesBelow(folder).map((file) => `${folder}/${file}`),
  )
  const files = paths.filter((path) => /\.(css|tsx?)$/.test(path) && readFileSync(path, 'utf8').includes(definition))
  return `${name} in ${files.join(', ') || 'a package'}`
}

/** Returns the declarations of each rule with its selectors and at-rules, from the outermost on. */
function rulesOf(styles: string) {
  const rules: { selectors: string[]; body: string }[] = []
  const open: { selectors: string[]; body: string }[] = []
  for (const [, text = '', end] of styles.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') open.push({ selectors: [...(open.at(-1)?.selectors ?? []), text.trim()], body: '' })
    else if (open.length > 0) open.at(-1)!.body += `${text};`
    if (end === '}' && open.length > 0) rules.push(open.pop()!)
  }
  return rules
}

/** Runs a check on each page, and returns what it finds with the path of the page. */
function ofEachPage(find: (document: Document) => readonly string[]): string[] {
  return documents.flatMap((document) => [...new Set(find(document))].map((found) => `${document.at}: ${found}`))
}
