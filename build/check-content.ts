import '@/build/load-env'
import { contentIssues } from '@/build/content-issues'
import { checkPricingPassword } from '@/build/gate-password'
import { siteUrl } from '@/lib/seo/site-url'

/** Returns the message of the error that a check throws, if any. */
function errorsOf(check: () => unknown): string[] {
  try {
    check()
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

const issues = await contentIssues()
const errors = [
  ...issues,
  // An invalid site.url is already one of the issues.
  ...(issues.length === 0 ? errorsOf(() => siteUrl()) : []),
  ...errorsOf(() => checkPricingPassword()),
]
if (errors.length > 0) {
  console.error(errors.join('\n'))
  process.exit(1)
}
for (const warning of checkPricingPassword().warnings) console.warn(`Warning: ${warning}`)
console.log('The content is valid.')
