import { parseCalendarMessage } from './messages'
import { messages } from './stub'

test.each([
  [300, 300],
  [899.2, 900],
  [3000, 3000],
  [299, undefined],
  [3001, undefined],
  [NaN, undefined],
])('parses a height of %d px as %p', (pixels, height) => {
  expect(parseCalendarMessage(messages.height(pixels))).toEqual({ height })
})

test('parses a booked call, also one without its address', () => {
  expect(parseCalendarMessage(messages.booked('1'))).toEqual({ booking: expect.stringMatching(/\/1$/) })
  const { event } = messages.booked('1')
  for (const payload of [undefined, {}, { event: {} }, { event: { uri: 7 } }])
    expect(parseCalendarMessage({ event, payload })).toEqual({ booking: '' })
})

test('parses the other messages of the provider, and none of anyone else', () => {
  expect(parseCalendarMessage(messages.other)).toEqual({})
  for (const data of [null, undefined, {}, { event: 7 }, { event: 'other.event_scheduled' }])
    expect(parseCalendarMessage(data)).toBeUndefined()
})
