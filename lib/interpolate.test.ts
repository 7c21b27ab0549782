import { interpolate } from './interpolate'

test('fills every placeholder, including repeated ones', () => {
  expect(interpolate('{a} of {b}, {a}', { a: 1, b: '$&' })).toBe('1 of $&, 1')
})
