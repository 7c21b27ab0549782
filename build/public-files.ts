import { cpSync, existsSync } from 'node:fs'
import { filesBelow } from '@/build/files'
import { pageRoutes } from '@/lib/routes'

/** Files that the build writes. */
const RESERVED = [
  '404.html',
  '_headers',
  '_redirects',
  ...pageRoutes.map(({ path }) => `${path.slice(1) || 'index'}.html`),
]

/** Returns a sentence for each file in public/ whose name a file of the build has. */
export function publicFileIssues(
  names: readonly string[] = existsSync('public') ? filesBelow('public') : [],
): string[] {
  return names
    .filter((name) => RESERVED.includes(name))
    .map((name) => `public/${name}: the build writes a file of this name: rename the file in public/`)
}

/** Restores the files of public/ in the export. */
export function copyPublicFiles(folder: string): void {
  if (existsSync('public')) cpSync('public', folder, { recursive: true })
}
