import { contentIssues } from './content-issues'

test('the content as it stands is complete and consistent', () => {
  expect(contentIssues()).toEqual([])
})
