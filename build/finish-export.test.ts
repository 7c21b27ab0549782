import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { finishExport } from './finish-export'
import { publicFileIssues } from './public-files'

// These steps need the content or a whole export.
jest.mock('@/first-paint/build', () => ({ inlineStylesAndDeferScripts: async () => {} }))
jest.mock('@/scripts/after-build/find-leaks', () => ({ assertNoLeaks: async () => {} }))
jest.mock('@/scripts/after-build/open-pricing', () => ({ openPricing: async () => {} }))

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

test('publishes the files of public/ byte for byte', async () => {
  const files = {
    'privacy.html': '<html><head><title>Privacy</title><script>start()</script></head></html>',
    'google1234567890.html': 'google-site-verification: google1234567890.html',
    'legal/old.html': Buffer.from('<meta charset=iso-8859-1><p>Caf\xe9', 'latin1'),
    'legal/terms.txt': 'Terms',
  }
  for (const [name, content] of Object.entries(files)) write(`public/${name}`, content)
  cpSync('public', 'out', { recursive: true })
  write('out/book.html', '<!doctype html><meta charset="utf-8"><title>Book</title>')
  write('out/book.txt', 'payload')
  write('out/book/__next._tree.txt', 'payload')
  write('out/legal/book.txt', 'payload')
  write('out/robots.txt', 'User-Agent: *')
  await finishExport('out')

  for (const [name, content] of Object.entries(files))
    expect([name, readFileSync(`out/${name}`)]).toEqual([name, Buffer.from(content)])
  // The pages and files of Next.js are still changed.
  expect(readFileSync('out/book.html', 'utf8')).toContain('Content-Security-Policy')
  const payloads = ['book.txt', 'legal/book.txt', 'robots.txt'].filter((name) => existsSync(`out/${name}`))
  expect(payloads).toEqual(['robots.txt'])
  expect(existsSync('out/book')).toBe(false)
})

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
  const issue = (name: string) => `public/${name}: the build writes a file of this name: rename the file in public/`
  expect(publicFileIssues()).toEqual(rejected.map(issue))
})
