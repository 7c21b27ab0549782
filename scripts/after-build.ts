import { loadEnvironment } from '@/lib/environment'
import { assertDeferred, deferScripts } from './after-build/defer-scripts'
import { readExportedFiles } from './after-build/exported-files'
import { assertNoLeaks } from './after-build/find-leaks'
import { inlineStyles } from './after-build/inline-styles'
import { openPricing } from './after-build/open-pricing'
import { editPages } from './after-build/pages'
import { addPolicy } from './after-build/policy'
import { removeUnpublished } from './after-build/remove-unpublished'
import { runCommand } from './command'

const FOLDER = 'out'

// Turns the export of Next.js into the published site.
await runCommand(async () => {
  loadEnvironment()
  removeUnpublished(FOLDER)
  editPages(
    FOLDER,
    (page) => inlineStyles(page, FOLDER),
    (page) => deferScripts(page, FOLDER),
    (page) => assertDeferred(page, FOLDER),
    addPolicy,
  )
  const files = readExportedFiles(FOLDER)
  await assertNoLeaks(files)
  await openPricing(files)
  console.log('The site is in out/.')
})
