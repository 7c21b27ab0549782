import { routes } from '@/content/routes'
import { shareCards } from '@/content/share-cards'
import { shareCardFile, shareCardHeadline, shareCardImage } from './share-card'

test('every route has a picture of its own name', () => {
  expect(shareCardFile('/')).toBe('home.png')
  expect(shareCardFile('/book')).toBe('book.png')
  expect(shareCardFile('*')).toBe('not-found.png')
})

test.each(routes)('the picture of $path says in words what it shows', ({ path }) => {
  const { alt, url } = shareCardImage(path)
  expect(alt).toContain(shareCardHeadline(path))
  expect(alt).toContain(shareCards[path].picture)
  expect(url).toMatch(/^https:\/\/.*\.png$/)
})
