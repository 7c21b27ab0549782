import '@/build/load-env'
import { contentIssues } from '@/build/content-issues'
import { checkPricingPassword } from '@/build/gate-password'
import { siteUrl } from '@/lib/seo/site-url'

const issues = await contentIssues()
try {
  if (issues.length > 0) throw new Error(issues.join('\n'))
  siteUrl()
  for (const warning of checkPricingPassword().warnings) console.warn(`Warning: ${warning}`)
  console.log('The content is valid.')
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
