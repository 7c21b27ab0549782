import { workInTemporaryFolder, writeFile } from '@/jest/temporary-folder'
import { checkPublicFiles } from './public-files'

workInTemporaryFolder()

test('rejects files of public/ with names that the build uses', () => {
  expect(checkPublicFiles()).toEqual([])
  const accepted = [
    'privacy.html',
    'brochure.pdf',
    'legal/book.html',
    'legal/robots.txt',
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
    'book.txt',
    'favicon.ico',
    'icon.svg',
    'index.html',
    'og/home.png',
    'robots.txt',
    'sitemap.xml',
  ]
  for (const name of [...accepted, ...rejected]) writeFile(`public/${name}`, '')
  const issue = (name: string) => `public/${name} has the name of a file that the build writes: rename it`
  expect(checkPublicFiles()).toEqual(rejected.map(issue))
})
