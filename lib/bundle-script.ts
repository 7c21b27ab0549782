import { buildSync } from 'esbuild'

/** Values by the name of the global constant that they replace in a module. */
export type Constants = Readonly<Record<string, unknown>>

/**
 * Bundles a module and its imports into one minified classic script.
 * @throws when esbuild cannot bundle the module.
 */
export function bundleScript(entry: string, constants: Constants = {}): string {
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
