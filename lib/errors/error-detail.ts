/**
 * Returns the status and its text, or the message, of a thrown value as one line for visitors.
 * @param fallback returned for a value without any of these.
 */
export function formatErrorDetail(error: unknown, fallback: string): string {
  if (typeof error === 'string') return error.trim() || fallback
  if (typeof error !== 'object' || error === null) return fallback
  const { status, statusText, message } = error as Record<string, unknown>
  if (typeof status === 'number') return [status, statusText].filter(Boolean).join(' ')
  return typeof message === 'string' && message.trim() ? message.trim() : fallback
}
