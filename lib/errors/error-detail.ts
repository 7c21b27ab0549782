/**
 * Formats a thrown value for visitors: its status and status text, or else its message.
 * @param fallback returned for a value that has neither.
 */
export function formatErrorDetail(error: unknown, fallback: string): string {
  if (typeof error === 'string') return error.trim() || fallback
  if (typeof error !== 'object' || error === null) return fallback
  const { status, statusText, message } = error as Record<string, unknown>
  if (typeof status === 'number') return [status, statusText].filter(Boolean).join(' ')
  return typeof message === 'string' && message.trim() ? message.trim() : fallback
}
