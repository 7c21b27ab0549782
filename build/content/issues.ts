import type { z } from 'zod'
import { missingCharacters } from '@/lib/type/glyphs'
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
      const missing = missingCharacters(String(value)).map(formatCharacter).join(', ')
      if (missing === '') return []
      const expected = `characters that the site’s fonts have: they lack ${missing}`
      return `content/${file}: ${path} is ${formatValue(value)}: expected ${expected}`
    }),
  )
}

/** Returns a character with its code point, such as `"π" (U+03C0)`. */
function formatCharacter(character: string): string {
  const codePoint = character.codePointAt(0)!.toString(16).toUpperCase()
  return `"${character}" (U+${codePoint.padStart(4, '0')})`
}

function formatIssue(issue: z.core.$ZodIssue): string {
  const [file, ...steps] = issue.path
  const place = [`content/${String(file)}:`, pathOf(steps)].filter(Boolean).join(' ')
  const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : ''
  const problem = unknownKeys ? `has the unknown key ${unknownKeys}` : `is ${formatValue(issue.input)}`
  return `${place} ${problem}: expected ${issue.message}`
}

function formatValue(value: unknown): string {
  if (value === undefined) return 'missing'
  return Array.isArray(value) ? `a list of ${value.length}` : JSON.stringify(value)
}
