/**
 * What an error says about itself, as one line for the visitor.
 * @param error whatever was thrown.
 * @param fallback for an error that says nothing.
 * @returns the status (with its text) if there is one, else the message.
 */
export function errorDetail(error: unknown, fallback: string): string {
  if (typeof error === 'string') return error.trim() || fallback
  if (typeof error !== 'object' || error === null) return fallback
  const { status, statusText, message } = error as Record<string, unknown>
  if (typeof status === 'number') return [status, statusText].filter(Boolean).join(' ')
  return typeof message === 'string' && message.trim() ? message.trim() : fallback
}
