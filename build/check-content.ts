import { contentIssues, siteUrlIssues } from '@/build/content-issues'
import { checkPricingPassword } from '@/build/gate-password'

try {
  const issues = [...(await contentIssues()), ...siteUrlIssues()]
  if (issues.length > 0) throw new Error(issues.join('\n'))
  for (const warning of checkPricingPassword().warnings) console.warn(`Warning: ${warning}`)
  console.log('The content is valid.')
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
