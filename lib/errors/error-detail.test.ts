import { errorDetail } from './error-detail'

const FALLBACK = 'No detail.'

test.each([
  ['an Error, by its message', new Error('The slot is taken'), 'The slot is taken'],
  ['a response, by its status and text', { status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
  ['a status before a message', Object.assign(new Error('ignored'), { status: 404 }), '404'],
  ['a thrown text', 'Out of paper', 'Out of paper'],
  ['an Error without a message', new Error(''), FALLBACK],
  ['an object that says nothing', { message: 7 }, FALLBACK],
  ['null', null, FALLBACK],
  ['a blank text', '  ', FALLBACK],
])('describes %s', (_, error, detail) => {
  expect(errorDetail(error, FALLBACK)).toBe(detail)
})
