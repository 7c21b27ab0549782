import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { filesBelow } from '@/lib/files'

/** Removes files that Next.js exports and that no visitor requests. */
export function removeUnpublished(folder: string): void {
  const pages = filesBelow(folder, '.html').map((name) => name.replace(/\.html$/, ''))
  // Hosts would also serve the not-found page as /_not-found, with status 200.
  for (const name of ['_not-found', '_not-found.html']) rmSync(`${folder}/${name}`, { recursive: true, force: true })
  // Payloads for navigations without a page load, next to each page: links are plain `<a>`.
  for (const name of filesBelow(folder, '.txt')) {
    const isPayload = pages.includes(name.replace(/\.txt$/, '')) || /(^|\/)__next\./.test(name)
    if (isPayload && !existsSync(`public/${name}`)) rmSync(`${folder}/${name}`)
  }
  removeEmptyFolders(folder)
}

/** Apache and http-server redirect /book to an empty folder `book/` next to `book.html`. */
function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const path = `${folder}/${entry.name}`
    removeEmptyFolders(path)
    if (readdirSync(path).length === 0) rmdirSync(path)
  }
}
