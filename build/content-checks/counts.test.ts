import { checkDrawn, checkSpokenCount } from './counts'

const place = { file: 'content/essential.ts', entry: 'essentialPage.lead' }

test('a text that still counts the old number', () => {
  expect(checkSpokenCount(place, 'Six parts that turn a search into a patient', 'parts', 7)).toEqual([
    { ...place, message: 'says "Six parts", but there are 7: expected "seven parts"' },
  ])
})

test.each(['Six parts, itemised', 'sixty parts', 'every part of the engine'])('"%s" is right with six', (text) => {
  expect(checkSpokenCount(place, text, 'parts', 6)).toEqual([])
})

test('a list that has outgrown its picture', () => {
  expect(checkDrawn(place, ['a', 'b', 'c', 'd', 'e'], 4)).toEqual([
    { ...place, message: 'has 5 entries: expected 4, because its picture is drawn for 4' },
  ])
  expect(checkDrawn(place, ['a', 'b', 'c', 'd'], 4)).toEqual([])
})
