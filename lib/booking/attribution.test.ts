/** @jest-environment jsdom */
import { sessionAttribution } from './attribution'

afterEach(() => sessionStorage.clear())

test('stores the five campaign parameters and no other part of the URL', () => {
  const campaign = 'utm_source=a&utm_medium=b&utm_campaign=c&utm_content=d&utm_term=e'
  const attribution = sessionAttribution(`?${campaign}&utm_id=7&gclid=abc&email=a@b.c`)
  expect(new URLSearchParams(attribution).toString()).toBe(campaign)
  expect({ ...sessionStorage }).toEqual({ attribution: campaign })
})

test.each([
  ['truncates values to 100 characters', `?utm_term=${'a'.repeat(150)}`, { utm_term: 'a'.repeat(100) }],
  ['ignores empty and repeated parameters', '?utm_source=&utm_term=a&utm_term=b', { utm_term: 'a' }],
])('%s', (_, search, expected) => {
  expect(sessionAttribution(search)).toEqual(expected)
})
