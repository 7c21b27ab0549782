const STORAGE_KEY = 'booked'

/**
 * Remembers for the session that a call is booked, and stores the time in localStorage, where `recallBooking` reads it.
 * Does nothing if storage is blocked.
 */
export function rememberBooking(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'true')
    localStorage.setItem(STORAGE_KEY, String(Date.now()))
  } catch {}
}

/**
 * Remembers for the session of this page that a call was booked while the page was in the back/forward cache, where Firefox
 * keeps its session storage as it was. Does nothing if storage is blocked.
 * @param left when the page was left, in milliseconds since 1970.
 */
export function recallBooking(left: number): void {
  try {
    if (Number(localStorage.getItem(STORAGE_KEY)) >= left) sessionStorage.setItem(STORAGE_KEY, 'true')
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
