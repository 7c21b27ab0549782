import { cpSync, existsSync } from 'node:fs'
import { filesBelow } from '@/build/files'
import { headerRules } from '@/build/headers'
import { pageRoutes } from '@/lib/routes'

/** Files of the site without a response header of their own. */
const OTHER_FILES = ['404.html', '_headers', '_redirects']

/** Icons of the site (scripts/icons/make.ts). */
const WRITTEN_TO_PUBLIC = ['icon-512.png']

/** Files that the build writes, and folders of such files, which end in a slash. */
const RESERVED = [
  ...OTHER_FILES,
  ...pageRoutes.map(({ path }) => `${path === '/' ? 'index' : path.slice(1)}.html`),
  // Every other file of the site has a rule: '/robots.txt', '/og/*'.
  ...headerRules.map(({ path }) => path.slice(1).replace(/\*$/, '')),
].filter((name) => name !== '' && !WRITTEN_TO_PUBLIC.includes(name))

/** The copies in Brotli and gzip that the build adds to files. */
const COMPRESSED = /\.(br|gz)$/

function isReserved(name: string): boolean {
  const original = name.replace(COMPRESSED, '')
  return RESERVED.some((reserved) => (reserved.endsWith('/') ? name.startsWith(reserved) : reserved === original))
}

/** Returns a sentence for each file in public/ whose name a file of the build has. */
export function publicFileIssues(): string[] {
  if (!existsSync('public')) return []
  return filesBelow('public')
    .filter(isReserved)
    .map((name) => `public/${name}: the build writes a file of this name: rename the file in public/`)
}

/** Returns whether a file of the export is one of public/, which is published byte for byte. */
export function isPublicFile(name: string): boolean {
  return existsSync(`public/${name}`)
}

/** Restores the files of public/ in the export. */
export function copyPublicFiles(folder: string): void {
  if (existsSync('public')) cpSync('public', folder, { recursive: true })
}

/**
 * Finds the file in public/ that hosts serve at a path of the site.
 * @param path such as `/privacy`, `/privacy.html` or `/notice.pdf`.
 * @returns the path without `.html`, at which hosts serve pages, or undefined if there is no such file.
 */
export function publicPathOf(path: string): string | undefined {
  const page = path.replace(/\.html$/, '')
  if (existsSync(`public${page}.html`)) return page
  return existsSync(`public${path}`) ? path : undefined
}
