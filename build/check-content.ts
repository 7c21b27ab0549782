import '@/build/load-env'
import { checkScheduling } from './check-scheduling'
import { checkPricingPassword } from '@/build/gate-password'
import { siteUrl } from '@/lib/seo/site-url'
import { contentIssues } from '@/build/content-checks/content-issues'
import { lineOf } from '@/build/content-checks/source-line'

/** Stops the build when something in the content or the configuration is wrong. */
function issues(): string[] {
  return [
    ...contentIssues().map(({ file, entry, message }) => `${file}:${lineOf(file, entry)} ${entry} ${message}.`),
    ...failureOf(siteUrl),
    ...failureOf(checkScheduling),
    ...failureOf(checkPricingPassword),
  ]
}

function failureOf(check: () => unknown): string[] {
  try {
    check()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

const found = issues()
found.forEach((line) => console.error(line))
if (found.length > 0) process.exit(1)
checkPricingPassword().warnings.forEach((line) => console.warn(`Warning: ${line}`))
console.log('The content is complete and consistent.')
