import { parseWidgetMessage } from './messages'
import { messages } from './stub'

test.each([
  [300, 300],
  [899.2, 900],
  [3000, 3000],
  [299, undefined],
  [3001, undefined],
  [NaN, undefined],
])('parses a height of %d px as %p', (pixels, height) => {
  expect(parseWidgetMessage(messages.height(pixels))).toEqual({ height })
})

test('parses a booked call, also one without its address', () => {
  expect(parseWidgetMessage(messages.booked('1'))).toEqual({ booking: expect.stringMatching(/\/1$/) })
  const { event } = messages.booked('1')
  for (const payload of [undefined, {}, { event: {} }, { event: { uri: 7 } }])
    expect(parseWidgetMessage({ event, payload })).toEqual({ booking: '' })
})

test('parses the other messages of the provider, and none of anyone else', () => {
  expect(parseWidgetMessage(messages.other)).toEqual({})
  for (const data of [null, undefined, {}, { event: 7 }, { event: 'other.event_scheduled' }])
    expect(parseWidgetMessage(data)).toBeUndefined()
})
