/**
 * @jest-environment jsdom
 */
import { campaignOf, rememberCampaign, storedCampaign } from './campaign'

afterEach(() => sessionStorage.clear())

test('replaces a malformed stored campaign', () => {
  sessionStorage.setItem('campaign', '%E0%A4%A&utm_source')
  rememberCampaign('?utm_source=letter')
  expect(storedCampaign()).toEqual({ utm_source: 'letter' })
})

test('drops empty parameters and parameters of no campaign', () => {
  expect(campaignOf('?utm_source=&utm_medium=post&gclid=secret&email=a@b.example')).toEqual({ utm_medium: 'post' })
  expect(campaignOf('?utm_source=letter&ref=partner', ['ref'])).toEqual({ ref: 'partner' })
})

test('truncates a value to 100 characters without splitting one', () => {
  expect(campaignOf(`?utm_term=${'é'.repeat(101)}`)).toEqual({ utm_term: 'é'.repeat(100) })
  expect(campaignOf(`?utm_term=${'🦷'.repeat(101)}`)).toEqual({ utm_term: '🦷'.repeat(100) })
})

/** Links as mail programs, templates and people alter them, with the intended campaign. */
test.each([
  ['?utm_source=letter&utm_medium=paid?utm_term=implants', 'utm_source=letter&utm_medium=paid&utm_term=implants'],
  ['??utm_source=letter?CjwKCA', 'utm_source=letter'],
  ['#utm_source=letter&utm_medium=paid', 'utm_source=letter&utm_medium=paid'],
  ['#framework?utm_source=letter', 'utm_source=letter'],
  ['?utm_source=letter&amp;amp;utm_medium=post', 'utm_source=letter&utm_medium=post'],
  ['?utm_source=letter;utm_medium=post', 'utm_source=letter&utm_medium=post'],
  ['?utm_source%3Dletter%26amp%3Butm_medium%3Dpost', 'utm_source=letter&utm_medium=post'],
  ['?UTM_SOURCE=letter&Utm_Medium=Post', 'utm_source=letter&utm_medium=Post'],
  ['?utm_source=+letter%0A&%20utm_medium=spring++post%E2%80%8B', 'utm_source=letter&utm_medium=spring post'],
  ['?utm_source=%E2%80%9Cletter%E2%80%9D).%E2%80%A6', 'utm_source=letter'],
  ['?utm_source=&utm_source=letter&utm_source=advert&debug', 'utm_source=letter'],
  ['?utm_source=100%&utm_term=caf%C3%A9&utm_content=a%26b', 'utm_source=100%&utm_term=café&utm_content=a%26b'],
  // Personal identifiers are dropped, whatever their separator.
  ['?utm_source=letter&gclid=Secret&email=Secret', 'utm_source=letter'],
  ['?utm_source=letter%2526fbclid%253DSecret&utm_medium=paid|li_fat_id=Secret', 'utm_source=letter&utm_medium=paid'],
  ['?utm_source=letter%3Fgclid%3DSecret&utm_medium=paid,+_hsenc=Secret', 'utm_source=letter&utm_medium=paid'],
])('reads the intended campaign of a malformed link: %s', (query, expected) => {
  expect(campaignOf(query)).toEqual(Object.fromEntries(new URLSearchParams(expected.replace('100%&', '100%25&'))))
})

test.each(['anna@clinic.example', 'anna%40clinic.example', 'anna%2540clinic.example', 'letter+anna%40clinic.example'])(
  'keeps no email address: %s',
  (value) => {
    expect(JSON.stringify(campaignOf(`?utm_source=@enamel&utm_content=${value}`))).not.toMatch(/anna|clinic/)
    expect(campaignOf(`?utm_source=@enamel&utm_content=${value}`).utm_source).toBe('@enamel')
  },
)

test('parses its own output to the same campaign', () => {
  const campaign = campaignOf(
    '?utm_source=100%25+more&utm_medium=a%26b%2Bc&utm_term=caf%C3%A9%20%E2%80%98Smile%E2%80%99s',
  )
  expect(campaignOf(new URLSearchParams(campaign).toString())).toEqual(campaign)
})
