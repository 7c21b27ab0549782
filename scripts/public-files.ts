import { existsSync, readFileSync } from 'node:fs'
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

/** Returns whether a path leads to a file in public/. Hosts omit `.html`. */
export function isPublished(path: string): boolean {
  return path.startsWith('/') && (existsSync(`public${path}`) || existsSync(`public${path}.html`))
}

/** First bytes of the picture formats that all browsers support, by extension, in Latin-1. SVG is text. */
const SIGNATURES: Record<string, RegExp> = {
  avif: /^.{4}ftypavi[fs]/s,
  gif: /^GIF8/,
  jpeg: /^\xff\xd8\xff/,
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  svg: /<svg[\s>]/,
  webp: /^RIFF.{4}WEBP/s,
}

/** Describes a valid path of a picture, for messages. HEIC photographs and pointers of Git LFS often have a wrong extension. */
export const PICTURE = `the path of a file in public/, such as /founder.jpg, with a picture in the format of its extension: ${Object.keys(SIGNATURES).join(', ')}`

/** Returns whether a path leads to a picture in public/ whose first bytes match its extension. */
export function isPicture(path: string): boolean {
  const [, extension = ''] = /^\/[\w./-]+\.(\w+)$/.exec(path) ?? []
  const signature = SIGNATURES[extension.toLowerCase()]
  return Boolean(signature && existsSync(`public${path}`) && signature.test(readFileSync(`public${path}`, 'latin1')))
}
