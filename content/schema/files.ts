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
const EXTENSIONS = Object.keys(SIGNATURES).join(', ')

/**
 * Returns what is expected instead of a path that does not lead to a picture in public/, or undefined. The first bytes must
 * match the extension: HEIC photographs and pointers of Git LFS often have a wrong one.
 */
export function expectedPicture(path: string): string | undefined {
  const [, extension = ''] = /^\/[\w./-]+\.(\w+)$/.exec(path) ?? []
  const signature = SIGNATURES[extension.toLowerCase()]
  if (!signature)
    return `the path of a picture in public/, such as /founder.jpg, with one of these extensions: ${EXTENSIONS}`
  if (!existsSync(`public${path}`)) return 'the path of a file in public/, such as /founder.jpg: there is no such file'
  if (!signature.test(readFileSync(`public${path}`, 'latin1')))
    return `a file whose content is a picture in the format .${extension}: export it again in one of these: ${EXTENSIONS}`
  return undefined
}
