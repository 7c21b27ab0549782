import { buildSync } from 'esbuild'

type Constants = Readonly<Record<string, unknown>>

type Props = {
  /** Path of the script's module from the top folder. */
  entry: string
  /** Values by the name of the global constant that they replace in the module. */
  constants?: Constants
  /** Id of the script element: scripts/after-build/ finds the loader by it. */
  id?: string
}

/** Renders an inline script that runs before the content after it is painted. For server components only. */
export function EarlyScript({ entry, constants, id }: Props) {
  return <script data-early id={id} dangerouslySetInnerHTML={{ __html: bundleScript(entry, constants) }} />
}

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
