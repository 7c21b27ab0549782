import { contentProblems } from './content-problems'

test('the content as it stands is complete and consistent', () => {
  expect(contentProblems()).toEqual([])
})
