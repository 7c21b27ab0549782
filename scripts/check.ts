/** Checks what the build depends on: the environment, content/, the files in public/, and the password of /pricing. */
import { BuildError } from '@/lib/build-error'
import { runCommand } from './command'

// Modules are imported in the command, because those of content/ may have errors.
await runCommand(async () => {
  if (process.env.NODE_ENV === 'development')
    throw new BuildError(
      'The environment variable NODE_ENV is “development”, with which Next.js cannot build: unset it.',
    )

  const { loadEnvironment } = await import('@/lib/environment')
  loadEnvironment()
  const modules = await loadContent()
  const { checkContent } = await import('./check/check-content')
  const { missingCharacters } = await import('@/lib/type/glyphs')
  const { publicFileIssues } = await import('./public-files')
  const findings = [...checkContent(modules, missingCharacters), ...publicFileIssues()]
  if (findings.length > 0) throw new BuildError(findings.join('\n'))

  const { siteUrl } = await import('@/lib/seo/site-url')
  siteUrl()
  const { checkPassword, DEMO_PASSWORD, DEMO_WARNING } = await import('@/lib/gate/password')
  if (checkPassword() === DEMO_PASSWORD) console.warn(`Warning: ${DEMO_WARNING}`)
  console.log('The content is valid.')
})

/** @throws BuildError when a file of content/ has a syntax error. */
async function loadContent() {
  const { contentModules } = await import('./content-modules')
  return contentModules().catch((error: Error) => {
    throw new BuildError(
      `content/ cannot be loaded. ${error.message}\nWrite prices in whole pounds, as 1999: no £ and no comma.`,
    )
  })
}
