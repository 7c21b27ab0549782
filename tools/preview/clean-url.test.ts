import { cleanUrl } from './clean-url'

const isFile = (path: string) => ['/index.html', '/book.html', '/404.html'].includes(path)

test.each([
  ['/book.html', '/book'],
  ['/book/', '/book'],
  ['/index', '/'],
  ['/index/', '/'],
  ['/index.html', '/'],
  ['//', '/'],
  ['//book', '/book'],
  ['/book///x//', '/book/x/'],
  ['//example.com/', '/example.com/'],
])('%s leads to %s', (path, url) => {
  expect(cleanUrl(path, isFile)).toBe(url)
})

const clean = ['/', '/book', '/404', '/404/', '/404.html', '/nothing/', '/nothing.html', '/_next/']

test.each(clean)('%s is left as it is', (path) => {
  expect(cleanUrl(path, isFile)).toBeUndefined()
})
