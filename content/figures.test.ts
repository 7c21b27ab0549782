import { spelled } from './figures'

test('a list is counted in words up to twelve', () => {
  const counts = [1, 2, 3, 12, 13].map((length) => spelled(Array(length)))
  expect(counts).toEqual(['one', 'two', 'three', 'twelve', '13'])
  expect(spelled(Array(6), 'capital')).toBe('Six')
})
