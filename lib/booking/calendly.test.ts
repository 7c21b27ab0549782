import { hexColour, decodableQuery, parseWidgetMessage, widgetAttribution, widgetUrl } from './calendly'

const pageUrl = 'https://calendly.com/your-agency/discovery-call'

test('hides the consent banner, and omits undefined colours', () => {
  const url = widgetUrl(pageUrl, { background: undefined, text: 'f2efe8' }, {}, '')
  expect(url).toBe(`${pageUrl}?hide_gdpr_banner=1&text_color=f2efe8`)
})

test('overrides the page’s campaign parameters that are not in the attribution with empty values', () => {
  const url = new URL(widgetUrl(pageUrl, {}, { utm_source: 'mail' }, '?utm_source=ad&utm_term=late&other=1'))
  expect(Object.fromEntries(url.searchParams)).toEqual({ hide_gdpr_banner: '1', utm_term: '' })
})

test('uses the widget’s parameter names for the attribution', () => {
  const attribution = widgetAttribution({ utm_source: 'mail', utm_campaign: 'spring' })
  expect(attribution).toEqual({ utmSource: 'mail', utmCampaign: 'spring' })
})

test.each([
  ['rgb(14, 90, 74)', '0e5a4a'],
  ['rgba(0, 0, 0, 0)', undefined],
])('converts the computed colour %s to %s', (computed, expected) => {
  expect(hexColour(computed)).toBe(expected)
})

test.each([
  ['?x=50%', ''],
  ['?fbclid=%E0%A4%A&utm_source=a%20b&utm_term=%C3%A9', '?utm_source=a%20b&utm_term=%C3%A9'],
])('removes parameters that cannot be decoded from %s: "%s"', (search, decodable) => {
  expect(decodableQuery(search)).toBe(decodable)
})

test.each([
  ['another message of the widget', { event: 'calendly.event_type_viewed' }, {}],
  ['a message from another source', { event: 'other.calendly.event_scheduled' }, undefined],
  ['a message whose event is not a string', { event: 7 }, undefined],
  ['a message that is a string', 'calendly.event_scheduled', undefined],
  ['a message that is null', null, undefined],
])('parses %s: %j', (_, data, expected) => {
  expect(parseWidgetMessage(data as never)).toEqual(expected)
})

const heightOf = (height: unknown) => parseWidgetMessage({ event: 'calendly.page_height', payload: { height } })?.height

test('rounds heights within the limits up to whole pixels', () => {
  expect(['300px', '2999.2px'].map(heightOf)).toEqual([300, 3000])
})

test.each(['299px', '3001px', '602', '1e3px', 602, null])('ignores the height %j', (height) => {
  expect(heightOf(height)).toBeUndefined()
})

test('returns the URI of a booked call, or an empty string', () => {
  const uri = 'https://api.calendly.com/scheduled_events/1'
  const payloads = [{ event: { uri } }, { event: { uri: { toString: {} } } }, undefined]
  const bookings = payloads.map((payload) => parseWidgetMessage({ event: 'calendly.event_scheduled', payload }))
  expect(bookings).toEqual([{ booking: uri }, { booking: '' }, { booking: '' }])
})
