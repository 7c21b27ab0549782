import { existsSync, readFileSync } from 'node:fs'
import { pageRoutes } from '@/lib/routes'
import { filesBelow } from '@/lib/files'

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

function isReserved(name: string): boolean {
  return RESERVED.some((reserved) => (reserved.endsWith('/') ? name.startsWith(reserved) : reserved === name))
}

/** Returns a sentence for each file in public/ with the name of a file that the build writes. */
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

/**
 * Returns what is expected instead of the path of a picture, or undefined for a valid one. The first bytes have to match the
 * extension: a pointer of Git LFS, or a HEIC file with the extension .jpg, is invalid.
 */
export function pictureFault(path: string): string | undefined {
  if (!/^\/[\w./-]+$/.test(path) || !existsSync(`public${path}`))
    return 'the path of a file in public/, of letters, digits, points and hyphens, such as /founder.jpg'
  const extension = path.split('.').at(-1)!.toLowerCase()
  const signature = SIGNATURES[extension]
  if (!signature) return `a picture that browsers show: ${Object.keys(SIGNATURES).join(', ')}`
  if (signature.test(readFileSync(`public${path}`, 'latin1'))) return undefined
  return `a file with the content of a .${extension} picture: export it again, or run git lfs pull`
}
