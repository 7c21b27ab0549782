import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { filesBelow } from '@/lib/files'

const documents = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)]
const folders = ['app', 'components', 'content', 'docs', 'e2e', 'lib', 'public', 'scripts']
const files = folders.flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
/** Folders that builds write, and the examples of CONTRIBUTING.md. */
const WITHOUT_FILE = /^(out|\.next|\/_next)\/|\b(guarantee|videos)\b/

test.each(documents)('%s names only files that exist', (document) => {
  const names = readFileSync(document, 'utf8').matchAll(/`([\w./-]+(?:\.(?:css|json|md|mjs|ts|tsx)|\/))`/g)
  const missing = [...names]
    .map(([, name]) => name!)
    .filter((name) => !existsSync(name) && !files.some((file) => file.endsWith(`/${name}`)) && !WITHOUT_FILE.test(name))
  expect(missing).toEqual([])
})
