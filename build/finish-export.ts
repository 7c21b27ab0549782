import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesBelow } from '@/build/pages'
import { deferEverything } from '@/first-paint/build'
import { firstFlightReport } from './first-flight'
import { addHostFiles } from './hosts'
import { assertNoLeaks } from './leaks'
import { addPolicies } from './policies'

const COMPRESSIBLE = /\.(html|txt|css|js|json|svg|xml|webmanifest|ico)$/

/**
 * Turns the framework's export into the site that is published.
 * @throws Error when a step refuses what it finds.
 */
export async function finishExport(folder: string): Promise<void> {
  // The not-found page stands there twice, once under a name that would answer 200.
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt']) {
    rmSync(`${folder}/${name}`, { recursive: true, force: true })
  }
  await deferEverything(folder)
  // Whatever changes the pages' bytes stands above: the policies hash them, and compression copies them.
  await addPolicies(folder)
  addHostFiles(folder)
  compress(folder)
  await assertNoLeaks(folder)
}

/** Writes a Brotli and a gzip copy beside each text file that they make smaller. */
export function compress(folder: string): void {
  for (const name of filesBelow(folder).filter((file) => COMPRESSIBLE.test(file))) {
    const content = readFileSync(`${folder}/${name}`)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    const copies = { br: brotliCompressSync(content, { params }), gz: gzipSync(content, { level: 9 }) }
    for (const [suffix, copy] of Object.entries(copies)) {
      if (copy.length < content.length) writeFileSync(`${folder}/${name}.${suffix}`, copy)
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void finishExport('out').then(() => console.log(`${firstFlightReport('out')}\nThe site stands in out/.`))
}
