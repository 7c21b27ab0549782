/** What a message of the scheduling widget tells: that it lives, how tall it is, that a call was booked. */
export type WidgetMessage = { height?: number; booking?: string }

const SMALLEST = 300
const TALLEST = 3000

/**
 * Reads the data of a message from the widget's own frame.
 * @returns nothing when it is not one of the widget's messages; `height` in pixels, only from 300 to 3000;
 * `booking` as the address by which the provider knows the booked call.
 */
export function readWidgetMessage(data: unknown): WidgetMessage | undefined {
  const event = field(data, 'event')
  if (typeof event !== 'string' || !event.startsWith('calendly.')) return undefined
  const payload = field(data, 'payload')
  if (event === 'calendly.page_height') return { height: heightOf(field(payload, 'height')) }
  if (event === 'calendly.event_scheduled') return { booking: String(field(field(payload, 'event'), 'uri') ?? '') }
  return {}
}

function heightOf(value: unknown): number | undefined {
  const pixels = typeof value === 'string' && /^\d+(\.\d+)?px$/.test(value) ? Math.ceil(parseFloat(value)) : NaN
  return pixels >= SMALLEST && pixels <= TALLEST ? pixels : undefined
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
