/** A message of the scheduling widget: `height` in pixels, `booking` the URI of the booked call. */
export type WidgetMessage = { height?: number; booking?: string }

const MIN_HEIGHT = 300
const MAX_HEIGHT = 3000

/**
 * Reads a message of the widget; a height outside 300 to 3000 pixels is ignored.
 * @returns undefined for any other message.
 */
export function readWidgetMessage(data: unknown): WidgetMessage | undefined {
  const event = field(data, 'event')
  if (typeof event !== 'string' || !event.startsWith('calendly.')) return undefined
  const payload = field(data, 'payload')
  if (event === 'calendly.page_height') return { height: heightOf(field(payload, 'height')) }
  if (event === 'calendly.event_scheduled') {
    const uri = field(field(payload, 'event'), 'uri')
    return { booking: typeof uri === 'string' ? uri : '' }
  }
  return {}
}

function heightOf(value: unknown): number | undefined {
  const pixels = typeof value === 'string' && /^\d+(\.\d+)?px$/.test(value) ? Math.ceil(parseFloat(value)) : NaN
  return pixels >= MIN_HEIGHT && pixels <= MAX_HEIGHT ? pixels : undefined
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
