import { buildSync } from 'esbuild'

/** Bundles a module and its imports into one minified classic script, an immediately invoked function. */
export function bundleScript(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
    target: 'es2022',
  })
  return outputFiles[0]!.text.trim()
}
