/** Builds the site twice without any cache, and fails if a file of the export differs: npm run test:reproducible */
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { filesBelow } from '@/build/files'
import { run } from '@/tools/run'

const first = digestsOfBuild()
const second = digestsOfBuild()
const names = [...new Set([...Object.keys(first), ...Object.keys(second)])]
const different = names.filter((name) => first[name] !== second[name])
if (different.length > 0) {
  console.error(`Two builds differ in ${different.length} files of out/:\n  ${different.join('\n  ')}`)
  process.exit(1)
}
console.log('Two builds produced identical files.')

/** Builds the site, and returns a hash of each file of the export by its path. */
function digestsOfBuild(): Record<string, string> {
  for (const folder of ['.next', '.generated', 'out']) rmSync(folder, { recursive: true, force: true })
  run('npm run build')
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(`out/${name}`))
      .digest('hex')
  return Object.fromEntries(filesBelow('out').map((name) => [name, digest(name)]))
}
