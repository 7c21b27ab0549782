import { readdirSync } from 'node:fs'
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

/** Returns a sentence for each file in public/ with the name of a file that the build writes, and for each symbolic link. */
export function checkPublicFiles(): string[] {
  const links = readdirSync('public', { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isSymbolicLink(),
  )
  const reserved = filesBelow('public').filter((name) =>
    RESERVED.some((ofBuild) => ofBuild === name || (ofBuild.endsWith('/') && name.startsWith(ofBuild))),
  )
  return [
    ...reserved.map((name) => `public/${name} has the name of a file that the build writes: rename it`),
    ...links.map(
      ({ parentPath, name }) => `${parentPath}/${name} is a symbolic link: replace it by a copy of its file`,
    ),
  ]
}
