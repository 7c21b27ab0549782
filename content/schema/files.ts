import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Returns the paths of all pages, such as `/` and `/book`. */
export const pagePaths = (): string[] =>
  (readdirSync('app', { recursive: true }) as string[])
    .filter((file) => /(^|[\\/])page\.tsx$/.test(file))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?page\.tsx$/, '')}`)
    .sort()

/** Returns whether a path leads to a page. */
export const isPage = (path: string): boolean => pagePaths().includes(path)

/** Returns whether a path leads to a file in public/. Hosts omit `.html`. */
export const isPublished = (path: string): boolean =>
  path.startsWith('/') && (existsSync(`public${path}`) || existsSync(`public${path}.html`))

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

/** Extensions of pictures that all browsers support. */
export const PICTURE_EXTENSIONS = Object.keys(SIGNATURES)

/**
 * Returns whether a path leads to a picture in public/ whose first bytes match its extension: HEIC photographs and pointers of
 * Git LFS often have a wrong one.
 */
export function isPicture(path: string): boolean {
  const [, extension = ''] = /^\/[\w./-]+\.(\w+)$/.exec(path) ?? []
  const signature = SIGNATURES[extension.toLowerCase()]
  return Boolean(signature && existsSync(`public${path}`) && signature.test(readFileSync(`public${path}`, 'latin1')))
}
