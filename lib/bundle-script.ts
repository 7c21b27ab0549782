import { buildSync } from 'esbuild'

/**
 * Bundles a module and its imports into one minified classic script.
 * @param constants values by the name of the global constant that they replace in the module.
 * @throws when esbuild cannot bundle the module.
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
