import '@/build/load-env'
import { contentIssues } from '@/build/content-issues'
import { checkPricingPassword } from '@/build/gate-password'
import { siteUrl } from '@/lib/seo/site-url'

function errorsOf(check: () => unknown): string[] {
  try {
    check()
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

// Stops the build when the content or the configuration is invalid.
const issues = await contentIssues()
const errors = [
  ...issues,
  ...(issues.length === 0 ? errorsOf(() => siteUrl()) : []),
  ...errorsOf(() => checkPricingPassword()),
]
if (errors.length > 0) {
  console.error(errors.join('\n'))
  process.exit(1)
}
for (const warning of checkPricingPassword().warnings) console.warn(`Warning: ${warning}`)
console.log('The content is complete and consistent.')
