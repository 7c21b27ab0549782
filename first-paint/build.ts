import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { bundleScript } from '@/build/bundle'
import { editPages, filesBelow, isExecutable, type PageElement } from '@/build/pages'
import { EARLY, SCRIPTS } from './protocol'
import { readStyles, usedStyles, withoutFaces } from './used-styles'

/** Below the folder whose files browsers keep for ever: a name changes with its content. */
const PAGE_SCRIPTS = '_next/static/pages'

/**
 * Has a browser compile a script's functions while it fetches it, off the main thread, instead of one by one when they
 * are called. V8's explicit compile hints (https://v8.dev/blog/explicit-compile-hints); other engines read a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'
/** Characters of a script from which compiling it takes long enough for the hint to be worth its bytes. */
const HINT_MIN_LENGTH = 10_000

/**
 * Leaves in every page what its first paint needs, and the rest for later: inline the styles that it and its scripts
 * use, and the loader of those scripts, whose own inline ones become a file. With `media="print"` browsers fetch the
 * stylesheet of the whole site last; client.ts applies it to the screen.
 * @param folder the export, as the framework has written it.
 * @throws Error naming the page that links no stylesheet or has no early script.
 */
export async function deferEverything(folder: string): Promise<void> {
  const loader = bundleScript('first-paint/loader.ts')
  const sheets = new Map(filesBelow(folder, '.css').map((name) => [`/${name}`, readStyles(folder, name)]))
  const chunks = new Map<string, string>()
  await editPages(folder, async (page) => {
    const { name, source, elements } = page
    const links = elements.filter((element) => element.name === 'link')
    const sheetLinks = links.filter(({ attributes }) => attributes.rel === 'stylesheet')
    const early = elements.find(({ attributes }) => EARLY in attributes)
    if (!sheetLinks[0]) throw new Error('the page links no stylesheet')
    if (!early) throw new Error(`there is no script with ${EARLY} in the head: see app/layout.tsx`)

    const scripts = elements.filter((element) => isExecutable(element) && !(EARLY in element.attributes))
    const paths = scriptPaths(scripts)
    for (const path of paths) chunks.set(path, readFileSync(folder + path, 'utf8'))
    const inline = scripts.filter(({ attributes }) => !attributes.src).map(({ text }) => text)
    const list = [writePageScript(folder, name, inline.join(';\n')), ...paths].map(encodeURI).join(' ')

    const styles = sheetLinks.map(({ attributes }) => sheets.get(attributes.href!) ?? '').join('\n')
    const code = paths.map((path) => chunks.get(path)!)
    return [
      {
        start: sheetLinks[0].start,
        end: sheetLinks[0].start,
        text: `<style>${await usedStyles(styles, page, code)}</style>`,
      },
      ...sheetLinks.map(({ start, end }) => ({ start, end, text: forPrint(source.slice(start, end)) })),
      ...[...scripts, ...links.filter(({ attributes }) => attributes.as === 'script')].map(({ start, end }) => ({
        start,
        end,
      })),
      { start: early.start, end: early.end, text: `<script ${SCRIPTS}="${list}">${early.text};${loader}</script>` },
    ]
  })
  // The pages declare the typefaces: a second declaration would show the fallback for a moment.
  for (const [path, styles] of sheets) writeFileSync(folder + path, withoutFaces(styles))
  for (const [path, code] of chunks) {
    if (code.length >= HINT_MIN_LENGTH) writeFileSync(folder + path, COMPILE_HINT + code)
  }
}

/** The scripts that a page fetches, apart from those for browsers that are too old for modules. */
function scriptPaths(scripts: readonly PageElement[]): string[] {
  const fetched = scripts.filter(({ attributes }) => attributes.src && !('nomodule' in attributes))
  return [...new Set(fetched.map(({ attributes }) => decodeURI(attributes.src!)))]
}

/** @returns the file's URL path. */
function writePageScript(folder: string, page: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const path = `/${PAGE_SCRIPTS}/${page}-${hash}.js`
  mkdirSync(dirname(folder + path), { recursive: true })
  writeFileSync(folder + path, content)
  return path
}

function forPrint(link: string): string {
  return link.replace(/\/?>$/, ' media="print"/>')
}
