import { readdirSync } from 'node:fs'
import type { z } from 'zod'
import { contentSchema, siteOrigin } from './content-schema'

type Modules = Record<string, object>
type Value = { path: string; value: string | number }

/** Imports the modules of content/ and returns their exports by file name, such as `site.ts`. */
export async function contentModules(): Promise<Modules> {
  const files = readdirSync('content').filter((file) => /^(?!schema\.)[\w-]+\.ts$/.test(file))
  const load = async (file: string) => [file, { ...(await import(`@/content/${file.replace(/\.ts$/, '')}`)) }]
  return Object.fromEntries(await Promise.all(files.map(load)))
}

/** Returns every text and number of a value with its path, such as `faq.items[1].answer`; entries are counted from 1. */
export function valuesOf(value: unknown, steps: readonly PropertyKey[] = []): Value[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path: pathOf(steps), value }]
  if (typeof value !== 'object' || value === null) return []
  const stepTo = (key: string) => (Array.isArray(value) ? Number(key) : key)
  return Object.entries(value).flatMap(([key, child]) => valuesOf(child, [...steps, stepTo(key)]))
}

/** Returns a sentence for each invalid value of these exports, which are those of content/ by default. */
export async function contentIssues(modules?: Modules): Promise<string[]> {
  const { error } = await contentSchema.safeParseAsync(modules ?? (await contentModules()), { reportInput: true })
  return error?.issues.map(formatIssue) ?? []
}

/** Returns what is wrong with an origin that overrides `site.url` of content/site.ts. */
export function siteUrlIssues(url = process.env.SITE_URL): string[] {
  const [issue] = siteOrigin.optional().safeParse(url).error?.issues ?? []
  return issue ? [`SITE_URL is ${formatValue(url)}: expected ${issue.message}`] : []
}

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
