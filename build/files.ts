import { existsSync, readdirSync } from 'node:fs'

/** @returns the sorted paths of all files in a folder and its subfolders, relative to it, with forward slashes. */
export function filesBelow(folder: string, extension = ''): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(folder.length + 1))
    .sort()
}

/** Whether a file of the export is one that the owner put into public/, which is published byte for byte. */
export const isPublicFile = (name: string) => existsSync(`public/${name}`)
