import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'

/** Below the folder whose files may be kept for ever: their names change with their content. */
const FOLDER = '_next/static/late'

/**
 * Has a browser compile a script's functions while it fetches it, off the main thread, instead of one by one when
 * they are called: nearly all of them run at the start. V8's explicit compile hint (https://v8.dev/blog/explicit-compile-hints);
 * other engines read a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Writes a file that pages fetch after their first paint.
 * @param folder the export.
 * @param name what the file is for.
 * @param text what it says.
 * @returns its address on the site.
 */
export function publishLate(folder: string, name: string, extension: 'css' | 'js', text: string): string {
  const content = extension === 'js' ? COMPILE_HINT + text : text
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  mkdirSync(`${folder}/${FOLDER}`, { recursive: true })
  writeFileSync(`${folder}/${FOLDER}/${name}-${hash}.${extension}`, content)
  return `/${FOLDER}/${name}-${hash}.${extension}`
}
