import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'

/** Below the folder whose files may be kept for ever: their names change with their content. */
const FOLDER = '_next/static/late'

/**
 * Writes a file that pages fetch after their first paint.
 * @param folder the export.
 * @param name what the file is for; @param extension such as `js`.
 * @returns its address on the site.
 */
export function publishLate(folder: string, name: string, extension: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  mkdirSync(`${folder}/${FOLDER}`, { recursive: true })
  writeFileSync(`${folder}/${FOLDER}/${name}-${hash}.${extension}`, content)
  return `/${FOLDER}/${name}-${hash}.${extension}`
}
