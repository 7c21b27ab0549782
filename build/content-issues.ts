import { contentFiles } from './content-checks/content-files'
import { contentIssues as issues } from './content-checks/content-issues'
import { lineOf } from './content-checks/source-line'

/** @returns every module of content/ by its file name. */
export async function contentModules(): Promise<Record<string, object>> {
  return Object.fromEntries(Object.entries(contentFiles).map(([name, module]) => [`${name}.ts`, module]))
}

/** @returns every text inside a value, with its path, such as `faq.items[2].answer`. */
export function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    textsOf(child, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  )
}

/** @returns one line for each thing that is wrong in the content. */
export async function contentIssues(): Promise<string[]> {
  return issues().map(({ file, entry, message }) => `${file}:${lineOf(file, entry)}: ${entry} ${message}`)
}
