import { filesBelow } from '@/lib/files'
import { pageRoutes } from '@/lib/routes'

/** Files that the build writes, and folders of such files, with a slash at the end. */
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

/** Returns a sentence for each file in public/ with the name of a file that the build writes. */
export function checkPublicFiles(): string[] {
  return filesBelow('public')
    .filter((name) =>
      RESERVED.some((reserved) => reserved === name || (reserved.endsWith('/') && name.startsWith(reserved))),
    )
    .map((name) => `public/${name} has the name of a file that the build writes: rename it`)
}
