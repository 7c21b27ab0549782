const STORAGE_KEY = 'booked'

/** Remembers for the session that a call is booked. Does nothing if storage is blocked. */
export function rememberBooking(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'true')
  } catch {}
}

/** Returns whether a call was booked in this session; false if storage is blocked. */
export function hasBooked(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}
