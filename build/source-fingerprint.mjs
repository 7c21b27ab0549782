import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['app', 'components', 'content', 'early', 'first-paint', 'lib', 'public']

/** @returns {string} the first 20 hexadecimal characters of a SHA-256 hash of the sources. */
export function sourceFingerprint() {
  const files = FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name))
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'instrumentation-client.ts', ...files].sort()) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 20)
}
