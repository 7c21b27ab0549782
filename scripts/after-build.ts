/** Turns the export of Next.js in out/ into the published site. */
import { rmSync } from 'node:fs'
import { loadEnvironment } from '@/lib/environment'
import { assertNoLeaks } from './after-build/find-leaks'
import { finishPages } from './after-build/finish-pages'
import { removeUnpublished } from './after-build/remove-unpublished'
import { runCommand } from './command'

const FOLDER = 'out'

await runCommand(async () => {
  loadEnvironment()
  removeUnpublished(FOLDER)
  finishPages(FOLDER)
  await assertNoLeaks(FOLDER).catch((error: Error) => {
    // Otherwise, a host that ignores the failed build publishes the leak.
    rmSync(FOLDER, { recursive: true })
    throw error
  })
  console.log(`The site is in ${FOLDER}/.`)
})
