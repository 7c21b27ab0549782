import { readdirSync } from 'node:fs'
import type { z } from 'zod'
import { contentSchema } from './content-schema'
import { missingCharacters } from './fonts'

type Modules = Record<string, object>

/** Imports the modules of content/ and returns their exports by file name, such as `site.ts`. */
export async function contentModules(): Promise<Modules> {
  const files = readdirSync('content').filter((file) => /^(?!schema\.)[\w-]+\.ts$/.test(file))
  const load = async (file: string) => [file, { ...(await import(`@/content/${file.replace(/\.ts$/, '')}`)) }]
  return Object.fromEntries(await Promise.all(files.map(load)))
}

type Leaf = { path: string; key: string; value: string | number }

/**
 * Returns every text and number of a value with its path, such as `faq.items[1].answer`, where entries are counted from
 * 1, and with its key, or that of the list that it is in.
 */
export function leavesOf(value: unknown, steps: readonly PropertyKey[] = [], key = ''): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path: pathOf(steps), key, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) =>
    Array.isArray(value) ? leavesOf(child, [...steps, Number(name)], key) : leavesOf(child, [...steps, name], name),
  )
}

/** Returns a sentence for each invalid value of these exports, which are those of content/ by default. */
export async function contentIssues(modules?: Modules): Promise<string[]> {
  const values = modules ?? (await contentModules())
  const { error } = await contentSchema.safeParseAsync(values, { reportInput: true })
  return [...(error?.issues.map(formatIssue) ?? []), ...characterIssues(values)]
}

/** Returns a sentence for each text with a character that the site's fonts don't have. */
function characterIssues(modules: Modules): string[] {
  return Object.entries(modules).flatMap(([file, module]) =>
    leavesOf(module).flatMap(({ path, value }) => {
      const missing = missingCharacters(String(value)).map((character) => `"${character}" (${codePointOf(character)})`)
      if (missing.length === 0) return []
      return `content/${file}: ${path} is ${formatValue(value)}: expected characters that the site’s fonts have: they lack ${missing.join(', ')}`
    }),
  )
}

const codePointOf = (character: string) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

function formatIssue({ path: [file, ...steps], input, message, ...issue }: z.core.$ZodIssue): string {
  const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : []
  const value = unknownKeys.length > 0 ? `has the unknown key ${unknownKeys.join(', ')}` : `is ${formatValue(input)}`
  return [`content/${String(file)}:`, pathOf(steps), `${value}:`, `expected ${message}`].filter(Boolean).join(' ')
}

function formatValue(value: unknown): string {
  if (value === undefined) return 'missing'
  return Array.isArray(value) ? `a list of ${value.length}` : JSON.stringify(value)
}

function pathOf([first = '', ...steps]: readonly PropertyKey[]): string {
  const rest = steps.map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
  return [first, ...rest].map(String).join('')
}
