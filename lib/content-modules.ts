import 'server-only'
import { filesBelow } from './files'

/** Exports of content/ by file name, such as `site.ts` or `clinics/harbour.ts`. */
export type Modules = Record<string, object>

/** Returns the names of the files of content/ without those that describe it, such as `site.ts`. */
export function contentFileNames(): string[] {
  return filesBelow('content', '.ts').filter((name) => !name.startsWith('schema/'))
}

/** Imports the modules of content/. */
export async function contentModules(): Promise<Modules> {
  const modules: Modules = {}
  for (const name of contentFileNames())
    modules[name] = { ...(await import(`../content/${name.replace(/\.ts$/, '')}`)) }
  return modules
}

export type Leaf = { path: string; key: string; value: string | number }

/**
 * Returns every text and number of a value with its path, such as `faq.items[1].answer`, and its key. Entries are counted from
 * 1, and have the key of their list.
 */
export function leavesOf(value: unknown, path = '', key = ''): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, key, value }]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((child, index) => leavesOf(child, `${path}[${index + 1}]`, key))
  return Object.entries(value).flatMap(([name, child]) => leavesOf(child, path ? `${path}.${name}` : name, name))
}
