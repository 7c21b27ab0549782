import { rmSync } from 'node:fs'

/**
 * The export also writes its not-found page under a name that would answer 200.
 * @param folder the export.
 */
export function removeNotFoundPage(folder: string) {
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt']) {
    rmSync(`${folder}/${name}`, { recursive: true, force: true })
  }
}
