/**
 * Checks what the build depends on: the environment, content/, the files in public/, and the password of /pricing. A
 * production build also stops at placeholders and samples.
 */
import { readFileSync } from 'node:fs'
import { BuildError } from '@/lib/build-error'
import { deploymentOf } from '@/lib/deployment'
import { loadEnvironment } from '@/lib/environment'
import { checkPassword, DEMO_WARNING, isDemoPassword } from '@/lib/gate/password'
import { missingCharacters } from './check/missing-characters'
import { runCommand } from './command'

// Modules that use content/ are imported dynamically, so that runCommand reports their errors.
await runCommand(async () => {
  checkMachine()
  if (process.env.NODE_ENV === 'development')
    throw new BuildError('NODE_ENV is “development”, but Next.js builds only in production mode: unset NODE_ENV.')

  loadEnvironment()
  const modules = await loadContent()
  const { checkContent } = await import('./check/check-content')
  const { checkPublicFiles } = await import('./public-files')
  const findings = [...checkContent(modules, missingCharacters), ...checkPublicFiles()]
  if (findings.length > 0) throw new BuildError(findings.join('\n'))

  const { siteUrl } = await import('@/lib/seo/site-url')
  siteUrl()
  const { assertPublishable, describePlaceholders, launchReport } = await import('./launch-report')
  const report = launchReport()
  const deployment = deploymentOf()
  assertPublishable(report, deployment)
  checkPassword()
  if (isDemoPassword()) console.warn(`Warning: ${DEMO_WARNING}`)
  console.log(`The content is valid. ${describePlaceholders(report, deployment)}`)
})

/** @throws BuildError when Next.js cannot build with this version of Node.js or in this folder. */
function checkMachine() {
  if (!process.features.require_module) {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
    throw new BuildError(
      `Node.js ${process.versions.node} cannot build the site: install one that package.json allows, ${engines.node}.`,
    )
  }
  const [character] = /[#?]/.exec(process.cwd()) ?? []
  if (character)
    throw new BuildError(`Next.js cannot build in ${process.cwd()}, because of the “${character}”: rename that folder.`)
}

/** @throws BuildError when a file of content/ has a syntax error. */
async function loadContent() {
  const { contentModules } = await import('./content-modules')
  return contentModules().catch((error: Error) => {
    throw new BuildError(
      `content/ cannot be loaded. ${error.message}\nWrite prices in whole pounds, as 1999: no £ and no comma.`,
    )
  })
}
