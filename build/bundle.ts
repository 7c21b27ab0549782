import { buildSync } from 'esbuild'

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
    external: ['@/build/*', '@/content/*'],
    loader: { '.css': 'empty', '.woff2': 'empty' },
  })
  return outputFiles.map(({ text }) => text).join('\n')
}
