import { writeFileSync } from 'node:fs'
import { headersFor } from '@/build/headers'
import { headersFile, redirectsFile } from './pages-files'
import { filesBelow } from '@/build/pages'

/** Text files that crawlers are meant to read. */
const FOR_CRAWLERS = ['robots.txt']

/**
 * Writes what Cloudflare Pages and Netlify read beside the pages.
 * @param folder the export.
 * @throws Error when a payload file would answer without `X-Robots-Tag`.
 */
export function addHostFiles(folder: string) {
  const payloads = filesBelow(folder, '.txt').filter((name) => !FOR_CRAWLERS.includes(name))
  const indexable = payloads.filter((name) => !headersFor(`/${name}`)['X-Robots-Tag'])
  if (indexable.length > 0) throw new Error(`build/headers.ts has no X-Robots-Tag for ${indexable.join(', ')}`)
  writeFileSync(`${folder}/_headers`, headersFile())
  writeFileSync(`${folder}/_redirects`, redirectsFile())
}
