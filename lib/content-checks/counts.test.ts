import { checkSpokenCount } from './counts'

const at = { file: 'content/essential.ts', entry: 'essentialPage.lead' }

test('a text that still counts the old number', () => {
  expect(checkSpokenCount(at, 'Six parts that turn a search into a patient', 'parts', 7)).toEqual([
    { ...at, problem: 'says "Six parts", but there are 7: expected "seven parts"' },
  ])
})

test.each(['Six parts, itemised', 'sixty parts', 'every part of the engine'])('"%s" is right with six', (text) => {
  expect(checkSpokenCount(at, text, 'parts', 6)).toEqual([])
})
