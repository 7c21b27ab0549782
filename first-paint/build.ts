import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { filesBelow } from '@/build/files'
import { editPages, isExecutable, type Edit, type HtmlPage, type PageElement } from '@/build/html'
import { BuildError } from '@/lib/build-error'
import { assertDeferred } from './assert-deferred'
import { EARLY_ATTRIBUTE, SCRIPTS_ATTRIBUTE } from './protocol'
import { splitStyles, type SplitStyles } from './split-styles'
import { usedStyles } from './used-styles'

/**
 * V8's explicit compile hint (https://v8.dev/blog/explicit-compile-hints): functions are compiled off the main thread
 * while the script loads, instead of when they are first called. Other engines ignore it.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Inlines each page's critical CSS and defers its scripts: the loader replaces them, and the framework's inline scripts
 * become one file of the page. The largest font is preloaded first. The site's stylesheet keeps its print rules only, and
 * gets `media="print"`.
 * @param folder the export as the framework wrote it.
 * @param codeOf returns the code of a page's components, including parts of the page that load later.
 * @throws BuildError that names a page without a stylesheet or without an early script, one whose inlined styles lack a rule,
 * or one that would still request a script or a stylesheet before it paints.
 */
export async function inlineStylesAndDeferScripts(folder: string, codeOf: (page: string) => string): Promise<void> {
  const stylesheets = readStylesheets(folder)
  const scripts = new Set<string>()
  await editPages(folder, async (page) => {
    const paths = scriptPaths(page)
    paths.forEach((path) => scripts.add(path))
    return [
      ...(await inlineStyles(page, stylesheets, codeOf(page.name))),
      ...deferScripts(page, [writePageScript(folder, page), ...paths]),
      ...preloadLargestFontFirst(page, folder),
    ]
  })
  for (const [path, { print }] of stylesheets) writeFileSync(folder + path, print)
  for (const path of scripts) writeFileSync(folder + path, COMPILE_HINT + readText(folder + path))
  await editPages(folder, (page) => {
    assertDeferred(page, (path) => existsSync(folder + path))
    return []
  })
}

/** Reads the stylesheets of the export by their URL paths. */
function readStylesheets(folder: string): Map<string, SplitStyles> {
  const stylesheets = new Map<string, SplitStyles>()
  for (const path of filesBelow(folder, '.css').map((name) => `/${name}`))
    stylesheets.set(path, splitStyles(readText(folder + path), path))
  return stylesheets
}

const readText = (file: string) => readFileSync(file, 'utf8')

const linksOf = ({ elements }: HtmlPage) => elements.filter(({ name }) => name === 'link')

/** Returns the scripts of the framework: all but the early scripts. */
const frameworkScripts = ({ elements }: HtmlPage) =>
  elements.filter((element) => isExecutable(element) && !(EARLY_ATTRIBUTE in element.attributes))

/** Returns the URL paths of the framework's scripts, without those for browsers that do not support modules. */
function scriptPaths(page: HtmlPage): string[] {
  return frameworkScripts(page).flatMap(({ attributes: { src, nomodule } }) =>
    src && nomodule === undefined ? src : [],
  )
}

/** Writes the inline scripts of a page to a file in _next/static/, which hosts cache, and returns its URL path. */
function writePageScript(folder: string, page: HtmlPage): string {
  const inline = frameworkScripts(page).filter(({ attributes }) => !attributes.src)
  const content = inline.map(({ text }) => text).join(';\n')
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const path = `/_next/static/pages/${page.name}-${hash}.js`
  mkdirSync(dirname(folder + path), { recursive: true })
  writeFileSync(folder + path, content)
  return path
}

/** Inlines the rules for screens that a page uses, and makes its stylesheets those of print. */
async function inlineStyles(
  page: HtmlPage,
  stylesheets: ReadonlyMap<string, SplitStyles>,
  code: string,
): Promise<Edit[]> {
  const { source } = page
  const links = linksOf(page).filter(({ attributes }) => attributes.rel === 'stylesheet')
  if (links.length === 0) throw new BuildError('the page has no stylesheet link')
  const styles = await Promise.all(
    links.map(async ({ start, end, attributes: { href = '' } }) => {
      const stylesheet = stylesheets.get(href)
      if (!stylesheet) throw new BuildError(`the page links to ${href}, which is not in the export`)
      const style = `<style>${await usedStyles(stylesheet, source, code)}</style>`
      return style + source.slice(start, end).replace(/\/?>$/, ' media="print"/>')
    }),
  )
  const position = endOfMetadata(page)
  return [...links, { start: position, end: position, replacement: styles.join('') }]
}

/** Returns the end of the metadata: crawlers and link previews read only the beginning of a page. */
function endOfMetadata({ source, elements }: HtmlPage): number {
  const headEnd = source.indexOf('</head>')
  const metadata = elements.filter(
    ({ name, end, attributes }) =>
      end <= headEnd && (['title', 'meta'].includes(name) || attributes.rel === 'canonical'),
  )
  return Math.max(...metadata.map(({ end }) => end))
}

/** Removes the framework's scripts, and lists them in the loader, which is the first early script. */
function deferScripts(page: HtmlPage, paths: readonly string[]): Edit[] {
  const loader = page.elements.find(({ attributes }) => EARLY_ATTRIBUTE in attributes)
  if (!loader) throw new BuildError(`the page has no ${EARLY_ATTRIBUTE} script: render <EarlyScript> in app/layout.tsx`)
  const script = `<script ${SCRIPTS_ATTRIBUTE}="${paths.join(' ')}">${loader.text}</script>`
  const preloads = linksOf(page).filter(({ attributes }) => attributes.as === 'script')
  return [{ ...loader, replacement: script }, ...frameworkScripts(page), ...preloads]
}

/**
 * Orders the preloaded fonts by size: the first request uses the connection of the document, which by then transfers more
 * in each round trip.
 */
function preloadLargestFontFirst(page: HtmlPage, folder: string): Edit[] {
  const fonts = linksOf(page).filter(({ attributes }) => attributes.as === 'font')
  const sizeOf = ({ attributes: { href = '' } }: PageElement) => statSync(folder + href).size
  const largestFirst = fonts.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  return fonts.map((font, index) => {
    const { start, end } = largestFirst[index]!
    return { ...font, replacement: page.source.slice(start, end) }
  })
}
