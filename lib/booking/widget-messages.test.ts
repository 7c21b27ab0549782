import { readWidgetMessage } from './widget-messages'

const height = (value: unknown) => readWidgetMessage({ event: 'calendly.page_height', payload: { height: value } })

test('any message of the widget is a sign of life', () => {
  expect(readWidgetMessage({ event: 'calendly.event_type_viewed' })).toEqual({})
})

test.each([undefined, null, 'calendly.x', 7, {}, { event: 7 }, { event: 'other.calendly.x' }, { event: 'calendly' }])(
  'what is not of the widget is ignored: %j',
  (data) => expect(readWidgetMessage(data)).toBeUndefined(),
)

test('the height is read in pixels, within its limits', () => {
  expect(height('602px')).toEqual({ height: 602 })
  expect(height('300px')).toEqual({ height: 300 })
  expect(height('2999.2px')).toEqual({ height: 3000 })
})

test.each(['299px', '3001px', '602', '60vh', '1e3px', 602, null, 'calc(602px)'])('%j is no height', (value) => {
  expect(height(value)).toEqual({ height: undefined })
})

test('a booked call is known by its URI', () => {
  const payload = { event: { uri: 'https://api.calendly.com/scheduled_events/1' }, invitee: { uri: 'x' } }
  expect(readWidgetMessage({ event: 'calendly.event_scheduled', payload })).toEqual({ booking: payload.event.uri })
  expect(readWidgetMessage({ event: 'calendly.event_scheduled' })).toEqual({ booking: '' })
})

test('what is no URI is no name of a booking, even where String() would throw', () => {
  const payload = { event: { uri: { toString: {} } } }
  expect(readWidgetMessage({ event: 'calendly.event_scheduled', payload })).toEqual({ booking: '' })
})
