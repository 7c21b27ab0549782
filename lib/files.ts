import 'server-only'
import { readdirSync } from 'node:fs'

/** Returns the sorted paths of all files in a folder and its subfolders, relative to it, with forward slashes. */
export function filesBelow(folder: string, extension = ''): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(folder.length + 1))
    .sort()
}
