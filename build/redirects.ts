import { pages } from '@/lib/routes'

/**
 * Regular expressions of the other spellings of each page's path, and the path. A redirect must only lead to a page:
 * visitors could be sent to another host by a redirect to a part of the requested path, such as `//elsewhere.com/`.
 */
export const redirects = pages.map(({ path }) => ({
  from: path === '/' ? '^/index(\\.html|/)?$' : `^${path}(\\.html|/)$`,
  to: path,
}))
