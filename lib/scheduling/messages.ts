/** Limits of the height that the calendar may request, in CSS pixels. */
const HEIGHT_LIMITS = { min: 300, max: 3000 }

/** Data of a message, which any window may have posted. The fields are those of the calendar's messages. */
type MessageData = { event?: unknown; payload?: { height?: unknown; event?: { uri?: unknown } } } | null | undefined

/**
 * Parses the data of a message.
 * @returns for a height message of the calendar, `height` in CSS pixels, or undefined outside HEIGHT_LIMITS; for a booked
 * call, `booking`, its URI or an empty string; for the calendar's other messages, an empty object. Returns undefined for
 * messages from other sources.
 */
export function parseCalendarMessage(data: MessageData) {
  const { event, payload } = data ?? {}
  if (typeof event !== 'string' || !event.startsWith('calendly.')) return undefined
  if (event === 'calendly.page_height') return { height: parseHeight(payload?.height) }
  if (event !== 'calendly.event_scheduled') return {}
  const uri = payload?.event?.uri
  return { booking: typeof uri === 'string' ? uri : '' }
}

function parseHeight(value: unknown): number | undefined {
  const pixels = typeof value === 'string' && /^\d+(\.\d+)?px$/.test(value) ? Math.ceil(parseFloat(value)) : NaN
  return pixels >= HEIGHT_LIMITS.min && pixels <= HEIGHT_LIMITS.max ? pixels : undefined
}
