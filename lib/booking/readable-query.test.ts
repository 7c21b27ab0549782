import fc from 'fast-check'
import { readableQuery } from './readable-query'

test.each([
  ['?x=50%', ''],
  ['?fbclid=%E0%A4%A&utm_source=mail', '?utm_source=mail'],
  ['?utm_source=a%20b&utm_term=%C3%A9', '?utm_source=a%20b&utm_term=%C3%A9'],
  ['', ''],
])('%s becomes "%s"', (search, readable) => {
  expect(readableQuery(search)).toBe(readable)
})

test('whatever the query, the result can be decoded', () => {
  fc.assert(fc.property(fc.string(), (text) => void decodeURIComponent(readableQuery(`?${text}`))))
})
