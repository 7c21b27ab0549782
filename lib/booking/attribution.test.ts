/** @jest-environment jsdom */
import { sessionAttribution } from './attribution'

afterEach(() => sessionStorage.clear())

test('stores the five campaign parameters and no other part of the URL', () => {
  const campaign = 'utm_source=a&utm_medium=b&utm_campaign=c&utm_content=d&utm_term=e'
  const attribution = sessionAttribution(`?${campaign}&utm_id=7&gclid=abc&email=a@b.c`)
  expect(new URLSearchParams(attribution).toString()).toBe(campaign)
  expect({ ...sessionStorage }).toEqual({ attribution: JSON.stringify(attribution) })
})

test.each([
  ['truncates values to 100 characters', `?utm_term=${'🦷'.repeat(150)}`, { utm_term: '🦷'.repeat(100) }],
  ['ignores empty and repeated parameters', '?utm_source=&utm_term=a&utm_term=b', { utm_term: 'a' }],
])('%s', (_, search, expected) => {
  expect(sessionAttribution(search)).toEqual(expected)
})

test.each([
  ['on the first page', []],
  ['after pages without a campaign', ['', '?gclid=abc']],
  ['after an empty parameter', ['?utm_source=']],
])('keeps the first campaign of the session: %s', (_, earlier) => {
  earlier.forEach((search) => sessionAttribution(search))
  sessionAttribution('?utm_source=newsletter')
  expect(sessionAttribution('?utm_source=advert&utm_term=implants')).toEqual({ utm_source: 'newsletter' })
})

test.each(['{', 'null', '7', '{"utm_source":{"a":1},"path":"/offer"}'])(
  'ignores an entry that the site did not store: %s',
  (entry) => {
    sessionStorage.setItem('attribution', entry)
    expect(sessionAttribution('')).toEqual({})
  },
)
