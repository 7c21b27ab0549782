/**
 * @jest-environment jsdom
 */
import { PROVIDER } from '@/lib/scheduling/stub'
import { blockStorage } from '@/lib/testing/page'
import { campaignOf, sessionAttribution } from './attribution'
import { BOOKING_LINKS } from './links'

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

test('keeps the first campaign of the session', () => {
  expect(sessionAttribution('')).toEqual({})
  expect(sessionAttribution('?utm_source=letter&utm_medium=post')).toEqual({ utm_source: 'letter', utm_medium: 'post' })
  expect(sessionAttribution('?utm_source=advert&utm_term=implants')).toEqual({
    utm_source: 'letter',
    utm_medium: 'post',
  })
  expect(sessionAttribution('')).toEqual({ utm_source: 'letter', utm_medium: 'post' })
})

test('replaces a stored campaign that it cannot read', () => {
  sessionStorage.setItem('attribution', '%E0%A4%A&utm_source')
  sessionAttribution('?utm_source=letter')
  expect(sessionAttribution('')).toEqual({ utm_source: 'letter' })
})

test('returns the campaign of the page when storage is blocked', () => {
  blockStorage()
  expect(sessionAttribution('?utm_source=letter')).toEqual({ utm_source: 'letter' })
  expect(sessionAttribution('?utm_source=advert')).toEqual({ utm_source: 'advert' })
})

test('neither stores nor reads a campaign after the visitor has opted out of tracking', () => {
  sessionAttribution('?utm_source=letter')
  const stored = JSON.stringify(sessionStorage)
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  expect(sessionAttribution('?utm_source=advert')).toEqual({ utm_source: 'advert' })
  expect(sessionAttribution('')).toEqual({})
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  expect(JSON.stringify(sessionStorage)).toBe(stored)
})

test('drops empty parameters and those that are not of a campaign', () => {
  expect(campaignOf('?utm_source=&utm_medium=post&gclid=secret&email=a@b.example')).toEqual({ utm_medium: 'post' })
  expect(campaignOf('?utm_source=letter&ref=partner', ['ref'])).toEqual({ ref: 'partner' })
})

test('truncates a value to 100 characters, and splits none of them', () => {
  expect(campaignOf(`?utm_term=${'é'.repeat(101)}`)).toEqual({ utm_term: 'é'.repeat(100) })
  expect(campaignOf(`?utm_term=${'🦷'.repeat(101)}`)).toEqual({ utm_term: '🦷'.repeat(100) })
})

test.each([
  ['/book', true],
  ['/book?utm_source=letter', true],
  [`${PROVIDER.pages}/agency/strategy-call`, true],
  [`${PROVIDER.pages}.forger.example/`, false],
  ['/process', false],
])('finds the links that lead to a booking: %s', (href, isFound) => {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  expect(link.matches(BOOKING_LINKS)).toBe(isFound)
})
