import { loadEnvironment } from '@/lib/environment'
import { readExportedFiles } from './after-build/exported-files'
import { assertNoLeaks } from './after-build/find-leaks'
import { finishPages } from './after-build/finish-pages'
import { assertPricingOpens } from './after-build/assert-pricing-opens'
import { removeUnpublished } from './after-build/remove-unpublished'
import { runCommand } from './command'

const FOLDER = 'out'

// Turns the export of Next.js into the published site.
await runCommand(async () => {
  loadEnvironment()
  removeUnpublished(FOLDER)
  finishPages(FOLDER)
  const files = readExportedFiles(FOLDER)
  await assertNoLeaks(files)
  await assertPricingOpens(files)
  console.log('The site is in out/.')
})
