/**
 * Turns the export of Next.js into the site, and copies it to out/ once it is complete. Netlify’s plugin for Next.js publishes
 * the export itself, so both have the same content.
 */
import { readFileSync } from 'node:fs'
import { loadEnvironment } from '@/lib/environment'
import { filesBelow } from '@/lib/files'
import { addAnalytics } from './after-build/add-analytics'
import { assertCurrentCiphertext } from './after-build/assert-current-ciphertext'
import { assertDeferred, deferScripts } from './after-build/defer-scripts'
import { assertNoLeaks } from './after-build/find-leaks'
import { inlineStyles } from './after-build/inline-styles'
import { editPages } from './after-build/pages'
import { addPolicy } from './after-build/policy'
import { removeUnpublished } from './after-build/remove-unpublished'
import { sortLinks } from './after-build/sort-links'
import { runCommand } from './command'
import { publish } from './site'

/** The `distDir` of next.config.mjs. */
const EXPORT = '.next/export'

await runCommand(async () => {
  loadEnvironment()
  removeUnpublished(EXPORT)
  editPages(EXPORT, deferScripts, inlineStyles, sortLinks, addAnalytics, assertDeferred, addPolicy)
  await assertNoLeaks(EXPORT)
  assertCurrentCiphertext(filesBelow(EXPORT, '.js').map((name) => readFileSync(`${EXPORT}/${name}`, 'utf8')))
  await publish(EXPORT)
  console.log('The site is in out/.')
})
