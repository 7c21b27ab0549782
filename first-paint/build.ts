import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { bundleScript } from '@/build/bundle'
import { filesBelow } from '@/build/files'
import { editPages, isExecutable } from '@/build/html'
import { BuildError } from '@/lib/build-error'
import { assertDeferred } from './assert-deferred'
import { EARLY_ATTRIBUTE, SCRIPTS_ATTRIBUTE } from './protocol'
import { printStyles, usedStyles } from './used-styles'

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
  const read = (path: string) => readFileSync(folder + path, 'utf8')
  const loader = bundleScript('first-paint/loader.ts')
  const chunks = new Set<string>()
  await editPages(folder, async ({ name: page, source, elements }) => {
    const links = elements.filter(({ name }) => name === 'link')
    const sheets = links.filter(({ attributes }) => attributes.rel === 'stylesheet')
    const early = elements.find(({ attributes }) => EARLY_ATTRIBUTE in attributes)
    if (sheets.length === 0) throw new BuildError('the page has no stylesheet link')
    if (!early)
      throw new BuildError(`the page has no ${EARLY_ATTRIBUTE} script: render <EarlyScript> in app/layout.tsx`)

    const scripts = elements.filter((element) => isExecutable(element) && !(EARLY_ATTRIBUTE in element.attributes))
    const paths = scripts.flatMap(({ attributes: { src, nomodule } }) => (src && nomodule === undefined ? src : []))
    paths.forEach((path) => chunks.add(path))
    const inline = scripts.filter(({ attributes }) => !attributes.src).map(({ text }) => text)
    const list = [writePageScript(folder, page, inline.join(';\n')), ...paths].join(' ')

    const code = codeOf(page)
    const styles = await Promise.all(
      sheets.map(async ({ start, end, attributes: { href = '' } }) => {
        const style = `<style>${await usedStyles(read(href), href, source, code)}</style>`
        return style + source.slice(start, end).replace(/\/?>$/, ' media="print"/>')
      }),
    )
    // Crawlers and link previews read only the beginning of a page, so the styles follow its metadata.
    const headEnd = source.indexOf('</head>')
    const metadata = elements.filter(
      ({ name, end, attributes }) =>
        end <= headEnd && (['title', 'meta'].includes(name) || attributes.rel === 'canonical'),
    )
    const metadataEnd = Math.max(...metadata.map(({ end }) => end))
    // The first request uses the connection of the document, which by then transfers more in each round trip.
    const fonts = links.filter(({ attributes }) => attributes.as === 'font')
    const sizeOf = ({ attributes: { href = '' } }: (typeof fonts)[number]) => statSync(folder + href).size
    const largestFirst = fonts
      .toSorted((a, b) => sizeOf(b) - sizeOf(a))
      .map(({ start, end }) => source.slice(start, end))
    const script = `<script ${SCRIPTS_ATTRIBUTE}="${list}">${early.text};${loader}</script>`
    return [
      ...sheets,
      { start: metadataEnd, end: metadataEnd, replacement: styles.join('') },
      { ...early, replacement: script },
      ...fonts.map((font, index) => ({ ...font, replacement: largestFirst[index]! })),
      ...scripts,
      ...links.filter(({ attributes }) => attributes.as === 'script'),
    ]
  })
  for (const name of filesBelow(folder, '.css')) writeFileSync(`${folder}/${name}`, printStyles(read(`/${name}`)))
  for (const path of chunks) writeFileSync(folder + path, COMPILE_HINT + read(path))
  await editPages(folder, (page) => {
    assertDeferred(page, (path) => existsSync(folder + path))
    return []
  })
}

/** Writes the inline scripts of a page to a file in _next/static/, which hosts cache, and returns its URL path. */
function writePageScript(folder: string, page: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const path = `/_next/static/pages/${page}-${hash}.js`
  mkdirSync(dirname(folder + path), { recursive: true })
  writeFileSync(folder + path, content)
  return path
}
