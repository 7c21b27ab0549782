/**
 * The redirects of Cloudflare Pages: `/book.html` and `/book/` to `/book`, `/index.html` to `/`.
 * @param path decoded.
 * @param isFile whether the export has a file such as `/book.html`.
 * @returns the path to redirect to, or undefined.
 */
export function cleanUrl(path: string, isFile: (path: string) => boolean): string | undefined {
  if (/^\/index(\.html|\/)?$/.test(path)) return '/'
  const page = /^(\/.+?)(\.html|\/)$/.exec(path)?.[1]
  return page && page !== '/404' && isFile(`${page}.html`) ? page : undefined
}
