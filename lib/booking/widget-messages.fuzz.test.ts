import fc from 'fast-check'
import { readWidgetMessage } from './widget-messages'

const events = fc.constantFrom(
  'calendly.page_height',
  'calendly.event_scheduled',
  'calendly.event_type_viewed',
  'calendly.',
)
const payload = fc.oneof(
  fc.anything(),
  fc.record({
    height: fc.oneof(
      fc.anything(),
      fc.double().map((pixels) => `${pixels}px`),
      fc.string().map((text) => `${text}px`),
    ),
  }),
  fc.record({ event: fc.oneof(fc.anything(), fc.record({ uri: fc.anything() })) }),
)
const message = fc.oneof(fc.anything(), fc.record({ event: fc.oneof(events, fc.anything()), payload }))

test("any message is either not the widget's or tells a height and a booking that can be used", () => {
  fc.assert(
    fc.property(message, (data) => {
      const read = readWidgetMessage(data)
      if (read === undefined) return
      const { event } = data as { event: string }
      expect(event).toMatch(/^calendly\./)
      if (read.height !== undefined) {
        expect(Number.isInteger(read.height)).toBe(true)
        expect(read.height).toBeGreaterThanOrEqual(300)
        expect(read.height).toBeLessThanOrEqual(3000)
      }
      if (read.booking !== undefined) {
        expect(event).toBe('calendly.event_scheduled')
        expect(typeof read.booking).toBe('string')
      }
    }),
    { numRuns: 1000 },
  )
})
