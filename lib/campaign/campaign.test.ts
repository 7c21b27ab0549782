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

test.each([
  [
    '?utm_source=letter&utm_medium=paid?utm_term=implants',
    { utm_source: 'letter', utm_medium: 'paid', utm_term: 'implants' },
  ],
  ['?utm_source=letter?CjwKCA', { utm_source: 'letter' }],
  ['??utm_source=letter', { utm_source: 'letter' }],
  ['?utm_source=letter&amp;utm_medium=post', { utm_source: 'letter', utm_medium: 'post' }],
  ['?utm_source=letter&amp;amp;utm_medium=post', { utm_source: 'letter', utm_medium: 'post' }],
  ['?utm_source=letter;utm_medium=post', { utm_source: 'letter', utm_medium: 'post' }],
  ['?utm_source%3Dletter%26utm_medium%3Dpost', { utm_source: 'letter', utm_medium: 'post' }],
  ['?utm_source=letter%26amp%3Butm_medium%3Dpost', { utm_source: 'letter', utm_medium: 'post' }],
  ['?UTM_SOURCE=letter&Utm_Medium=Post', { utm_source: 'letter', utm_medium: 'Post' }],
  ['?utm_source=+letter+&%20utm_medium=spring++post', { utm_source: 'letter', utm_medium: 'spring post' }],
  ['?utm_source=letter%0A&utm_medium=post%E2%80%8B', { utm_source: 'letter', utm_medium: 'post' }],
  ['?utm_source=letter).', { utm_source: 'letter' }],
  ['?utm_source=letter%E2%80%A6', { utm_source: 'letter' }],
  ['?utm_source=letter*', { utm_source: 'letter' }],
  ['?utm_source=%E2%80%9Cletter%E2%80%9D&utm_medium="post"', { utm_source: 'letter', utm_medium: 'post' }],
  ['?utm_source=(not+set)', { utm_source: 'not set' }],
  ['?utm_source=&utm_source=letter&utm_source=advert', { utm_source: 'letter' }],
  ['?utm_source=letter&debug', { utm_source: 'letter' }],
  [
    '?utm_source=100%&utm_term=caf%C3%A9&utm_content=a%26b',
    { utm_source: '100%', utm_term: 'café', utm_content: 'a&b' },
  ],
])('reads a campaign from a damaged link: %s', (query, expected) => {
  expect(campaignOf(query)).toEqual(expected)
})

// prettier-ignore
const IDENTIFIERS = [
  'gclid', 'gbraid', 'wbraid', 'dclid', 'msclkid', 'fbclid', 'ttclid', 'twclid', 'yclid', 'li_fat_id', 'mc_eid', '_hsenc',
  'email', 'GCLID', 'li-fat-id',
]

test.each(IDENTIFIERS)('keeps no %s, wherever it is in the query', (identifier) => {
  const spoiled = [
    '&',
    '?',
    '&amp;',
    '%26',
    '%3F',
    '%23',
    '%2526',
    '%253F',
    ';',
    '+',
    '%20',
    '%0A',
    ',',
    '|',
    '/',
    '%2F%3F',
  ]
  for (const separator of spoiled) {
    for (const equals of ['=', '%3D', ...(separator.startsWith('%25') ? ['%253D', '%25253D'] : [])]) {
      const added = `${separator}${identifier}${equals}CjwKSecret`
      const middle = campaignOf(`?utm_source=letter&utm_medium=paid${added}&utm_term=implants`)
      expect({ added, campaign: middle }).toEqual({
        added,
        campaign: { utm_source: 'letter', utm_medium: 'paid', utm_term: 'implants' },
      })
      expect(Object.values(campaignOf(`?utm_source=${added}&utm_term=implants${added}`)).join()).not.toContain('Secret')
    }
  }
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
