import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['app', 'components', 'content', 'first-paint', 'lib', 'public', 'package-lock.json']

/** @returns {string} a hash of the sources, 20 hexadecimal characters. */
export function sourceFingerprint() {
  const hash = createHash('sha256')
  for (const file of SOURCES.filter((path) => existsSync(path))
    .flatMap(filesBelow)
    .sort()) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 20)
}

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => filesBelow(join(path, name)))
}
