import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { buildSync } from 'esbuild'
import { elementsOf, isExecutable } from '@/build/pages'
import { applyEdits, editPages } from '@/build/export/edit-pages'
import { scriptPaths } from './used-styles'

const LOADER = 'first-paint/loader.ts'
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
 * Takes the framework's scripts out of every page and leaves a loader that fetches them after the first paint: the
 * files as they are, and the inline ones joined into a file of the page. Our own inline scripts, marked with
 * `data-early`, stay.
 * @param folder the export.
 * @throws Error naming the page that has no script of its own in its head.
 */
export async function deferScripts(folder: string): Promise<void> {
  const loader = bundleScript(LOADER)
  const hinted = new Set<string>()
  await editPages(folder, (page, name) => {
    const elements = elementsOf(page)
    const scripts = elements.filter((element) => isExecutable(element) && !('data-early' in element.attributes))
    const hints = elements.filter((element) => element.name === 'link' && element.attributes.as === 'script')
    const early = elements.find(({ attributes }) => 'data-early' in attributes)
    if (!early) throw new Error('there is no script with data-early in the head: see app/layout.tsx')
    const inline = scripts.filter(({ attributes }) => !attributes.src).map(({ text }) => text)
    const data = writePageScript(folder, name, inline.join(';\n'))
    const chunks = scriptPaths(scripts)
    for (const path of chunks) hinted.add(path)
    const text = `<script data-scripts="${[data, ...chunks].map(encodeURI).join(' ')}">${early.text};${loader}</script>`
    return applyEdits(page, [
      ...[...scripts, ...hints].map(({ start, end }) => ({ start, end })),
      { start: early.start, end: early.end, text },
    ])
  })
  for (const path of hinted) {
    const script = readFileSync(folder + path, 'utf8')
    if (script.length >= HINT_MIN_LENGTH) writeFileSync(folder + path, COMPILE_HINT + script)
  }
}

/** @returns the file's URL path. */
function writePageScript(folder: string, page: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const path = `/${PAGE_SCRIPTS}/${page}-${hash}.js`
  mkdirSync(dirname(folder + path), { recursive: true })
  writeFileSync(folder + path, content)
  return path
}

/** One of our scripts as it stands inline in a page. */
function bundleScript(source: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
    target: 'es2022',
  })
  return outputFiles.map(({ text }) => text.trim()).join()
}
