/**
 * The redirects of Cloudflare Pages: `/book.html` and `/book/` to `/book`, `/index.html` to `/`; and of doubled slashes
 * to single ones.
 * @param path decoded.
 * @returns the path to redirect to, or undefined.
 */
export function cleanUrl(path: string, isFile: (path: string) => boolean): string | undefined {
  if (path.includes('//')) return path.replace(/\/{2,}/g, '/')
  if (/^\/index(\.html|\/)?$/.test(path)) return '/'
  const page = /^(\/.+?)(\.html|\/)$/.exec(path)?.[1]
  return page && page !== '/404' && isFile(`${page}.html`) ? page : undefined
}
