import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { compileFunction } from 'node:vm'
import { buildSync } from 'esbuild'
import { parse } from 'node-html-parser'
import type { Page } from 'playwright/test'
import type { OptionalPage, render } from './rendered-pages'
import { editDocuments } from './requests'

/** Returns the code of the pages, which `npm run pictures` also takes from another commit. */
const bundle = () =>
  buildSync({
    absWorkingDir: resolve(process.env.SITE ?? '.'),
    entryPoints: ['e2e/support/rendered-pages.tsx'],
    bundle: true,
    platform: 'node',
    packages: 'external',
    loader: { '.css': 'empty' },
    alias: { '#define': './e2e/support/define-replaced.ts' },
    tsconfig: 'e2e/tsconfig.json',
    write: false,
  }).outputFiles[0]!.text
let code: string | undefined
const require = createRequire(resolve('package.json'))

/**
 * Returns the HTML of a page's body with other content.
 * @param replacements values by the file and name under which content/ defines them, such as `site.ts: owner`.
 * @throws Error with a sentence for each invalid field.
 */
export function renderPage(path: OptionalPage, replacements: Readonly<Record<string, unknown>>): string {
  code ??= bundle()
  const pages = { exports: {} as { render: typeof render } }
  compileFunction(code, ['require', 'module', 'replacements'])(require, pages, replacements)
  return pages.exports.render(path)
}

/** Gives the pages that are opened from now on another body, and no scripts. */
export const replaceBody = (page: Page, body: string) =>
  editDocuments(page, (html) => {
    const root = parse(html)
    for (const script of root.querySelectorAll('script, meta[http-equiv]')) script.remove()
    root.querySelector('body')!.set_content(body)
    root.querySelector('html')!.setAttribute('data-scripted', '')
    return root.toString()
  })
