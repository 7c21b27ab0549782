/**
 * Where a request for another spelling of a page's address belongs, as Cloudflare Pages redirects it:
 * `/book.html` and `/book/` to `/book`, `/index.html` to `/`; and doubled slashes to single ones.
 * @param path the decoded path of the request.
 * @param isFile tells whether the export holds a file under a path such as `/book.html`.
 * @returns the page's address, or undefined when the request needs no redirect.
 */
export function cleanUrl(path: string, isFile: (path: string) => boolean): string | undefined {
  if (path.includes('//')) return path.replace(/\/{2,}/g, '/')
  if (/^\/index(\.html|\/)?$/.test(path)) return '/'
  const page = /^(\/.+?)(\.html|\/)$/.exec(path)?.[1]
  return page && page !== '/404' && isFile(`${page}.html`) ? page : undefined
}
