import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { bundleScript } from '@/build/bundle'
import { editPages, filesBelow, isExecutable, type PageElement } from '@/build/pages'
import { EARLY_ATTRIBUTE, SCRIPTS_ATTRIBUTE } from './protocol'
import { printStyles, readStyles, usedStyles } from './used-styles'

/** In _next/static/, because hosts cache the files of that folder. */
const PAGE_SCRIPTS = '_next/static/pages'

/**
 * V8's explicit compile hint (https://v8.dev/blog/explicit-compile-hints): functions are compiled off the main thread
 * while the script loads, instead of when they are first called. Other engines ignore it.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'
/** Characters; shorter scripts compile too fast for the hint to be worth its bytes. */
const HINT_MIN_LENGTH = 10_000

/**
 * Inlines each page's critical CSS and defers its scripts: the loader replaces them, and the framework's inline scripts
 * become one file of the page. The site's stylesheet keeps its print rules only, and gets `media="print"`.
 * @param folder the export as the framework wrote it.
 * @param sourcesOf returns the source code that may use classes on a page, including parts of the page that load later.
 * @throws Error that names a page without a stylesheet or without an early script.
 */
export async function inlineStylesAndDeferScripts(
  folder: string,
  sourcesOf: (page: string) => readonly string[],
): Promise<void> {
  const loader = bundleScript('first-paint/loader.ts')
  const sheets = new Map(filesBelow(folder, '.css').map((name) => [`/${name}`, readStyles(folder, name)]))
  const chunks = new Map<string, string>()
  await editPages(folder, async (page) => {
    const { name, source, elements } = page
    const links = elements.filter((element) => element.name === 'link')
    const sheetLinks = links.filter(({ attributes }) => attributes.rel === 'stylesheet')
    const early = elements.find(({ attributes }) => EARLY_ATTRIBUTE in attributes)
    if (!sheetLinks[0]) throw new Error('the page has no stylesheet link')
    if (!early)
      throw new Error(`the page has no script with ${EARLY_ATTRIBUTE}: render <EarlyScript> in app/layout.tsx`)

    const scripts = elements.filter((element) => isExecutable(element) && !(EARLY_ATTRIBUTE in element.attributes))
    const paths = scriptPaths(scripts)
    for (const path of paths) chunks.set(path, readFileSync(folder + path, 'utf8'))
    const inline = scripts.filter(({ attributes }) => !attributes.src).map(({ text }) => text)
    const list = [writePageScript(folder, name, inline.join(';\n')), ...paths].map(encodeURI).join(' ')

    const styles = sheetLinks.map(({ attributes }) => sheets.get(attributes.href!) ?? '').join('\n')
    const code = [...paths.map((path) => chunks.get(path)!), ...sourcesOf(name)]
    return [
      {
        start: sheetLinks[0].start,
        end: sheetLinks[0].start,
        text: `<style>${await usedStyles(styles, page, code)}</style>`,
      },
      ...sheetLinks.map(({ start, end }) => ({ start, end, text: withPrintMedia(source.slice(start, end)) })),
      ...[...scripts, ...links.filter(({ attributes }) => attributes.as === 'script')].map(({ start, end }) => ({
        start,
        end,
      })),
      {
        start: early.start,
        end: early.end,
        text: `<script ${SCRIPTS_ATTRIBUTE}="${list}">${early.text};${loader}</script>`,
      },
    ]
  })
  for (const [path, styles] of sheets) writeFileSync(folder + path, printStyles(styles))
  for (const [path, code] of chunks) {
    if (code.length >= HINT_MIN_LENGTH) writeFileSync(folder + path, COMPILE_HINT + code)
  }
}

/** Returns the paths of a page's script files, except `nomodule` scripts. */
function scriptPaths(scripts: readonly PageElement[]): string[] {
  const fetched = scripts.filter(({ attributes }) => attributes.src && !('nomodule' in attributes))
  return [...new Set(fetched.map(({ attributes }) => decodeURI(attributes.src!)))]
}

/** Writes the inline scripts of a page to a file, and returns its URL path. */
function writePageScript(folder: string, page: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const path = `/${PAGE_SCRIPTS}/${page}-${hash}.js`
  mkdirSync(dirname(folder + path), { recursive: true })
  writeFileSync(folder + path, content)
  return path
}

function withPrintMedia(link: string): string {
  return link.replace(/\/?>$/, ' media="print"/>')
}
