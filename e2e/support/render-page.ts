import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { compileFunction } from 'node:vm'
import { buildSync } from 'esbuild'
import type { OptionalPage, render } from './rendered-pages'

const { outputFiles } = buildSync({
  entryPoints: ['e2e/support/rendered-pages.tsx'],
  bundle: true,
  platform: 'node',
  packages: 'external',
  loader: { '.css': 'empty' },
  alias: { '#define': './e2e/support/define-replaced.ts' },
  tsconfig: 'e2e/tsconfig.json',
  write: false,
})
const evaluate = compileFunction(outputFiles[0]!.text, ['require', 'module', 'replacements'])
const require = createRequire(resolve('package.json'))

/**
 * Returns the HTML of a page's body with other content.
 * @param replacements values by the file and name under which content/ defines them, such as `site.ts: owner`.
 * @throws Error with a sentence for each invalid field.
 */
export function renderPage(path: OptionalPage, replacements: Readonly<Record<string, unknown>>): string {
  const bundle = { exports: {} as { render: typeof render } }
  evaluate(require, bundle, replacements)
  return bundle.exports.render(path)
}
