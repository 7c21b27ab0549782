import { formatErrorDetail } from './error-detail'

const FALLBACK = 'No detail.'

test.each([
  ['an Error by its message', new Error('The slot is taken'), 'The slot is taken'],
  ['a response by its status and status text', { status: 503, statusText: 'Unavailable' }, '503 Unavailable'],
  ['an error with a status by its status', Object.assign(new Error('ignored'), { status: 404 }), '404'],
  ['a thrown string', 'Out of paper', 'Out of paper'],
  ['an Error without a message', new Error(''), FALLBACK],
  ['an object without a status or message', { message: 7 }, FALLBACK],
  ['null', null, FALLBACK],
  ['a blank string', '  ', FALLBACK],
])('describes %s', (_, error, detail) => {
  expect(formatErrorDetail(error, FALLBACK)).toBe(detail)
})
