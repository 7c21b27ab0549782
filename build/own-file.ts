import { existsSync } from 'node:fs'

/**
 * Finds the file of the owner in public/ that hosts serve at a path of the site.
 * @param path such as `/privacy`, `/privacy.html` or `/notice.pdf`.
 * @returns the path without `.html`, at which hosts serve pages, or undefined if there is no such file.
 */
export function ownFile(path: string): string | undefined {
  const page = path.replace(/\.html$/, '')
  if (existsSync(`public${page}.html`)) return page
  return existsSync(`public${path}`) ? path : undefined
}
