import { readFileSync } from 'node:fs'
import { filesBelow } from '@/lib/files'

/** A text file of the export. `path` begins with the folder of the export. */
export type ExportedFile = { path: string; text: string }

/** Reads the pages, scripts, data and payloads of the export. */
export function readExportedFiles(folder: string): ExportedFile[] {
  return filesBelow(folder)
    .filter((name) => /\.(html|js|json|txt|xml|svg)$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') }))
}
