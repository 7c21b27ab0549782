/** Untrusted data: any window can post a message. The fields are named as in the calendar's messages. */
type MessageData = { event?: unknown; payload?: { event?: { uri?: unknown } } | null } | null | undefined

/**
 * Parses the data of a message.
 * @returns `booking`, the URI or '', for a booked call; an empty object for the calendar's other messages; undefined for
 * messages from other sources.
 */
export function parseCalendarMessage(data: MessageData): { booking?: string } | undefined {
  const { event, payload } = data ?? {}
  if (typeof event !== 'string' || !event.startsWith('calendly.')) return undefined
  if (event !== 'calendly.event_scheduled') return {}
  const uri = payload?.event?.uri
  return { booking: typeof uri === 'string' ? uri : '' }
}
