import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { bundleComponents } from '@/build/bundle'
import { runCommand } from '@/build/command'
import { filesBelow } from '@/build/files'
import { isMain } from '@/build/is-main'
import { copyPublicFiles, isPublicFile } from '@/build/public-files'
import { inlineStylesAndDeferScripts } from '@/first-paint/build'
import { loadEnvironment } from '@/lib/environment'
import { readExportedFiles } from '@/scripts/after-build/exported-files'
import { assertNoLeaks } from '@/scripts/after-build/find-leaks'
import { openPricing } from '@/scripts/after-build/open-pricing'
import { addPolicies } from './policies'

/** Components of every page: the layout, and the error page, which replaces a page that fails. */
const SHARED_ENTRIES = ['app/layout.tsx', 'app/global-error.tsx']

/** Modules of the pages that are not in a folder of their name. */
const PAGE_ENTRIES: Record<string, string> = { index: 'app/page.tsx', 404: 'app/not-found.tsx' }

/**
 * Turns the export of Next.js into the published site.
 * @throws BuildError if a file contains the password or content of /pricing, or if the password does not unlock it.
 */
export async function finishExport(folder: string): Promise<void> {
  // Next.js also exports the not-found page as /_not-found, which hosts would serve with status 200.
  for (const name of ['_not-found', '_not-found.html']) rmSync(`${folder}/${name}`, { recursive: true, force: true })
  removePayloads(folder)
  await inlineStylesAndDeferScripts(folder, componentCode)
  // The hashes in a policy are valid only if no later step changes the page.
  await addPolicies(folder)
  copyPublicFiles(folder)
  const files = readExportedFiles(folder)
  await assertNoLeaks(files)
  await openPricing(files)
}

/** Removes the payloads that Next.js requests when a visitor navigates without a page load: links are plain `<a>`. */
function removePayloads(folder: string): void {
  for (const name of filesBelow(folder, '.txt')) {
    if (name !== 'robots.txt' && !isPublicFile(name)) rmSync(`${folder}/${name}`)
  }
  removeEmptyFolders(folder)
}

/** Removes empty folders: beside `book.html`, some hosts would serve the folder `book` at /book. */
function removeEmptyFolders(folder: string): void {
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    removeEmptyFolders(`${folder}/${name}`)
    if (readdirSync(`${folder}/${name}`).length === 0) rmdirSync(`${folder}/${name}`)
  }
}

/** Returns the code of all components that a page renders, at once or later. */
function componentCode(page: string): string {
  return bundleComponents([PAGE_ENTRIES[page] ?? `app/${page}/page.tsx`, ...SHARED_ENTRIES])
}

if (isMain(import.meta.url)) {
  await runCommand(async () => {
    loadEnvironment()
    await finishExport('out')
    console.log('The site is in out/.')
  })
}
