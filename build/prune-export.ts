import { rmSync } from 'node:fs'
import { filesBelow } from '@/build/files'
import { isMain } from '@/build/is-main'

/**
 * Deletes files of the export that a host must not have: the compressed copies, because Vercel and Netlify compress
 * responses themselves, and files that are for other hosts.
 * @param names paths of the other hosts' files in the export, such as `_redirects`.
 */
export function pruneExport(folder: string, names: readonly string[]): void {
  const copies = filesBelow(folder).filter((name) => /\.(br|gz)$/.test(name))
  for (const name of [...copies, ...names]) rmSync(`${folder}/${name}`)
}

// The build commands of vercel.json and netlify.toml run this file with the names.
if (isMain(import.meta.url)) pruneExport('out', process.argv.slice(2))
