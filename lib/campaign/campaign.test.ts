/**
 * @jest-environment jsdom
 */
import { BOOKING_LINKS } from '@/lib/booking/links'
import { SCHEDULING_ORIGIN } from '@/lib/scheduling/addresses'
import { blockStorage } from '@/jest/page'
import { campaignOf, sessionCampaign } from './campaign'

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

test('keeps the first campaign of the session', () => {
  expect(sessionCampaign('')).toEqual({})
  expect(sessionCampaign('?utm_source=letter&utm_medium=post')).toEqual({ utm_source: 'letter', utm_medium: 'post' })
  expect(sessionCampaign('?utm_source=advert&utm_term=implants')).toEqual({
    utm_source: 'letter',
    utm_medium: 'post',
  })
  expect(sessionCampaign('')).toEqual({ utm_source: 'letter', utm_medium: 'post' })
})

test('replaces a stored campaign that it cannot read', () => {
  sessionStorage.setItem('campaign', '%E0%A4%A&utm_source')
  sessionCampaign('?utm_source=letter')
  expect(sessionCampaign('')).toEqual({ utm_source: 'letter' })
})

test('returns the campaign of the page when storage is blocked', () => {
  blockStorage()
  expect(sessionCampaign('?utm_source=letter')).toEqual({ utm_source: 'letter' })
  expect(sessionCampaign('?utm_source=advert')).toEqual({ utm_source: 'advert' })
})

test('neither stores nor reads a campaign after the visitor has opted out of tracking', () => {
  sessionCampaign('?utm_source=letter')
  const stored = JSON.stringify(sessionStorage)
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  expect(sessionCampaign('?utm_source=advert')).toEqual({ utm_source: 'advert' })
  expect(sessionCampaign('')).toEqual({})
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
  [`${SCHEDULING_ORIGIN}/agency/strategy-call`, true],
  [`${SCHEDULING_ORIGIN}.forger.example/`, false],
  ['/process', false],
])('finds the links that lead to a booking: %s', (href, isFound) => {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  expect(link.matches(BOOKING_LINKS)).toBe(isFound)
})
