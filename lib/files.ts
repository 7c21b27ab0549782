import { readdirSync } from 'node:fs'

/**
 * The files below a folder.
 * @param folder such as `out`.
 * @param extension keeps only names that end so, such as `.html`.
 * @returns paths relative to the folder, with forward slashes, sorted.
 */
export function filesBelow(folder: string, extension = ''): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(folder.length + 1))
    .sort()
}
