/** @jest-environment jsdom */
import { sessionAttribution } from './attribution'

// e2e/attribution.spec.ts tests what is stored.
test('returns the first value of the five campaign parameters, at most 100 characters, and no empty one', () => {
  expect(sessionAttribution('?utm_source=&utm_id=7')).toEqual({})
  const long = 'e'.repeat(150)
  expect(
    Object.values(sessionAttribution(`?utm_source=a&utm_medium=b&utm_campaign=c&utm_content=d&utm_term=${long}`)),
  ).toEqual(['a', 'b', 'c', 'd', long.slice(50)])
})
