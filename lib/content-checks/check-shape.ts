import type { z } from 'zod'
import type { ContentIssue } from './issue'

/**
 * What is missing, misspelt or of the wrong kind in a part of the content.
 * @param entry where that part stands in its file.
 */
export function checkShape(file: string, entry: string, shape: z.ZodType, value: unknown): ContentIssue[] {
  const { error } = shape.safeParse(value)
  return (error?.issues ?? []).map((issue) => {
    const place = issue.path.map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`)).join('')
    const problem =
      issue.code === 'unrecognized_keys'
        ? `has ${issue.keys.join(', ')}, which no page shows: check the spelling, or take it out`
        : issue.message
    return { file, entry: entry + place, problem }
  })
}
