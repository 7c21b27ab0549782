import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Below the folder whose files browsers keep for ever: a name changes with its content. */
const FOLDER = '_next/static/pages'

/**
 * Writes a file that belongs to one page.
 * @param folder the export.
 * @param name of the page.
 * @returns the file's URL path.
 */
export function writeHashedFile(folder: string, name: string, extension: 'css' | 'js', content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const path = `/${FOLDER}/${name}-${hash}.${extension}`
  mkdirSync(dirname(folder + path), { recursive: true })
  writeFileSync(folder + path, content)
  return path
}
