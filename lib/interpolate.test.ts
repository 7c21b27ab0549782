import { interpolate } from './interpolate'

test('fills each placeholder, also one that is repeated', () => {
  expect(interpolate('{a} of {b}, {a}', { a: 1, b: '$&' })).toBe('1 of $&, 1')
})
