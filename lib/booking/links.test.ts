/**
 * @jest-environment jsdom
 */
import { SCHEDULING_ORIGIN } from '@/lib/scheduling/addresses'
import { BOOKING_LINKS } from './links'

test.each([
  ['/book', true],
  ['/book?utm_source=letter', true],
  [`${SCHEDULING_ORIGIN}/agency/strategy-call`, true],
  [`${SCHEDULING_ORIGIN}.forger.example/`, false],
  ['/process', false],
])('matches only booking links: %s', (href, isFound) => {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  expect(link.matches(BOOKING_LINKS)).toBe(isFound)
})
