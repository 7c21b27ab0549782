import { parseWidgetMessage } from './calendly'

test('ignores messages of other sources', () => {
  for (const data of [{ event: 'other.calendly.event_scheduled' }, { event: 7 }, 'calendly.event_scheduled', null]) {
    expect(parseWidgetMessage(data as never)).toBeUndefined()
  }
})

test('rounds heights within the limits up to whole pixels, and ignores all others', () => {
  const heights = ['300px', '2999.2px', '299px', '3001px', '602', '1e3px', 602, null]
  const messages = heights.map((height) => parseWidgetMessage({ event: 'calendly.page_height', payload: { height } }))
  expect(messages.flatMap((message) => message?.height ?? [])).toEqual([300, 3000])
})

test('returns the URI of a booked call, or an empty string', () => {
  const uri = 'https://api.calendly.com/scheduled_events/1'
  const payloads = [{ event: { uri } }, { event: { uri: { toString: {} } } }, undefined]
  const bookings = payloads.map((payload) => parseWidgetMessage({ event: 'calendly.event_scheduled', payload }))
  expect(bookings).toEqual([{ booking: uri }, { booking: '' }, { booking: '' }])
})
