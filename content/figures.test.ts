import { spelled } from './figures'

test('a list is counted in words up to ten', () => {
  const counts = [1, 2, 3, 10, 11].map((length) => spelled(Array(length)))
  expect(counts).toEqual(['one', 'two', 'three', 'ten', '11'])
  expect(spelled(Array(6), 'capital')).toBe('Six')
})
