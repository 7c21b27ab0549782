import { spelled } from './figures'

test('spells the length of a list up to ten, and uses digits above', () => {
  const counts = [1, 2, 3, 10, 11].map((length) => spelled(Array(length)))
  expect(counts).toEqual(['one', 'two', 'three', 'ten', '11'])
  expect(spelled(Array(6), 'capital')).toBe('Six')
})
