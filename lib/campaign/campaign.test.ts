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

test('truncates a value to 100 characters without splitting one', () => {
  expect(campaignOf(`?utm_term=${'🦷'.repeat(101)}`)).toEqual({ utm_term: '🦷'.repeat(100) })
})

/** Links as mail programs, templates and people alter them, with the intended campaign. */
test.each([
  ['??utm_source=letter&utm_medium=paid?utm_term=implants', 'utm_source=letter&utm_medium=paid&utm_term=implants'],
  ['#framework?utm_source=letter&amp;amp;utm_medium=post', 'utm_source=letter&utm_medium=post'],
  ['?UTM_SOURCE=+letter%0A&%20utm_medium=Post', 'utm_source=letter&utm_medium=Post'],
  ['?utm_source=&utm_source=@letter&utm_source=advert&debug', 'utm_source=@letter'],
  [
    '?utm_source=100%&utm_term=caf%C3%A9&utm_content=a%26b%2Bc',
    'utm_source=100%25&utm_term=café&utm_content=a%26b%2Bc',
  ],
])('reads the intended campaign of a malformed link: %s', (query, expected) => {
  const campaign = Object.fromEntries(new URLSearchParams(expected))
  expect(campaignOf(query)).toEqual(campaign)
  expect(campaignOf(new URLSearchParams(campaign).toString())).toEqual(campaign)
})

test.each([
  '&gclid=Secret&email=Secret',
  '?gclid=Secret',
  '%3Fgclid%3DSecret',
  '%2526fbclid%253DSecret',
  '|li_fat_id=Secret',
  ',+_hsenc=Secret',
  '+Secret@clinic.example',
  '+Secret%2540clinic.example',
])('keeps no identifier after the value: %s', (identifier) => {
  expect(campaignOf(`?utm_source=letter&utm_medium=post${identifier}`)).toEqual({
    utm_source: 'letter',
    utm_medium: expect.stringMatching(/^post\W?$/),
  })
})

test.each(['a', '.', ' ', '&', '&amp;', 'a=', '%26', '%25', 'a@', '&utm_source='])(
  'reads a query of 200,000 characters within 100 ms of CPU time: utm_source=%s…',
  (part) => {
    const start = process.cpuUsage()
    campaignOf(`#utm_source=${part.repeat(200_000 / part.length)}`)
    expect(process.cpuUsage(start).user).toBeLessThan(100_000)
  },
)
