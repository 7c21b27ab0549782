import { hexColour, readableQuery, readWidgetMessage, widgetAttribution, widgetUrl } from './calendly'

const pageUrl = 'https://calendly.com/your-agency/discovery-call'

test('the widget is opened without its consent banner, and without a colour that could not be read', () => {
  const url = widgetUrl(pageUrl, { background: undefined, text: 'f2efe8' }, {}, '')
  expect(url).toBe(`${pageUrl}?hide_gdpr_banner=1&text_color=f2efe8`)
})

test('what the page carries but the session does not own is emptied', () => {
  const url = new URL(widgetUrl(pageUrl, {}, { utm_source: 'mail' }, '?utm_source=ad&utm_term=late&other=1'))
  expect(Object.fromEntries(url.searchParams)).toEqual({ hide_gdpr_banner: '1', utm_term: '' })
})

test('the campaign has the names of the widget', () => {
  const attribution = widgetAttribution({ utm_source: 'mail', utm_campaign: 'spring' })
  expect(attribution).toEqual({ utmSource: 'mail', utmCampaign: 'spring' })
})

test.each([
  ['rgb(14, 90, 74)', '0e5a4a'],
  ['rgba(0, 0, 0, 0)', undefined],
])('the colour %s is read as %s', (computed, expected) => {
  expect(hexColour(computed)).toBe(expected)
})

test.each([
  ['?x=50%', ''],
  ['?fbclid=%E0%A4%A&utm_source=a%20b&utm_term=%C3%A9', '?utm_source=a%20b&utm_term=%C3%A9'],
])('the readable part of %s is "%s"', (search, readable) => {
  expect(readableQuery(search)).toBe(readable)
})

test.each([
  ['a sign of life', { event: 'calendly.event_type_viewed' }, {}],
  ['of somebody else', { event: 'other.calendly.event_scheduled' }, undefined],
  ['no text', { event: 7 }, undefined],
  ['no event', 'calendly.event_scheduled', undefined],
  ['nothing', null, undefined],
])('a message that is %s: %j', (_, data, read) => {
  expect(readWidgetMessage(data as never)).toEqual(read)
})

const heightOf = (height: unknown) => readWidgetMessage({ event: 'calendly.page_height', payload: { height } })?.height

test('a height is read in whole pixels, within its limits', () => {
  expect(['300px', '2999.2px'].map(heightOf)).toEqual([300, 3000])
})

test.each(['299px', '3001px', '602', '1e3px', 602, null])('%j is no height', (height) => {
  expect(heightOf(height)).toBeUndefined()
})

test('a booked call is known by its URI, and by nothing else', () => {
  const uri = 'https://api.calendly.com/scheduled_events/1'
  const payloads = [{ event: { uri } }, { event: { uri: { toString: {} } } }, undefined]
  const read = payloads.map((payload) => readWidgetMessage({ event: 'calendly.event_scheduled', payload }))
  expect(read).toEqual([{ booking: uri }, { booking: '' }, { booking: '' }])
})
