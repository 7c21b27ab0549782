import { assertPricingOpens } from './assert-pricing-opens'
import { readExportedFiles } from './exported-files'
import { assertNoLeaks } from './find-leaks'
import { finishPages } from './finish-pages'
import { removeUnpublished } from './remove-unpublished'

/**
 * Turns the export of Next.js into the published site.
 * @throws BuildError when a page cannot be finished, or when the export reveals the content of /pricing or has none.
 */
export async function finishExport(folder: string): Promise<void> {
  removeUnpublished(folder)
  finishPages(folder)
  const files = readExportedFiles(folder)
  await assertNoLeaks(files)
  await assertPricingOpens(files)
}
