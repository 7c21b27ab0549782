import { buildSync } from 'esbuild'

/**
 * Bundles a module and its imports into one minified classic script, an immediately invoked function.
 * @param constants values by the name of the global constant that they replace.
 */
export function bundleScript(entry: string, constants: Readonly<Record<string, unknown>> = {}): string {
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
    target: 'es2022',
    define: Object.fromEntries(define),
  })
  return outputFiles[0]!.text.trim()
}

/**
 * Bundles components and all that they import from app/, components/ and lib/, also what loads later, into one script.
 * It is not for running: libraries and texts are left out.
 */
export function bundleComponents(entries: readonly string[]): string {
  const { outputFiles } = buildSync({
    entryPoints: [...entries],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minifySyntax: true,
    write: false,
    outdir: '.',
    packages: 'external',
    external: ['@/build/*', '@/content/*', '@/.generated/*'],
    loader: { '.css': 'empty', '.woff2': 'empty' },
  })
  return outputFiles.map(({ text }) => text).join('\n')
}
