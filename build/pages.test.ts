import { applyEdits } from './pages'

test('applies edits in any order and throws when two overlap', () => {
  const [first, second] = [
    { start: 0, end: 2 },
    { start: 4, end: 5, text: 'X' },
  ]
  expect(applyEdits('abcdef', [second, first])).toBe('cdXf')
  expect(() => applyEdits('abcdef', [first, { start: 1, end: 3 }])).toThrow('overlap')
})
