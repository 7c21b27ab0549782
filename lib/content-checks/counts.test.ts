import { checkDrawn, checkSpokenCount } from './counts'

const at = { file: 'content/essential.ts', entry: 'essentialPage.lead' }

test('a text that still counts the old number', () => {
  expect(checkSpokenCount(at, 'Six parts that turn a search into a patient', 'parts', 7)).toEqual([
    { ...at, problem: 'says "Six parts", but there are 7: expected "seven parts"' },
  ])
})

test.each(['Six parts, itemised', 'sixty parts', 'every part of the engine'])('"%s" is right with six', (text) => {
  expect(checkSpokenCount(at, text, 'parts', 6)).toEqual([])
})

test('a list that has outgrown its picture', () => {
  expect(checkDrawn(at, ['a', 'b', 'c', 'd', 'e'], 4)).toEqual([
    { ...at, problem: 'has 5 entries: expected 4, because its picture is drawn for 4' },
  ])
  expect(checkDrawn(at, ['a', 'b', 'c', 'd'], 4)).toEqual([])
})
