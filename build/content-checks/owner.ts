import { existsSync } from 'node:fs'
import type { Owner } from '@/content/schema'
import type { ContentIssue } from './issue'

/** What is wrong in the owner's entries beyond what their types say. */
export function checkOwner({ photograph, privacyNotice }: Owner): ContentIssue[] {
  const issue = (entry: string, message: string) => [{ file: 'content/site.ts', entry: `owner.${entry}`, message }]
  return [
    ...(photograph && !existsSync(photograph.file)
      ? issue(
          'photograph.file',
          `is "${photograph.file}", which does not exist: give its path from the root of the repository`,
        )
      : []),
    ...(privacyNotice !== undefined && !privacyNotice.startsWith('https://')
      ? issue('privacyNotice', `is "${privacyNotice}": expected a URL that begins with https://`)
      : []),
  ]
}
