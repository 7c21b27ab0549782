import { decodableQuery, frameUrl, scriptAttribution, calendarUrl } from './calendar-url'

const PAGE = 'https://calendly.com/agency/call'
const parametersOf = (url: string) => Object.fromEntries(new URL(url).searchParams)

test('the URL of the frame has the options of the calendar, the campaign and the embedding page', () => {
  const attribution = { utm_source: 'letter' }
  const calendar = calendarUrl(PAGE, { text: '36040f' }, attribution, '?utm_source=letter')
  expect(parametersOf(frameUrl(calendar, attribution, 'www.example.com'))).toEqual({
    hide_gdpr_banner: '1',
    text_color: '36040f',
    utm_source: 'letter',
    embed_domain: 'www.example.com',
    embed_type: 'Inline',
  })
})

test('the URL of the calendar empties the campaign parameters of the page that the session does not have', () => {
  const calendar = calendarUrl(PAGE, {}, { utm_source: 'letter' }, '?utm_source=advert&utm_term=implants&gclid=secret')
  expect(parametersOf(calendar)).toEqual({ hide_gdpr_banner: '1', utm_term: '' })
})

test('names the campaign parameters as the script of the provider does', () => {
  expect(scriptAttribution({ utm_source: 'letter', utm_id: '7' })).toEqual({ utmSource: 'letter', utmId: '7' })
})

test.each([
  ['?x=50%&utm_source=letter&fbclid=%E0%A4%A', '?utm_source=letter'],
  ['?x=50%25&utm_term=caf%C3%A9', '?x=50%25&utm_term=caf%C3%A9'],
  ['?x=%', ''],
  ['', ''],
])('leaves of the query "%s" what can be decoded', (search, decodable) => {
  expect(decodableQuery(search)).toBe(decodable)
})
