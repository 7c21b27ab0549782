import '@/build/load-env'
import { runCommand } from '@/build/command'
import { BuildError } from '@/lib/build-error'

await runCommand(async () => {
  const { contentIssues } = await import('@/build/content/issues')
  const { checkPricingPassword } = await import('@/build/gate-password')
  const { publicFileIssues } = await import('@/build/public-files')
  const { siteUrl } = await import('@/lib/seo/site-url')

  const issues = [...(await contentIssues()), ...publicFileIssues()]
  if (issues.length > 0) throw new BuildError(issues.join('\n'))
  siteUrl()
  for (const warning of checkPricingPassword().warnings) console.warn(`Warning: ${warning}`)
  console.log('The content is valid.')
})
