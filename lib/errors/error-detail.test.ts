import { formatErrorDetail } from './error-detail'

const FALLBACK = 'No detail.'

test.each([
  ['an Error by its message', new Error('The slot is taken'), 'The slot is taken'],
  ['a response by its status and status text', { status: 503, statusText: 'Unavailable' }, '503 Unavailable'],
  ['a thrown string', 'Out of paper', 'Out of paper'],
  ['an Error without a message', new Error(''), FALLBACK],
  ['null', null, FALLBACK],
])('describes %s', (_, error, detail) => {
  expect(formatErrorDetail(error, FALLBACK)).toBe(detail)
})
