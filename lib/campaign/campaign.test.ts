/**
 * @jest-environment jsdom
 */
import { campaignOf, rememberCampaign, storedCampaign } from './campaign'

afterEach(() => sessionStorage.clear())

test('replaces a stored campaign that it cannot read', () => {
  sessionStorage.setItem('campaign', '%E0%A4%A&utm_source')
  rememberCampaign('?utm_source=letter')
  expect(storedCampaign()).toEqual({ utm_source: 'letter' })
})

test('drops empty parameters and those that are not of a campaign', () => {
  expect(campaignOf('?utm_source=&utm_medium=post&gclid=secret&email=a@b.example')).toEqual({ utm_medium: 'post' })
  expect(campaignOf('?utm_source=letter&ref=partner', ['ref'])).toEqual({ ref: 'partner' })
})

test('truncates a value to 100 characters, and splits none of them', () => {
  expect(campaignOf(`?utm_term=${'é'.repeat(101)}`)).toEqual({ utm_term: 'é'.repeat(100) })
  expect(campaignOf(`?utm_term=${'🦷'.repeat(101)}`)).toEqual({ utm_term: '🦷'.repeat(100) })
})
