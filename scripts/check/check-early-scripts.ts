import { existsSync, readFileSync } from 'node:fs'
import { filesBelow } from '../files'

const ENTRY = /<EarlyScript\b[^>]*\bentry="(?<entry>[^"]*)"/g

/**
 * Returns a sentence for each `<EarlyScript>` whose `entry` is missing, with the file that renders it. The error of the
 * bundler names only the entry.
 */
export function checkEarlyScripts(): string[] {
  const files = ['app', 'components'].flatMap((folder) => filesBelow(folder, '.tsx').map((name) => `${folder}/${name}`))
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ENTRY)]
      .map(({ groups }) => groups!.entry!)
      .filter((entry) => !existsSync(entry))
      .map(
        (entry) =>
          `${file}: the entry of <EarlyScript entry="${entry}"> does not exist: write the path of a module from the top folder`,
      ),
  )
}
