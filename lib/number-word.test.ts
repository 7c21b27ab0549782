import { numberWord } from './number-word'

test.each([
  [1, 'one'],
  [3, 'three'],
  [12, 'twelve'],
  [18, '18'],
])('writes %d as %s', (count, word) => {
  expect(numberWord(count)).toBe(word)
})
