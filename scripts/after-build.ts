/** Turns the export of Next.js in out/ into the published site. */
import { readFileSync, rmSync } from 'node:fs'
import { loadEnvironment } from '@/lib/environment'
import { filesBelow } from '@/lib/files'
import { assertCurrentSeal } from './after-build/assert-current-seal'
import { assertDeferred, deferScripts } from './after-build/defer-scripts'
import { assertNoLeaks } from './after-build/find-leaks'
import { inlineStyles } from './after-build/inline-styles'
import { editPages } from './after-build/pages'
import { addPolicy } from './after-build/policy'
import { removeUnpublished } from './after-build/remove-unpublished'
import { runCommand } from './command'

const FOLDER = 'out'

await runCommand(async () => {
  loadEnvironment()
  removeUnpublished(FOLDER)
  editPages(FOLDER, inlineStyles, deferScripts, assertDeferred, addPolicy)
  await assertNoLeaks(FOLDER).catch((error: Error) => {
    // Otherwise, a host that ignores the failed build publishes the leak.
    rmSync(FOLDER, { recursive: true })
    throw error
  })
  assertCurrentSeal(filesBelow(FOLDER, '.js').map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8')))
  console.log(`The site is in ${FOLDER}/.`)
})
