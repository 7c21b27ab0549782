import { bestEncoding } from './encoding'

const both = () => true

test.each([
  ['gzip, deflate, br', 'br'],
  ['BR;q=0.5, gzip', 'br'],
  ['gzip', 'gz'],
  ['br;q=0, gzip;q=1.0', 'gz'],
  ['br;q=0.0', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('for "%s" the copy is %s', (accepted, suffix) => {
  expect(bestEncoding(accepted, both)).toBe(suffix)
})

test('a copy that does not exist is not chosen', () => {
  expect(bestEncoding('br, gzip', (suffix) => suffix === 'gz')).toBe('gz')
  expect(bestEncoding('br, gzip', () => false)).toBeUndefined()
})
