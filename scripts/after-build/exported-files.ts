import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A text file of the export. `path` begins with the folder of the export. */
export type ExportedFile = { path: string; text: string }

/** Reads the pages, scripts, data and payloads of the export. */
export function readExportedFiles(folder: string): ExportedFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|json|txt|xml|svg)$/.test(name))
    .sort()
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }))
}
