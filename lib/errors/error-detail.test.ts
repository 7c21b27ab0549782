import { errorDetail } from './error-detail'

const UNKNOWN = 'No detail.'

test.each([
  ['an Error, by its message', new Error('The slot is taken'), 'The slot is taken'],
  ['a response, by its status and text', { status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
  ['a status before a message', Object.assign(new Error('ignored'), { status: 404 }), '404'],
  ['a thrown text', 'Out of paper', 'Out of paper'],
  ['an Error without a message', new Error(''), UNKNOWN],
  ['an object that says nothing', { message: 7 }, UNKNOWN],
  ['nothing', undefined, UNKNOWN],
  ['null', null, UNKNOWN],
  ['a blank text', '  ', UNKNOWN],
])('describes %s', (_, error, words) => {
  expect(errorDetail(error, UNKNOWN)).toBe(words)
})
