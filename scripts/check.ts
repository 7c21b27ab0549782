/**
 * Checks the environment, content/, the files in public/, the palette and the password of /pricing. A public build also stops at
 * placeholders and samples.
 */
import { BuildError } from '@/lib/build-error'
import { loadEnvironment } from '@/lib/environment'
import { runCommand } from './command'

// Modules that use content/ are imported dynamically, so that runCommand reports their errors.
await runCommand(async () => {
  if (process.env.NODE_ENV === 'development')
    throw new BuildError('NODE_ENV is “development”, but Next.js builds only in production mode: unset NODE_ENV.')

  loadEnvironment()
  const { checkContent, findMissingFiles } = await import('./check/check-content')
  const invalid = await checkContent()
  const { checkPublicFiles } = await import('./public-files')
  const { checkPalette } = await import('@/lib/theme/palette')
  const findings = [...invalid, ...findMissingFiles(), ...checkPublicFiles(), ...checkPalette()]
  if (findings.length > 0) throw new BuildError(findings.join('\n'))

  const { siteUrl } = await import('@/lib/seo/site-url')
  siteUrl()
  const { assertPublishable } = await import('./launch-report')
  const publishable = assertPublishable()
  console.log(`The content is valid. ${publishable}`)
})
