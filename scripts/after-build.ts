/** Turns the export of Next.js in out/ into the published site. */
import { rmSync } from 'node:fs'
import { loadEnvironment } from '@/lib/environment'
import { assertPricingOpens } from './after-build/assert-pricing-opens'
import { readExportedFiles } from './after-build/exported-files'
import { assertNoLeaks } from './after-build/find-leaks'
import { finishPages } from './after-build/finish-pages'
import { removeUnpublished } from './after-build/remove-unpublished'
import { runCommand } from './command'

const FOLDER = 'out'

await runCommand(async () => {
  loadEnvironment()
  removeUnpublished(FOLDER)
  finishPages(FOLDER)
  const files = readExportedFiles(FOLDER)
  try {
    await assertNoLeaks(files)
  } catch (error) {
    // A deployment that ignores the failed build must not find the leak.
    rmSync(FOLDER, { recursive: true })
    throw error
  }
  await assertPricingOpens(files)
  console.log(`The site is in ${FOLDER}/.`)
})
