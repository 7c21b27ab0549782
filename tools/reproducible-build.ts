import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { filesBelow } from '@/build/pages'

const first = build()
const second = build()
const names = [...new Set([...first.keys(), ...second.keys()])].sort()
const different = names.filter((name) => first.get(name) !== second.get(name))
for (const name of different) console.error(`out/${name} differs between two builds of the same sources.`)
if (different.length === 0) console.log(`Two builds produced ${names.length} identical files.`)
process.exitCode = different.length === 0 ? 0 : 1

/** Builds the site without any cache, and returns the SHA-256 hash of each exported file by name. */
function build(): Map<string, string> {
  for (const folder of ['.next', '.generated', 'out']) rmSync(folder, { recursive: true, force: true })
  execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(`out/${name}`))
      .digest('hex')
  return new Map(filesBelow('out').map((name) => [name, hash(name)]))
}
