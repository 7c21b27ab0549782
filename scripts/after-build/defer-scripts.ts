import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BuildError } from '@/lib/build-error'
import type { Page } from './pages'

/** All scripts except the inline ones (components/ui/inline-script.tsx) and those that are data, such as JSON-LD. */
const FRAMEWORK_SCRIPTS = 'script:not([data-inline]):not([type$="json"])'
const PRELOADS = 'link[rel="preload"][as="script"], link[rel="modulepreload"]'
/** The script of app/head.inline.ts, with lib/hydration/loader.ts. */
const LOADER = 'script#loader'

/** Folder of the files with the inline scripts of each page: its data for React. */
export const PAGE_SCRIPTS = '_next/static/pages/'

/**
 * V8's explicit compile hint (https://v8.dev/blog/explicit-compile-hints): V8 compiles functions off the main thread while the
 * script loads, instead of when they are first called: the longest task while / is hydrated takes 47 instead of 100 ms of CPU
 * time. Other engines ignore it.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Removes the framework's scripts from a page and lists them for the loader, to be requested after the first paint. Inline
 * scripts become one file per page.
 * @throws BuildError if the page has no loader.
 */
export function deferScripts({ folder, name, root }: Page): void {
  const loader = root.querySelector(LOADER)
  if (!loader) throw new BuildError('the page has no loader: render it in app/layout.tsx')
  const scripts = root.querySelectorAll(FRAMEWORK_SCRIPTS)
  const inline = scripts.filter((script) => !script.hasAttribute('src'))
  // Drops scripts for browsers without modules.
  const urls = scripts.flatMap((script) => (script.hasAttribute('nomodule') ? [] : (script.getAttribute('src') ?? [])))
  for (const url of urls) addCompileHint(folder + url)
  const pageScript = writePageScript(folder, name, inline.map(({ rawText }) => rawText).join(';\n'))
  loader.setAttribute('data-scripts', [pageScript, ...urls].join(' '))
  for (const element of [...scripts, ...root.querySelectorAll(PRELOADS)]) element.remove()
}

function addCompileHint(file: string): void {
  const code = readFileSync(file, 'utf8')
  if (!code.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + code)
}

/** Writes the inline scripts of a page to a file that hosts cache, and returns its URL path. */
function writePageScript(folder: string, name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10)
  const path = `/${PAGE_SCRIPTS}${name}-${hash}.js`
  mkdirSync(dirname(folder + path), { recursive: true })
  writeFileSync(folder + path, code)
  return path
}

/**
 * Checks that a page of the finished export requests no script and no stylesheet before its first paint.
 * @throws BuildError that names the element. A new version of Next.js usually added it.
 */
export function assertDeferred({ root }: Page): void {
  const blocking = root.querySelector(
    `${FRAMEWORK_SCRIPTS}, script[src], ${PRELOADS}, link[rel="stylesheet"]:not([disabled], [media="print"]), link[rel="preload"][as="style"]`,
  )
  if (blocking)
    throw new BuildError(
      `this element blocks the first paint. Defer or inline it in scripts/after-build/: ${blocking.outerHTML.slice(0, 200)}`,
    )
}
