import { existsSync } from 'node:fs'
import { pageRoutes } from '@/lib/routes'
import { filesBelow } from './files'

/** Files that the build writes, and folders of such files, which end in a slash. */
const RESERVED = [
  ...pageRoutes.map(({ path }) => path.slice(1) || 'index').flatMap((page) => [`${page}.html`, `${page}.txt`]),
  '404.html',
  '_next/',
  'apple-icon.png',
  'favicon.ico',
  'icon.svg',
  'og/',
  'robots.txt',
  'sitemap.xml',
]

function isReserved(name: string): boolean {
  return RESERVED.some((reserved) => (reserved.endsWith('/') ? name.startsWith(reserved) : reserved === name))
}

/** Returns a sentence for each file in public/ whose name a file of the build has. */
export function checkPublicFiles(): string[] {
  if (!existsSync('public')) return []
  return filesBelow('public')
    .filter(isReserved)
    .map((name) => `public/${name} has the name of a file that the build writes: rename it`)
}

/** Returns whether a path leads to a file in public/. Hosts omit `.html`. */
export function isPublished(path: string): boolean {
  return path.startsWith('/') && (existsSync(`public${path}`) || existsSync(`public${path}.html`))
}
