import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { publicFileIssues } from './public-files'

const repository = process.cwd()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'))
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(repository)
  rmSync(folder, { recursive: true })
})

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

test('rejects files of public/ whose names the build uses, and accepts others', () => {
  expect(publicFileIssues()).toEqual([])
  const accepted = [
    'privacy.html',
    'brochure.pdf',
    'legal/book.html',
    'legal/robots.txt',
    // The build writes these into public/ itself.
    'icon-512.png',
    'generated/photograph.webp',
    '_headers',
    '.well-known/security.txt',
  ]
  const rejected = [
    '404.html',
    '_next/static/chunks/a.js',
    'apple-icon.png',
    'book.html',
    'favicon.ico',
    'icon.svg',
    'index.html',
    'og/home.png',
    'robots.txt',
    'sitemap.xml',
  ]
  for (const name of [...accepted, ...rejected]) write(`public/${name}`, '')
  const issue = (name: string) => `public/${name} has the name of a file that the build writes, expected another name`
  expect(publicFileIssues()).toEqual(rejected.map(issue))
})
