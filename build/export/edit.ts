import { readFileSync, writeFileSync } from 'node:fs'
import { filesBelow } from '@/lib/files'

/** A stretch of a source and what stands there instead; nothing, when it is not said. */
export type Edit = { start: number; end: number; text?: string }

/**
 * @param source any text.
 * @param edits in any order; they must not overlap.
 * @throws Error when two edits overlap.
 */
export function edited(source: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end, text = '' } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < at) throw new Error(`two edits overlap at ${start}`)
    parts.push(source.slice(at, start), text)
    at = end
  }
  return parts.join('') + source.slice(at)
}

/**
 * Changes every page of the export.
 * @param change gets the page's source and its name below the folder, such as `book.html`.
 * @throws Error naming the page in which `change` has thrown.
 */
export function changePages(folder: string, change: (source: string, name: string) => string) {
  for (const name of filesBelow(folder, '.html')) {
    const file = `${folder}/${name}`
    try {
      writeFileSync(file, change(readFileSync(file, 'utf8'), name))
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
    }
  }
}

/** @returns the source of every page of the export. */
export function readPages(folder: string): string[] {
  return filesBelow(folder, '.html').map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
}
