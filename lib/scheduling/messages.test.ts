import { parseCalendarMessage } from './messages'

const event = 'calendly.event_scheduled'

test('returns the URI of a booked call, or an empty string without one', () => {
  const uri = 'https://api.calendly.com/scheduled_events/1'
  expect(parseCalendarMessage({ event, payload: { event: { uri } } })).toEqual({ booking: uri })
  for (const payload of [undefined, null, {}, { event: {} }, { event: { uri: 7 } }])
    expect(parseCalendarMessage({ event, payload })).toEqual({ booking: '' })
})

test('returns an empty object for the other messages of the calendar', () => {
  for (const name of ['calendly.event_type_viewed', 'calendly.page_height', `${event}_twice`])
    expect(parseCalendarMessage({ event: name, payload: { event: {} } })).toEqual({})
})

test('returns undefined for messages from other sources', () => {
  for (const data of [null, undefined, {}, { event: 7 }, { event: 'other.event_scheduled' }])
    expect(parseCalendarMessage(data)).toBeUndefined()
})
