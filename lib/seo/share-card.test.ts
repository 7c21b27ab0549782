import { routes } from '@/content/routes'
import { shareCards } from '@/content/share-cards'
import { shareCardFile, shareCardImage } from './share-card'

test('every route has a picture of its own name', () => {
  expect(shareCardFile('/')).toBe('home.png')
  expect(shareCardFile('/book')).toBe('book.png')
  expect(shareCardFile('*')).toBe('not-found.png')
})

test.each(routes)('the picture of $path says in words what it shows', ({ path, title }) => {
  const { alt, url } = shareCardImage(path)
  expect(alt).toContain(title)
  expect(alt).toContain(shareCards[path].picture)
  expect(url).toMatch(/^https:\/\/.*\.png$/)
})

test.each(routes)('the week of $path has five times of five days', ({ path }) => {
  for (const slots of shareCards[path].week) expect(slots).toMatch(/^[bhre.]{5}$/)
})

test('no card shows a price', () => {
  expect(JSON.stringify(shareCards)).not.toContain('£')
})

test('the card of the pricing page shows no figure at all', () => {
  const { eyebrow, line } = shareCards['/pricing']
  expect(eyebrow + line).not.toMatch(/\d/)
})
