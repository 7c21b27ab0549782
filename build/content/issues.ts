import type { z } from 'zod'
import { missingCharacters } from '@/build/fonts/font-files'
import { contentModules, leavesOf, pathOf, type Modules } from './modules'
import { contentSchema } from './schema'

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
