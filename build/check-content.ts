import { runCommand } from '@/build/command'
import { BuildError } from '@/lib/build-error'
import { loadEnvironment } from '@/lib/environment'
import { checkPassword, DEMO_PASSWORD, DEMO_WARNING } from '@/lib/gate/password'

await runCommand(async () => {
  loadEnvironment()
  const { contentIssues } = await import('@/build/content/issues')
  const { publicFileIssues } = await import('@/build/public-files')
  const { siteUrl } = await import('@/lib/seo/site-url')

  const issues = [...(await contentIssues()), ...publicFileIssues()]
  if (issues.length > 0) throw new BuildError(issues.join('\n'))
  siteUrl()
  if (checkPassword() === DEMO_PASSWORD) console.warn(`Warning: ${DEMO_WARNING}`)
  console.log('The content is valid.')
})
