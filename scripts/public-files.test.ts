import { symlinkSync } from 'node:fs'
import { workInTemporaryFolder, writeFile } from '@/jest/temporary-folder'
import { checkPublicFiles } from './public-files'

workInTemporaryFolder()

test('rejects files of public/ with names that the build uses', () => {
  const rejected = ['404.html', '_next/static/a.js', 'book.html', 'book.txt', 'index.html', 'og/home.png', 'robots.txt']
  for (const name of [...rejected, 'privacy.html', 'legal/book.html', 'legal/robots.txt', '_headers'])
    writeFile(`public/${name}`, '')
  const issue = (name: string) => `public/${name} has the name of a file that the build writes: rename it`
  expect(checkPublicFiles()).toEqual(rejected.map(issue))
})

test('rejects symbolic links, whether their file exists or not', () => {
  writeFile('notice.html', '')
  writeFile('public/legal/terms.html', '')
  symlinkSync('../notice.html', 'public/book.html')
  symlinkSync('../missing.html', 'public/legal/privacy.html')
  expect(checkPublicFiles().sort()).toEqual(
    ['public/book.html', 'public/legal/privacy.html'].map(
      (name) => `${name} is a symbolic link: replace it by a copy of its file`,
    ),
  )
})
