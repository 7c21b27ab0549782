import { readFileSync, writeFileSync } from 'node:fs'
import { filesBelow } from '@/build/files'

/** A stretch of a source and the text that replaces it; none, when it is left out. */
export type Edit = { start: number; end: number; text?: string }

/**
 * @param edits in any order.
 * @throws Error when two edits overlap.
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end, text = '' } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < at) throw new Error(`two edits overlap at ${start}`)
    parts.push(source.slice(at, start), text)
    at = end
  }
  return parts.join('') + source.slice(at)
}

type Change = (source: string, name: string) => string | Promise<string>

/**
 * Rewrites every page of the export.
 * @param change gets the page's source and its name without extension, such as `book`.
 * @throws Error naming the page for which `change` has thrown.
 */
export async function editPages(folder: string, change: Change): Promise<void> {
  for (const name of filesBelow(folder, '.html')) {
    const file = `${folder}/${name}`
    try {
      writeFileSync(file, await change(readFileSync(file, 'utf8'), name.replace(/\.html$/, '')))
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
    }
  }
}
