import { existsSync } from 'node:fs'
import type { Owner } from '@/content/types'
import type { ContentIssue } from './issue'

/** Whether the photograph stands where the content says. */
export function checkPhotograph(photograph: Owner['photograph']): ContentIssue[] {
  if (!photograph || existsSync(photograph.file)) return []
  const problem = `is "${photograph.file}", which does not exist: give its path from the root of the repository`
  return [{ file: 'content/site.ts', entry: 'owner.photograph.file', problem }]
}
