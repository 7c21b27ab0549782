/**
 * What an error says about itself, as one line for the visitor.
 * @param error whatever was thrown.
 * @param unknown the words for an error that says nothing.
 * @returns the status (with its text) if there is one, else the message.
 */
export function errorDetail(error: unknown, unknown: string): string {
  if (typeof error === 'string') return error.trim() || unknown
  if (typeof error !== 'object' || error === null) return unknown
  const { status, statusText, message } = error as Record<string, unknown>
  if (typeof status === 'number') return [status, statusText].filter(Boolean).join(' ')
  return typeof message === 'string' && message.trim() ? message.trim() : unknown
}
