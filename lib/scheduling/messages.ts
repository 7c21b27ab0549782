/** Data of a message, which any window may have posted. The fields are those of the calendar's messages. */
type MessageData = { event?: unknown; payload?: { event?: { uri?: unknown } } | null } | null | undefined

/**
 * Parses the data of a message.
 * @returns for a booked call, `booking`, its URI or an empty string; for the calendar's other messages, an empty object;
 * for messages from other sources, undefined.
 */
export function parseCalendarMessage(data: MessageData): { booking?: string } | undefined {
  const { event, payload } = data ?? {}
  if (typeof event !== 'string' || !event.startsWith('calendly.')) return undefined
  if (event !== 'calendly.event_scheduled') return {}
  const uri = payload?.event?.uri
  return { booking: typeof uri === 'string' ? uri : '' }
}
