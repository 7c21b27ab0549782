import { applyEdits } from './pages'

test('edits are made in any order, and refused where they overlap', () => {
  const [first, second] = [
    { start: 0, end: 2 },
    { start: 4, end: 5, text: 'X' },
  ]
  expect(applyEdits('abcdef', [second, first])).toBe('cdXf')
  expect(() => applyEdits('abcdef', [first, { start: 1, end: 3 }])).toThrow('overlap')
})
