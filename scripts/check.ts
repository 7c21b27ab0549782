/**
<<<<<<< HEAD
 * Checks the environment, content/, the palette, the files in public/ and the password of /pricing. A public build also
 * stops at placeholders and samples.
=======
 * Checks the environment, content/, the files in public/ and the password of /pricing. A production build
 * also stops at placeholders and samples.
>>>>>>> e4d31355 (Read the colours of cards, icons and browser toolbars from the palette, instead of copying and comparing them)
 */
import { readFileSync } from 'node:fs'
import { BuildError } from '@/lib/build-error'
import { loadEnvironment } from '@/lib/environment'
import { runCommand } from './command'

// Modules that use content/ are imported dynamically, so that runCommand reports their errors.
await runCommand(async () => {
  if (process.env.NODE_ENV === 'development')
    throw new BuildError('NODE_ENV is “development”, but Next.js builds only in production mode: unset NODE_ENV.')

  loadEnvironment()
  const modules = await loadContent()
  const { checkContent } = await import('./check/check-content')
  const { checkSource } = await import('./check/check-source')
  const { checkPublicFiles } = await import('./public-files')
  const sources = Object.keys(modules).map((name) => `content/${name}`)
  const findings = [
    ...sources.flatMap((file) => checkSource(file, readFileSync(file, 'utf8'))),
    ...checkContent(modules),
    ...checkPublicFiles(),
  ]
  if (findings.length > 0) throw new BuildError(findings.join('\n'))

  const { siteUrl } = await import('@/lib/seo/site-url')
  siteUrl()
  const { assertPublishable } = await import('./launch-report')
  const publishable = assertPublishable()
  console.log(`The content is valid. ${publishable}`)
})

/** @throws BuildError when a file of content/ has a syntax error. */
async function loadContent() {
  const { contentModules } = await import('@/lib/content-modules')
  return contentModules().catch((error: Error) => {
    throw new BuildError(
      `content/ cannot be loaded. ${error.message}\nWrite prices in whole pounds, as 1999: no £ and no comma. Put texts between straight quotation marks, as 'text'.`,
    )
  })
}
